import { type ClinicId, idFrom, type OrderNo, toMinor } from '@cusp/kernel'
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { prepared, type Reader, type Writer } from '../../../platform/database'
import type { HistoryEntry, Order, OrderLine, OrderStatus, OrderStore, Parcel } from '../order'
import { orderHistory, orderLine, orderStore, parcel, shopOrder } from '../schema'

export const orderColumns = {
  orderNo: shopOrder.orderNo,
  clinicId: shopOrder.clinicId,
  accountId: shopOrder.accountId,
  clinicName: shopOrder.clinicName,
  buyerName: shopOrder.buyerName,
  status: shopOrder.status,
  currency: shopOrder.currency,
  goods: shopOrder.goods,
  discount: shopOrder.discount,
  coupon: shopOrder.coupon,
  freight: shopOrder.freight,
  payable: shopOrder.payable,
  address: shopOrder.address,
  remark: shopOrder.remark,
  paymentChoice: shopOrder.paymentChoice,
  paymentType: shopOrder.paymentType,
  hasMedicine: shopOrder.hasMedicine,
  expiresAt: shopOrder.expiresAt,
  createdAt: shopOrder.createdAt,
  paidAt: shopOrder.paidAt,
  shippedAt: shopOrder.shippedAt,
  completedAt: shopOrder.completedAt,
  closedAt: shopOrder.closedAt,
  closeReason: shopOrder.closeReason,
  refundState: shopOrder.refundState,
  remittanceReference: shopOrder.remittanceReference,
  remittanceReportedAt: shopOrder.remittanceReportedAt,
  deposit: shopOrder.deposit,
  keptPercent: shopOrder.keptPercent,
  expectedOn: shopOrder.expectedOn,
  depositPaidAt: shopOrder.depositPaidAt,
  goodsArrivedAt: shopOrder.goodsArrivedAt,
  depositKept: shopOrder.depositKept,
}
export type OrderRow = { [K in keyof typeof orderColumns]: (typeof shopOrder.$inferSelect)[K] }

export function toOrder(row: OrderRow): Order {
  return {
    ...row,
    orderNo: idFrom<'OrderNo'>(row.orderNo),
    clinicId: idFrom<'Clinic'>(row.clinicId),
    accountId: idFrom<'Account'>(row.accountId),
    // The table's checks allow only these names.
    status: row.status as OrderStatus,
    // The table's checks allow only these names.
    currency: row.currency as Order['currency'],
    // The table's checks allow only these names.
    paymentChoice: row.paymentChoice as Order['paymentChoice'],
    // Only `choosePaymentType` and placing write it, both from the contract's names.
    paymentType: row.paymentType as Order['paymentType'],
    // The table's checks allow only these names.
    refundState: row.refundState as Order['refundState'],
    goods: toMinor(row.goods),
    discount: toMinor(row.discount),
    coupon: toMinor(row.coupon),
    freight: toMinor(row.freight),
    payable: toMinor(row.payable),
    deposit: toMinor(row.deposit),
    depositKept: toMinor(row.depositKept),
  }
}

const numbered = eq(shopOrder.orderNo, sql.placeholder('orderNo'))
const own = and(numbered, eq(shopOrder.clinicId, sql.placeholder('clinicId')))
const ownOrder = prepared((read: Reader) => read.select(orderColumns).from(shopOrder).where(own).prepare('order_own'))
const ownOrderLocked = prepared((tx: Writer) =>
  tx.select(orderColumns).from(shopOrder).where(own).for('update').prepare('order_own_locked'),
)
const orderLocked = prepared((tx: Writer) =>
  tx.select(orderColumns).from(shopOrder).where(numbered).for('update').prepare('order_locked'),
)

/** Someone else's order is no order: ownership is part of the question, not a check after it. */
export async function findOwnOrder(read: Reader, clinicId: ClinicId, orderNo: OrderNo): Promise<Order | undefined> {
  const [row] = await ownOrder(read).execute({ clinicId, orderNo })
  return row && toOrder(row)
}

export async function lockOwnOrder(tx: Writer, clinicId: ClinicId, orderNo: OrderNo): Promise<Order | undefined> {
  const [row] = await ownOrderLocked(tx).execute({ clinicId, orderNo })
  return row && toOrder(row)
}

/** For operators and the shop itself; buyers ask for their own. */
export async function findOrder(read: Reader, orderNo: OrderNo): Promise<Order | undefined> {
  const [row] = await read.select(orderColumns).from(shopOrder).where(eq(shopOrder.orderNo, orderNo))
  return row && toOrder(row)
}

export async function lockOrder(tx: Writer, orderNo: OrderNo): Promise<Order | undefined> {
  const [row] = await orderLocked(tx).execute({ orderNo })
  return row && toOrder(row)
}

const unpaid = inArray(shopOrder.status, ['pendingPayment', 'paying'])

/** Unpaid orders whose time is over; those that another transaction holds are left for the next look. */
export async function lockOverdue(tx: Writer, now: Date, atMost: number): Promise<Order[]> {
  const rows = await tx
    .select(orderColumns)
    .from(shopOrder)
    .where(and(unpaid, lte(shopOrder.expiresAt, now)))
    .orderBy(asc(shopOrder.expiresAt), asc(shopOrder.orderNo))
    .limit(atMost)
    .for('update', { skipLocked: true })
  return rows.map(toOrder)
}

