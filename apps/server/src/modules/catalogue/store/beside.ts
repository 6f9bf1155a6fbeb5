import { sql } from 'drizzle-orm'
import { prepared, type Reader } from '../../../platform/database'

const beside = prepared((read: Reader) =>
  read
    .select({ id: sql<string>`b.id` })
    .from(
      sql`product p cross join lateral (
        (select o.id, 0 as rank, o.sales from product o where o.category_id = p.category_id and o.is_on_shelf and o.id <> p.id
         order by o.sales desc, o.id limit ${sql.placeholder('atMost')}::int)
        union all
        (select o.id, 1, o.sales from product o where o.brand_id = p.brand_id and o.is_on_shelf and o.category_id <> p.category_id
         order by o.sales desc, o.id limit ${sql.placeholder('atMost')}::int)
      ) b`,
    )
    .where(sql`p.id = ${sql.placeholder('id')}`)
    .orderBy(sql`b.rank, b.sales desc, b.id`)
    .limit(sql.placeholder('atMost'))
    .prepare('catalogue_beside'),
)

/** The best sellers of a product's category, then those of its brand. */
export async function findBeside(read: Reader, id: string, atMost: number): Promise<string[]> {
  const rows = await beside(read).execute({ id, atMost })
  return rows.map((row) => row.id)
}
