import { sql } from 'drizzle-orm'
import type { Reader } from '../../../platform/database'

/** Variants on the shelf of which not one step can be sold. */
export async function countSoldOut(read: Reader): Promise<number> {
  const [row] = await read
    .select({ variants: sql<number>`count(*)::int` })
    .from(
      sql`variant v join product p on p.id = v.product_id and p.is_on_shelf left join stock s on s.variant_id = v.id`,
    )
    .where(sql`v.is_on_shelf and coalesce(s.on_hand - s.reserved - s.awaited, 0) < v.step`)
  return row?.variants ?? 0
}
