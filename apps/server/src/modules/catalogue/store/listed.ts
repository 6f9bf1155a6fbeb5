import { sql } from 'drizzle-orm'
import type { Reader } from '../../../platform/database'

/** Something that anybody may look at, and when it last changed. */
export type Listed = { readonly id: string; readonly changedAt: Date }

// As a product's page has it: on the shelf, with something to choose.
const isListed = sql`p.is_on_shelf and exists (select 1 from variant v where v.product_id = p.id and v.is_on_shelf)`
const lastChange = sql<string>`max(p.updated_at)::text`

/** The latest change in each run of `size` products, in the order of their ids. */
export async function findSpans(read: Reader, size: number): Promise<Date[]> {
  const rows = await read
    .select({ changedAt: lastChange })
    .from(
      sql`(select p.updated_at, (row_number() over (order by p.id) - 1) / ${size}::int as span from product p where ${isListed}) p`,
    )
    .groupBy(sql`p.span`)
    .orderBy(sql`p.span`)
  return rows.map(({ changedAt }) => new Date(changedAt))
}

/** The id with which a run begins; undefined when there are fewer products. */
export async function findStart(read: Reader, offset: number): Promise<string | undefined> {
  const [first] = await read
    .select({ id: sql<string>`p.id` })
    .from(sql`product p`)
    .where(isListed)
    .orderBy(sql`p.id`)
    .offset(offset)
    .limit(1)
  return first?.id
}

/** Products from an id on, or after it. */
export async function findListed(
  read: Reader,
  from: { readonly id: string; readonly isIncluded: boolean },
  limit: number,
): Promise<Listed[]> {
  const rows = await read
    .select({ id: sql<string>`p.id`, changedAt: sql<string>`p.updated_at::text` })
    .from(sql`product p`)
    .where(sql`${isListed} and ${from.isIncluded ? sql`p.id >= ${from.id}` : sql`p.id > ${from.id}`}`)
    .orderBy(sql`p.id`)
    .limit(limit)
  return rows.map(dated)
}

/** Categories of both levels that hold products, with the latest change among those. */
export async function findListedCategories(read: Reader): Promise<Listed[]> {
  const rows = await read
    .select({ id: sql<string>`c.id`, changedAt: lastChange })
    .from(
      sql`category c join category s on s.id = c.id or s.parent_id = c.id join product p on p.category_id = s.id and ${isListed}`,
    )
    .groupBy(sql`c.id`)
    .orderBy(sql`c.id`)
  return rows.map(dated)
}

/** Brands that have products, with the latest change among those. */
export async function findListedBrands(read: Reader): Promise<Listed[]> {
  const rows = await read
    .select({ id: sql<string>`p.brand_id`, changedAt: lastChange })
    .from(sql`product p`)
    .where(isListed)
    .groupBy(sql`p.brand_id`)
    .orderBy(sql`p.brand_id`)
  return rows.map(dated)
}

const dated = ({ id, changedAt }: { id: string; changedAt: string }): Listed => ({ id, changedAt: new Date(changedAt) })
