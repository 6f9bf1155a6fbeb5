import { type accounts, states } from '@cusp/contract'
import { after, mayBuy } from '@cusp/kernel'
import type { Order } from '../order'
import { depositStatusOf } from './deposit'

/** Neither Buyer nor Seller: such an account looks after the money and neither buys nor cancels (spec B187, decision 21). */
export const isFinanceOnly = (roles: readonly accounts.ClinicRole[]): boolean => !mayBuy(roles)

/** Spec B176 with decision 22: unpaid and in time, or under review, or a remittance that nobody has reported; never once a deposit is paid. */
export function buyerMayCancel(
  order: Pick<Order, 'status' | 'paymentType' | 'expiresAt' | 'deposit' | 'depositPaidAt'>,
  roles: readonly accounts.ClinicRole[],
  now: Date,
): boolean {
  if (isFinanceOnly(roles) || depositStatusOf(order) === 'paid') return false
  if (after(states.orderStates, order.status, 'cancel', 'buyer') === undefined) return false
  if (order.status === 'pendingReview' || order.paymentType === 'remittance') return true
  return order.status === 'pendingPayment' && hasTimeLeft(order, now)
}

/** An order without a due time never runs out. */
export const hasTimeLeft = ({ expiresAt }: Pick<Order, 'expiresAt'>, now: Date): boolean =>
  expiresAt === null || expiresAt > now
