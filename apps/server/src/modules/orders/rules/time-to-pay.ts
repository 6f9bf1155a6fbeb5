import type { orders } from '@cusp/contract'
import type { OrderSettings } from '../order'

const hour = 3_600_000

/** When an order that may be paid from now on is closed unpaid (decisions 51, 52). */
export function dueAt(
  choice: orders.PaymentChoice,
  { onlineHours, remittanceDays }: Pick<OrderSettings, 'onlineHours' | 'remittanceDays'>,
  now: Date,
): Date {
  return new Date(now.getTime() + (choice === 'online' ? onlineHours : remittanceDays * 24) * hour)
}
