import { type AccountId, type AddressId, type ClinicId, idFrom, type TempOrderId } from '@cusp/kernel'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { namedQuery, prepared, type Reader, type Writer, waitsForNoDisk } from '../../../platform/database'
import type { OrderSettings, TempOrder } from '../order'
import { tempOrder } from '../schema'
import { settingsFrom } from '../settings'

type NewTemp = Pick<TempOrder, 'lines' | 'isFromCart' | 'isPreOrder' | 'isForNewCustomers' | 'expiresAt'> & {
  readonly accountId: AccountId
  readonly clinicId: ClinicId
}

const insert = namedQuery<{ id: string }>(
  'temp_order_insert',
  `insert into temp_order (account_id, clinic_id, lines, is_from_cart, expires_at, created_at, is_pre_order, is_for_new_customers)
    values ($1, $2, $3::jsonb, $4, $5, $6, $7, $8) returning id, ${waitsForNoDisk}`,
)

export async function insertTemp(tx: Writer, temp: NewTemp, now: Date): Promise<TempOrderId> {
  const { accountId, clinicId, lines, isFromCart, isPreOrder, isForNewCustomers, expiresAt } = temp
  const [row] = await insert(tx, [
    accountId,
    clinicId,
    JSON.stringify(lines),
    isFromCart,
    expiresAt,
    now,
    isPreOrder,
    isForNewCustomers,
  ])
  return idFrom<'TempOrder'>(row?.id ?? '')
}

const columns = {
  id: tempOrder.id,
  lines: tempOrder.lines,
  isFromCart: tempOrder.isFromCart,
  isPreOrder: tempOrder.isPreOrder,
  isForNewCustomers: tempOrder.isForNewCustomers,
  addressId: tempOrder.addressId,
  express: tempOrder.express,
  expiresAt: tempOrder.expiresAt,
  orderNo: tempOrder.orderNo,
}
type Row = { [K in keyof typeof columns]: (typeof tempOrder.$inferSelect)[K] }

const toTemp = (row: Row): TempOrder => ({
  ...row,
  id: idFrom<'TempOrder'>(row.id),
  orderNo: row.orderNo === null ? null : idFrom<'OrderNo'>(row.orderNo),
  lines: row.lines.map((line) => ({ ...line, variantId: idFrom<'Variant'>(line.variantId) })),
})

const own = and(eq(tempOrder.id, sql.placeholder('id')), eq(tempOrder.accountId, sql.placeholder('accountId')))
const ownTemp = prepared((read: Reader) => read.select(columns).from(tempOrder).where(own).prepare('temp_order_own'))

export async function findOwnTemp(read: Reader, accountId: AccountId, id: TempOrderId): Promise<TempOrder | undefined> {
  const [row] = await ownTemp(read).execute({ id, accountId })
  return row && toTemp(row)
}

const ownTempLocked = prepared((tx: Writer) =>
  tx
    .select({
      ...columns,
      count: sql<number>`nextval('order_number')`,
      settings: sql<Record<
        string,
        unknown
      > | null>`(select jsonb_object_agg(key, value) from setting where key like 'orders.%' or key = 'hkdPerUsd')`,
    })
    .from(tempOrder)
    .where(own)
    .for('update')
    .prepare('temp_order_own_locked'),
)

export type LockedTemp = { readonly temp: TempOrder; readonly count: number; readonly settings: OrderSettings }

/** Locks it, so that placing the same order twice is placing it once. Brings what placing needs in the same look: the next count of orders, and the settings. */
export async function lockOwnTemp(tx: Writer, accountId: AccountId, id: TempOrderId): Promise<LockedTemp | undefined> {
  const [row] = await ownTempLocked(tx).execute({ id, accountId })
  return row && { temp: toTemp(row), count: Number(row.count), settings: settingsFrom(row.settings ?? {}) }
}

/** Keeps what was chosen now and leaves the rest, so that two choices that cross on their way both stand. */
export async function keepChoices(
  tx: Writer,
  id: TempOrderId,
  { addressId, express }: { addressId: AddressId | undefined; express: Readonly<Record<string, string>> },
): Promise<void> {
  await tx
    .update(tempOrder)
    .set({
      ...(addressId === undefined ? {} : { addressId }),
      express: sql`${tempOrder.express} || ${JSON.stringify(express)}::jsonb`,
    })
    .where(eq(tempOrder.id, id))
}

/** Forgets confirmations that nobody finished. */
export async function removeStaleTemps(tx: Writer, before: Date): Promise<void> {
  await tx
    .delete(tempOrder)
    .where(
      and(
        lt(tempOrder.expiresAt, before),
        isNull(tempOrder.orderNo),
        sql`not exists (select 1 from shop_order o where o.temp_order_id = temp_order.id)`,
      ),
    )
}
