import type { ClinicId, OrderNo } from '@cusp/kernel'
import type { Writer } from '../../platform/database'
import { publish } from '../../platform/events'
import { releaseStock, uncountPurchases, withdrawPromises } from '../catalogue'
import type { By, Order } from './order'
import { hasTimeLeft } from './rules/cancellation'
import { keptOf } from './rules/deposit'
import { isUnpaid } from './rules/moves'
import { moveOrder } from './store/moves'
import { findLines, lockOverdue, lockOwnOrder } from './store/orders'

type Closing = {
  readonly move: 'cancel' | 'expire' | 'close'
  readonly because: 'cancelled' | 'expired' | 'closedByOperator'
  readonly by: By
  readonly now: Date
  readonly reason: string
}

/**
 * Closes orders that the caller has locked. Stock and purchase limits are free again in the same transaction; the event
 * tells whoever holds money for them. Stock is locked in one order over all of them, after the orders.
 */
export async function closeOrders(
  tx: Writer,
  orders: readonly Order[],
  { move, because, ...moved }: Closing,
): Promise<void> {
  for (const order of orders) {
    await moveOrder(tx, order, move, { ...moved, depositKept: keptOf(order, move) })
    await publish(tx, 'orderClosed', { orderNo: order.orderNo, because })
  }
  const lines = await findLines(
    tx,
    orders.map((order) => order.orderNo),
  )
  const promised = new Set(orders.filter(isPromisedOnly).map((order) => order.orderNo))
  const stockLines = (some: typeof lines) =>
    some.map(({ id, variantId, quantity }) => ({ orderLineId: id, variantId, quantity }))
  await releaseStock(tx, stockLines(lines.filter((line) => !promised.has(line.orderNo))))
  await withdrawPromises(tx, stockLines(lines.filter((line) => promised.has(line.orderNo))))
  const clinicOf = new Map(orders.map((order) => [order.orderNo, order.clinicId]))
  for (const clinicId of [...new Set(clinicOf.values())].sort()) {
    await uncountPurchases(
      tx,
      clinicId,
      lines.filter((line) => clinicOf.get(line.orderNo) === clinicId),
    )
  }
}

/** A pre-order whose goods have not arrived holds no stock: only a promise. */
const isPromisedOnly = ({ deposit, goodsArrivedAt }: Order): boolean => deposit > 0 && goodsArrivedAt === null

const expired = { move: 'expire', because: 'expired', by: { kind: 'system', name: '' }, reason: 'expired' } as const
const batch = 50

/** Closes a batch of overdue orders; says whether there may be more. */
export async function expireSome(tx: Writer, now: Date): Promise<boolean> {
  const overdue = await lockOverdue(tx, now, batch)
  if (overdue.length === 0) return false
  await closeOrders(tx, overdue, { ...expired, now })
  return overdue.length === batch
}

/** Closes the clinic's own order if its time is over by the server's clock; gives the order as it is then. */
export async function expireOwnOrder(
  tx: Writer,
  clinicId: ClinicId,
  orderNo: OrderNo,
  now: Date,
): Promise<Order | undefined> {
  const order = await lockOwnOrder(tx, clinicId, orderNo)
  if (!order || !isUnpaid(order.status) || hasTimeLeft(order, now)) return order
  await closeOrders(tx, [order], { ...expired, now })
  return { ...order, status: 'closed', closedAt: now, closeReason: 'expired' }
}
