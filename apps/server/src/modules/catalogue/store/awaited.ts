import type { LocalizedText } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../../platform/database'

export type AwaitedRow = {
  readonly id: string
  readonly productId: string
  readonly name: LocalizedText
  readonly standard: LocalizedText
  readonly articleNumber: string
  readonly expectedOn: string | null
  readonly awaited: number
  /** Pieces on the shelf that no order holds. */
  readonly free: number
}

/** Variants that pre-orders wait for, those expected first at the top. */
export async function findAwaited(
  read: Reader,
  keyword: string,
  { size, skip }: { readonly size: number; readonly skip: number },
): Promise<{ rows: AwaitedRow[]; total: number }> {
  const typed = `%${keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const found = sql`stock s join variant v on v.id = s.variant_id join product p on p.id = v.product_id`
  const matches = sql`s.awaited > 0 and (${keyword} = '' or p.name->>'en' ilike ${typed} or p.name->>'zh-Hant' ilike ${typed}
    or v.article_number ilike ${typed})`
  const [counted] = await read.select({ total: sql<number>`count(*)::int` }).from(found).where(matches)
  const rows = await read
    .select({
      id: sql<string>`v.id`,
      productId: sql<string>`p.id`,
      name: sql<LocalizedText>`p.name`,
      standard: sql<LocalizedText>`v.standard`,
      articleNumber: sql<string>`v.article_number`,
      expectedOn: sql<string | null>`v.pre_order_expected::text`,
      awaited: sql<number>`s.awaited`,
      free: sql<number>`s.on_hand - s.reserved`,
    })
    .from(found)
    .where(matches)
    .orderBy(sql`v.pre_order_expected nulls last, v.id`)
    .limit(size)
    .offset(skip)
  return { rows, total: counted?.total ?? 0 }
}

/** Variants that somebody waits for and of which there is some. */
export async function findToGive(read: Reader, atMost: number): Promise<string[]> {
  const rows = await read
    .select({ id: sql<string>`variant_id` })
    .from(sql`stock`)
    .where(sql`awaited > 0 and on_hand > reserved`)
    .orderBy(sql`variant_id`)
    .limit(atMost)
  return rows.map((row) => row.id)
}
