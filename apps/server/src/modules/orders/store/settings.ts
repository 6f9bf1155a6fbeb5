import { like } from 'drizzle-orm'
import { prepared, type Reader } from '../../../platform/database'
import { setting } from '../../../platform/tables'
import type { OrderSettings } from '../order'
import { settingsFrom } from '../settings'

const settings = prepared((read: Reader) =>
  read.select().from(setting).where(like(setting.key, 'orders.%')).prepare('order_settings'),
)

/** How long things last, and where remittances go: the shop's settings with their defaults. */
export async function readSettings(read: Reader): Promise<OrderSettings> {
  const rows = await settings(read).execute()
  return settingsFrom(Object.fromEntries(rows.map((row) => [row.key, row.value])))
}
