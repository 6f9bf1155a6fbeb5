import type { orders } from '@cusp/contract'
import { eq, like, or, sql } from 'drizzle-orm'
import { prepared, type Reader, type Writer } from '../../../platform/database'
import { setting } from '../../../platform/tables'
import type { OrderSettings } from '../order'
import { orderStore } from '../schema'
import { settingsFrom } from '../settings'

const settings = prepared((read: Reader) =>
  read
    .select()
    .from(setting)
    .where(or(like(setting.key, 'orders.%'), eq(setting.key, 'hkdPerUsd')))
    .prepare('order_settings'),
)

/** How long things last, when orders wait, and where remittances go: the shop's settings with their defaults. */
export async function readSettings(read: Reader): Promise<OrderSettings> {
  const rows = await settings(read).execute()
  return settingsFrom(Object.fromEntries(rows.map((row) => [row.key, row.value])))
}

/** Keeps what operators may change; the rest stays as it is. */
export async function keepHolds(
  tx: Writer,
  { reviewFrom, holdMedicines, balanceDays, depositKeptPercent }: orders.OrderSettings,
): Promise<void> {
  await tx
    .insert(setting)
    .values([
      { key: 'orders.reviewFrom', value: reviewFrom },
      { key: 'orders.holdMedicines', value: holdMedicines },
      ...(balanceDays === undefined ? [] : [{ key: 'orders.balanceDays', value: balanceDays }]),
      ...(depositKeptPercent === undefined ? [] : [{ key: 'orders.depositKeptPercent', value: depositKeptPercent }]),
    ])
    .onConflictDoUpdate({ target: setting.key, set: { value: sql`excluded.value` } })
}

const medicineHeld = prepared((read: Reader) =>
  read
    .select({
      mustHold: sql<boolean>`exists (select 1 from ${setting} where ${setting.key} = 'orders.holdMedicines' and ${setting.value} = 'true'::jsonb)
        and exists (select 1 from ${orderStore} where ${orderStore.orderNo} = ${sql.placeholder('orderNo')} and ${orderStore.hasMedicine})`,
    })
    .from(sql`(values (1)) as one`)
    .prepare('order_medicine_held'),
)

/** Whether the shop holds this order once it is paid: what its stores ship is the truth (decision 69). */
export async function mustHold(read: Reader, orderNo: string): Promise<boolean> {
  const [row] = await medicineHeld(read).execute({ orderNo })
  return row?.mustHold ?? false
}
