import type { LocalizedText } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import { prepared, type Reader } from '../../../platform/database'
import type { PriceTag } from '../catalogue'

export type SearchableRow = {
  readonly id: string
  readonly name: LocalizedText
  readonly sellingPoint: LocalizedText
  readonly producer: string
  readonly brandId: string
  readonly brandName: LocalizedText
  readonly categoryId: string
  readonly categoryName: LocalizedText
  readonly parentCategoryId: string | null
  readonly parentCategoryName: LocalizedText | null
  readonly sales: number
  readonly listedAt: string
  readonly articleNumbers: string[]
  readonly standards: LocalizedText[]
  readonly prices: PriceTag[]
  readonly hkdPerUsd: number | null
}

const searchable = prepared((read: Reader) =>
  read
    .select({
      id: sql<string>`p.id`,
      name: sql<LocalizedText>`p.name`,
      sellingPoint: sql<LocalizedText>`p.selling_point`,
      producer: sql<string>`p.producer`,
      brandId: sql<string>`p.brand_id`,
      brandName: sql<LocalizedText>`b.name`,
      categoryId: sql<string>`p.category_id`,
      categoryName: sql<LocalizedText>`c.name`,
      parentCategoryId: sql<string | null>`c.parent_id`,
      parentCategoryName: sql<LocalizedText | null>`pc.name`,
      sales: sql<number>`p.sales`,
      listedAt: sql<string>`to_json(p.listed_at)#>>'{}'`,
      articleNumbers: sql<string[]>`v.articles`,
      standards: sql<LocalizedText[]>`v.standards`,
      prices: sql<PriceTag[]>`v.prices`,
      hkdPerUsd: sql<number | null>`(select (value #>> '{}')::float8 from setting where key = 'hkdPerUsd')`,
    })
    .from(
      sql`product p
        join brand b on b.id = p.brand_id
        join category c on c.id = p.category_id
        left join category pc on pc.id = c.parent_id
        join lateral (
          select array_agg(v.article_number) as articles, json_agg(v.standard) as standards,
            json_agg(json_build_object('priceHkd', v.price_hkd, 'priceUsd', v.price_usd,
              'discountPercent', v.discount_percent, 'isOnInquiry', v.is_on_inquiry, 'offers', v.offers)) as prices
          from variant v where v.product_id = p.id and v.is_on_shelf
        ) v on v.articles is not null`,
    )
    .where(sql`p.is_on_shelf and p.id = any(${sql.placeholder('ids')}::text[])`)
    .orderBy(sql`p.id`)
    .prepare('catalogue_searchable'),
)

export const findSearchable = (read: Reader, ids: readonly string[]): Promise<SearchableRow[]> =>
  searchable(read).execute({ ids })
