import { idFrom, type OrderNo } from '@cusp/kernel'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import type { Order } from '../order'
import { orderLine, shopOrder } from '../schema'
import { orderColumns, toOrder } from './orders'

export type Waiting = { readonly order: Order; readonly lineId: string; readonly quantity: number }

/** Pre-orders that wait for a variant with their deposit paid, first come first; all of them are locked. */
export async function lockWaiting(tx: Writer, variantId: string): Promise<Waiting[]> {
  const rows = await tx
    .select({ order: orderColumns, lineId: orderLine.id, quantity: orderLine.quantity })
    .from(shopOrder)
    .innerJoin(orderLine, eq(orderLine.orderNo, shopOrder.orderNo))
    .where(and(eq(shopOrder.status, 'preOrder'), eq(orderLine.variantId, variantId)))
    .orderBy(asc(shopOrder.depositPaidAt), asc(shopOrder.orderNo))
    .for('update', { of: shopOrder })
  return rows.map(({ order, ...line }) => ({ ...line, order: toOrder(order) }))
}

export type Queued = {
  readonly variantId: string
  readonly orderNo: OrderNo
  readonly clinicName: string
  readonly quantity: number
  readonly depositPaidAt: Date
  readonly expectedOn: string | null
}

/** Who waits for these variants, first come first. */
export async function findQueues(read: Reader, variantIds: readonly string[]): Promise<Queued[]> {
  if (variantIds.length === 0) return []
  const rows = await read
    .select({
      variantId: orderLine.variantId,
      orderNo: shopOrder.orderNo,
      clinicName: shopOrder.clinicName,
      quantity: orderLine.quantity,
      depositPaidAt: shopOrder.depositPaidAt,
      createdAt: shopOrder.createdAt,
      expectedOn: shopOrder.expectedOn,
    })
    .from(shopOrder)
    .innerJoin(orderLine, eq(orderLine.orderNo, shopOrder.orderNo))
    .where(and(eq(shopOrder.status, 'preOrder'), inArray(orderLine.variantId, [...variantIds])))
    .orderBy(asc(shopOrder.depositPaidAt), asc(shopOrder.orderNo))
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    orderNo: idFrom<'OrderNo'>(row.orderNo),
    // An order in this status has paid its deposit.
    depositPaidAt: row.depositPaidAt ?? createdAt,
  }))
}
