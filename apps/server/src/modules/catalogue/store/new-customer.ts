import { sql } from 'drizzle-orm'
import type { Reader } from '../../../platform/database'

/** Whether an order of the clinic was completed. Orders call the catalogue, so that the catalogue cannot ask them. */
export async function hasCompletedOrder(read: Reader, clinicId: string): Promise<boolean> {
  const rows = await read
    .select({ orderNo: sql<string>`order_no` })
    .from(sql`shop_order`)
    .where(sql`clinic_id = ${clinicId} and status = 'completed'`)
    .limit(1)
  return rows.length > 0
}
