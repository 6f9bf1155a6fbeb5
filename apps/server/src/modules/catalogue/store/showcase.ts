import { sql } from 'drizzle-orm'
import type { Reader } from '../../../platform/database'

const sellable = sql`p.is_on_shelf and exists (select 1 from variant v where v.product_id = p.id and v.is_on_shelf)`
/** What the shop shows of itself: picked by hand first, then what sells. */
const bestFirst = sql`p.recommended desc, p.sales desc, p.id`

export type Floor = { readonly categoryId: string; readonly productIds: string[]; readonly brandIds: string[] }

/** The best products and the fullest brands under every first-level category that has any, in the shop's order. */
export const findFloors = (read: Reader, products: number, brands: number): Promise<Floor[]> =>
  read
    .select({
      categoryId: sql<string>`category_id`,
      productIds: sql<string[]>`product_ids`,
      brandIds: sql<string[]>`brand_ids`,
    })
    .from(
      sql`(with ranked as materialized (
          select p.id, p.brand_id, coalesce(c.parent_id, c.id) as top,
            row_number() over (partition by coalesce(c.parent_id, c.id) order by ${bestFirst}) as place
          from product p join category c on c.id = p.category_id where ${sellable}
        ),
        shown as (
          select top, array_agg(id order by place) as ids from ranked where place <= ${products} group by top
        ),
        brands as (
          select top, array_agg(brand_id order by place) as ids
          from (select top, brand_id, row_number() over (partition by top order by count(*) desc, brand_id) as place
                from ranked group by top, brand_id) b
          where place <= ${brands} group by top
        )
        select f.id as category_id, s.ids as product_ids, b.ids as brand_ids
        from category f join shown s on s.top = f.id join brands b on b.top = f.id
        order by f.position, f.id) floors`,
    )

/** Products in the shop's order, the picks before all others and in their own. */
export const findRecommended = async (
  read: Reader,
  picks: readonly string[],
  offset: number,
  limit: number,
): Promise<{ ids: string[]; total: number }> => {
  const [row] = await read
    .select({
      total: sql<number>`(select count(*)::int from product p where ${sellable})`,
      ids: sql<
        string[]
      >`array(select p.id from product p where ${sellable} order by array_position(${sql.param(picks)}::text[], p.id) nulls last, ${bestFirst} offset ${offset} limit ${limit})`,
    })
    .from(sql`(select 1) one`)
  return row ?? { ids: [], total: 0 }
}
