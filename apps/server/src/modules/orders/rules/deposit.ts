import type { orders } from '@cusp/contract'
import { type Minor, minus, nothing, percentOf, toMinor } from '@cusp/kernel'
import type { Order } from '../order'

/**
 * What a pre-order pays at once: that percent of its goods, rounded half up to the cent and at least one cent; freight
 * comes with the balance. A hundred percent is everything, freight too.
 */
export function depositOf({ goods, payable }: { goods: Minor; payable: Minor }, percent: number): Minor {
  if (percent >= 100) return payable
  const part = percentOf(goods, percent)
  return part > 0 ? part : toMinor(1)
}

type Paid = Pick<Order, 'payable' | 'deposit' | 'depositPaidAt'>

export const balanceOf = ({ payable, deposit }: Pick<Order, 'payable' | 'deposit'>): Minor =>
  deposit === 0 ? nothing : minus(payable, deposit)

export type Part = 'whole' | 'deposit' | 'balance'

/** Which part of an order is paid next, or was last. */
export function partOf({ deposit, depositPaidAt }: Pick<Order, 'deposit' | 'depositPaidAt'>): Part {
  if (deposit === 0) return 'whole'
  return depositPaidAt === null ? 'deposit' : 'balance'
}

/** The cents of that part. */
export function toPayOf(order: Paid): Minor {
  const part = partOf(order)
  if (part === 'whole') return order.payable
  return part === 'deposit' ? order.deposit : balanceOf(order)
}

/** Spec B176 knows 7, paid. Once it is, the buyer does not cancel any more. */
export function depositStatusOf({
  deposit,
  depositPaidAt,
}: Pick<Order, 'deposit' | 'depositPaidAt'>): orders.DepositStatus {
  if (deposit === 0) return 'none'
  return depositPaidAt === null ? 'due' : 'paid'
}

/** What is kept of the deposit when the balance was not paid in time, rounded down in favour of the clinic; nothing of any other closed order. */
export function keptOf(order: Pick<Order, 'deposit' | 'depositPaidAt' | 'keptPercent'>, move: string): Minor {
  if (move !== 'expire' || depositStatusOf(order) !== 'paid') return nothing
  return toMinor(Math.floor((order.deposit * order.keptPercent) / 100))
}

/**
 * Who is served of those that wait, in their order: the queue stops at the first for whom too few pieces are left, so
 * that nobody who came later is served before.
 */
export function servedFirst<T extends { readonly quantity: number }>(waiting: readonly T[], pieces: number): T[] {
  let left = pieces
  const stopsAt = waiting.findIndex(({ quantity }) => {
    left -= quantity
    return left < 0
  })
  return waiting.slice(0, stopsAt === -1 ? waiting.length : stopsAt)
}
