import { type AccountId, type ClinicId, idFrom } from '@cusp/kernel'
import { and, asc, desc, eq, gt, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../platform/database'
import type { Order, OrderStatus } from '../order'
import { shopOrder } from '../schema'
import { type OrderRow, orderColumns, toOrder } from './orders'

/** Typed text as it stands: no sign in it is a wildcard. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

const namesGoods = (keyword: string): SQL =>
  sql`exists (select 1 from order_line l where l.order_no = shop_order.order_no
    and (l.name->>'en' ilike ${containing(keyword)} or l.name->>'zh-Hant' ilike ${containing(keyword)} or l.article_number ilike ${containing(keyword)}))`

export type Tabs = Readonly<Record<'pendingPayment' | 'pendingShipment' | 'pendingReceipt', readonly OrderStatus[]>>
export type OwnPage = {
  readonly statuses: readonly OrderStatus[] | undefined
  readonly keyword: string
  readonly medicineOnly: boolean
  readonly tabs: Tabs
  readonly size: number
  readonly skip: number
}

/** A page of a clinic's orders with the counts of its tabs, all of one moment: one statement. */
export async function findOwnPage(read: Reader, clinicId: ClinicId, page: OwnPage) {
  const { statuses, keyword, medicineOnly, tabs } = page
  const within = (names: readonly OrderStatus[]) =>
    sql`${shopOrder.status} in (${sql.join(
      names.map((name) => sql`${name}`),
      sql`, `,
    )})`
  const found = and(
    eq(shopOrder.clinicId, clinicId),
    statuses && inArray(shopOrder.status, [...statuses]),
    medicineOnly ? eq(shopOrder.hasMedicine, true) : undefined,
    keyword === '' ? undefined : or(sql`${shopOrder.orderNo} like ${containing(keyword)}`, namesGoods(keyword)),
  )
  const counts = read.$with('counts').as(
    read
      .select({
        pendingPayment: sql<number>`(count(*) filter (where ${within(tabs.pendingPayment)}))::int`.as(
          'pending_payment_count',
        ),
        pendingShipment: sql<number>`(count(*) filter (where ${within(tabs.pendingShipment)}))::int`.as(
          'pending_shipment_count',
        ),
        pendingReceipt: sql<number>`(count(*) filter (where ${within(tabs.pendingReceipt)}))::int`.as(
          'pending_receipt_count',
        ),
        total: sql<number>`(select count(*)::int from ${shopOrder} where ${found})`.as('total_count'),
      })
      .from(shopOrder)
      .where(eq(shopOrder.clinicId, clinicId)),
  )
  const some = read
    .$with('some')
    .as(
      read
        .select(orderColumns)
        .from(shopOrder)
        .where(found)
        .orderBy(desc(shopOrder.createdAt), desc(shopOrder.orderNo))
        .limit(page.size)
        .offset(page.skip),
    )
  const rows = await read
    .with(counts, some)
    .select({
      counts: {
        pendingPayment: counts.pendingPayment,
        pendingShipment: counts.pendingShipment,
        pendingReceipt: counts.pendingReceipt,
        total: counts.total,
      },
      order: someColumns(some),
    })
    .from(counts)
    .leftJoin(some, sql`true`)
    .orderBy(desc(some.createdAt), desc(some.orderNo))
  const [first] = rows
  return {
    orders: rows.flatMap((row) => (row.order?.orderNo ? [toOrder(row.order)] : [])),
    counts: first?.counts ?? { pendingPayment: 0, pendingShipment: 0, pendingReceipt: 0, total: 0 },
  }
}

function someColumns<T extends Record<keyof OrderRow, unknown>>(some: T): Pick<T, keyof OrderRow> {
  const entries = Object.keys(orderColumns).map((name) => [name, some[name as keyof OrderRow]])
  // The names are those of `orderColumns`, which `some` was selected with.
  return Object.fromEntries(entries) as Pick<T, keyof OrderRow>
}

export type AdminFilters = {
  readonly keyword: string
  readonly status: OrderStatus | undefined
  readonly preOrdersOnly: boolean
  /** Days in Hong Kong, both included. */
  readonly from: string | undefined
  readonly until: string | undefined
  readonly clinicId: ClinicId | undefined
}

export type AdminRow = { readonly order: Order; readonly lines: number }

/** Orders with filters, newest first; counts by status leave the status filter out. */
export async function findAdminPage(
  read: Reader,
  filters: AdminFilters,
  { size, skip }: { size: number; skip: number },
) {
  const { keyword, status, preOrdersOnly, from, until, clinicId } = filters
  const matches = containing(keyword)
  const anyStatus = and(
    clinicId && eq(shopOrder.clinicId, clinicId),
    preOrdersOnly ? gt(shopOrder.deposit, 0) : undefined,
    from === undefined
      ? undefined
      : sql`${shopOrder.createdAt} >= (${from}::date)::timestamp at time zone 'Asia/Hong_Kong'`,
    until === undefined
      ? undefined
      : sql`${shopOrder.createdAt} < (${until}::date + 1)::timestamp at time zone 'Asia/Hong_Kong'`,
    keyword === ''
      ? undefined
      : or(
          sql`${shopOrder.orderNo} like ${matches}`,
          sql`${shopOrder.clinicName} ilike ${matches}`,
          sql`${shopOrder.buyerName} ilike ${matches}`,
          namesGoods(keyword),
        ),
  )
  const counted = await read
    .select({ status: shopOrder.status, orders: sql<number>`count(*)::int` })
    .from(shopOrder)
    .where(anyStatus)
    .groupBy(shopOrder.status)
  const rows = await read
    .select({
      ...orderColumns,
      lines: sql<number>`(select count(*)::int from order_line l where l.order_no = shop_order.order_no)`,
    })
    .from(shopOrder)
    .where(and(anyStatus, status && eq(shopOrder.status, status)))
    .orderBy(desc(shopOrder.createdAt), desc(shopOrder.orderNo))
    .limit(size)
    .offset(skip)
  const counts = Object.fromEntries(counted.map((row) => [row.status, row.orders]))
  const total = status ? (counts[status] ?? 0) : counted.reduce((all, row) => all + row.orders, 0)
  return { rows: rows.map(({ lines, ...row }): AdminRow => ({ order: toOrder(row), lines })), counts, total }
}

/** Unpaid orders that wait for a remittance, those that the buyer has reported first. */
export async function findAwaitingRemittance(
  read: Reader,
  keyword: string,
  { size, skip }: { size: number; skip: number },
) {
  const matches = containing(keyword)
  const found = and(
    or(
      eq(shopOrder.status, 'remitted'),
      and(
        eq(shopOrder.status, 'pendingPayment'),
        or(inArray(shopOrder.paymentChoice, ['remittance', 'cheque']), eq(shopOrder.paymentType, 'remittance')),
      ),
    ),
    keyword === ''
      ? undefined
      : or(
          sql`${shopOrder.orderNo} like ${matches}`,
          sql`${shopOrder.clinicName} ilike ${matches}`,
          sql`${shopOrder.remittanceReference} ilike ${matches}`,
        ),
  )
  const total = await read.$count(shopOrder, found)
  const rows = await read
    .select(orderColumns)
    .from(shopOrder)
    .where(found)
    .orderBy(asc(sql`${shopOrder.status} <> 'remitted'`), asc(shopOrder.createdAt), asc(shopOrder.orderNo))
    .limit(size)
    .offset(skip)
  return { orders: rows.map(toOrder), total }
}

/** The names of the clinics that placed these orders, by order number. */
export async function findClinicNames(read: Reader, orderNos: readonly string[]): Promise<Map<string, string>> {
  if (orderNos.length === 0) return new Map()
  const rows = await read
    .select({ orderNo: shopOrder.orderNo, clinicName: shopOrder.clinicName })
    .from(shopOrder)
    .where(inArray(shopOrder.orderNo, [...orderNos]))
  return new Map(rows.map((row) => [idFrom<'OrderNo'>(row.orderNo), row.clinicName]))
}

/** The orders that somebody has placed, the newest first. */
export async function findOrdersOfAccount(read: Reader, accountId: AccountId): Promise<Order[]> {
  const rows = await read
    .select(orderColumns)
    .from(shopOrder)
    .where(eq(shopOrder.accountId, accountId))
    .orderBy(desc(shopOrder.createdAt), desc(shopOrder.orderNo))
  return rows.map(toOrder)
}

/** Whether an order that somebody has placed is still to be paid, shipped or received. */
export async function hasOpenOrders(read: Reader, accountId: AccountId): Promise<boolean> {
  const [open] = await read
    .select({ orderNo: shopOrder.orderNo })
    .from(shopOrder)
    .where(and(eq(shopOrder.accountId, accountId), notInArray(shopOrder.status, ['completed', 'closed'])))
    .limit(1)
  return open !== undefined
}