export async function lockLongShipped(tx: Writer, before: Date, atMost: number): Promise<Order[]> {
  const rows = await tx
    .select(orderColumns)
    .from(shopOrder)
    .where(and(eq(shopOrder.status, 'pendingReceipt'), lte(shopOrder.shippedAt, before)))
    .orderBy(asc(shopOrder.shippedAt))
    .limit(atMost)
    .for('update', { skipLocked: true })
  return rows.map(toOrder)
}

export async function findLines(read: Reader, orderNos: readonly OrderNo[]): Promise<OrderLine[]> {
  if (orderNos.length === 0) return []
  const rows = await read
    .select()
    .from(orderLine)
    .where(inArray(orderLine.orderNo, [...orderNos]))
    .orderBy(asc(orderLine.orderNo), asc(orderLine.position))
  return rows.map((row) => ({
    ...row,
    orderNo: idFrom<'OrderNo'>(row.orderNo),
    storeId: idFrom<'Store'>(row.storeId),
    productId: idFrom<'Product'>(row.productId),
    variantId: idFrom<'Variant'>(row.variantId),
    listPrice: toMinor(row.listPrice),
    unitPrice: toMinor(row.unitPrice),
    lineDiscount: toMinor(row.lineDiscount),
  }))
}

export async function findStores(read: Reader, orderNo: OrderNo): Promise<OrderStore[]> {
  const rows = await read
    .select()
    .from(orderStore)
    .where(eq(orderStore.orderNo, orderNo))
    .orderBy(asc(orderStore.storeId))
  return rows.map((row) => ({
    ...row,
    storeId: idFrom<'Store'>(row.storeId),
    expressId: idFrom<'Express'>(row.expressId),
    freight: toMinor(row.freight),
  }))
}

export async function findParcels(read: Reader, orderNo: OrderNo): Promise<Parcel[]> {
  const rows = await read.select().from(parcel).where(eq(parcel.orderNo, orderNo)).orderBy(asc(parcel.shippedAt))
  return rows.map((row) => ({ ...row, storeId: idFrom<'Store'>(row.storeId) }))
}

export async function findHistory(read: Reader, orderNo: OrderNo): Promise<HistoryEntry[]> {
  return read
    .select({
      at: orderHistory.at,
      from: orderHistory.fromStatus,
      move: orderHistory.move,
      to: orderHistory.toStatus,
      byKind: orderHistory.byKind,
      byName: orderHistory.byName,
      reason: orderHistory.reason,
    })
    .from(orderHistory)
    .where(eq(orderHistory.orderNo, orderNo))
    .orderBy(desc(orderHistory.id))
}

export async function choosePaymentType(
  tx: Writer,
  orderNo: OrderNo,
  paymentType: NonNullable<Order['paymentType']>,
): Promise<void> {
  await tx.update(shopOrder).set({ paymentType }).where(eq(shopOrder.orderNo, orderNo))
}

/** The time to pay of an order begins. */
export async function keepDue(tx: Writer, orderNo: OrderNo, expiresAt: Date): Promise<void> {
  await tx.update(shopOrder).set({ expiresAt }).where(eq(shopOrder.orderNo, orderNo))
}

export async function keepRemittance(tx: Writer, orderNo: OrderNo, reference: string, at: Date): Promise<void> {
  await tx
    .update(shopOrder)
    .set({ remittanceReference: reference, remittanceReportedAt: at })
    .where(eq(shopOrder.orderNo, orderNo))
}

export async function keepRefundState(tx: Writer, orderNo: OrderNo, refundState: 'due' | 'done'): Promise<void> {
  await tx.update(shopOrder).set({ refundState }).where(eq(shopOrder.orderNo, orderNo))
}

export async function insertParcel(
  tx: Writer,
  { orderNo, ...sent }: { orderNo: OrderNo; storeId: string; expressName: string; waybill: string; shippedAt: Date },
): Promise<void> {
  await tx.insert(parcel).values({ orderNo, ...sent })
  await tx
    .update(orderStore)
    .set({ shippedAt: sent.shippedAt })
    .where(and(eq(orderStore.orderNo, orderNo), eq(orderStore.storeId, sent.storeId)))
}

/** Says whether the order has such a parcel. */
export async function changeParcel(
  tx: Writer,
  orderNo: OrderNo,
  parcelId: string,
  changed: { expressName: string; waybill: string },
): Promise<boolean> {
  const rows = await tx
    .update(parcel)
    .set(changed)
    .where(and(eq(parcel.id, parcelId), eq(parcel.orderNo, orderNo)))
    .returning({ id: parcel.id })
  return rows.length > 0
}

/** What the pages of the back office count. */
export async function countForDashboard(
  read: Reader,
  since: Date,
): Promise<{ toShip: number; toReview: number; held: number; remittances: number; placed: number }> {
  const [row] = await read
    .select({
      toShip: sql<number>`(select count(*)::int from shop_order where status = 'pendingShipment')`,
      toReview: sql<number>`(select count(*)::int from shop_order where status = 'pendingReview')`,
      held: sql<number>`(select count(*)::int from shop_order where status = 'held')`,
      remittances: sql<number>`(select count(*)::int from shop_order where status = 'remitted')`,
      placed: sql<number>`(select count(*)::int from shop_order where created_at >= ${since.toISOString()}::timestamptz)`,
    })
    .from(sql`(values (1)) as one`)
  return row ?? { toShip: 0, toReview: 0, held: 0, remittances: 0, placed: 0 }
}
