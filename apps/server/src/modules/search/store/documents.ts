import { sql } from 'drizzle-orm'
import type { Writer } from '../../../platform/database'

export type SearchDocument = {
  readonly productId: string
  /** tsvector in its text form. */
  readonly tokens: string
  readonly articles: string
  readonly words: readonly string[]
  readonly categoryId: string
  readonly parentCategoryId: string | null
  readonly brandId: string
  readonly lowestPriceHkd: number | null
  readonly lowestPriceUsd: number | null
  readonly sales: number
  readonly listedAt: Date
}

/** Writes documents and removes those of the other ids, which have nothing to sell any more. Unchanged ones stay untouched. */
export async function replaceDocuments(
  tx: Writer,
  ids: readonly string[],
  documents: readonly SearchDocument[],
): Promise<void> {
  const kept = documents.map((each) => each.productId)
  await tx.execute(
    sql`delete from search_document where product_id = any(${sql.param(ids)}::text[]) and product_id <> all(${sql.param(kept)}::text[])`,
  )
  if (documents.length === 0) return
  const of = <T>(pick: (each: SearchDocument) => T) => sql.param(documents.map(pick))
  await tx.execute(sql`
    insert into search_document as d (product_id, tokens, articles, words, category_id, parent_category_id, brand_id,
      lowest_price_hkd, lowest_price_usd, sales, listed_at)
    select t.product_id, t.tokens::tsvector, t.articles, string_to_array(t.words, ' '), t.category_id,
      t.parent_category_id, t.brand_id, t.hkd, t.usd, t.sales, t.listed_at
    from unnest(
      ${of((e) => e.productId)}::text[], ${of((e) => e.tokens)}::text[], ${of((e) => e.articles)}::text[],
      ${of((e) => e.words.join(' '))}::text[], ${of((e) => e.categoryId)}::text[], ${of((e) => e.parentCategoryId)}::text[],
      ${of((e) => e.brandId)}::text[], ${of((e) => e.lowestPriceHkd)}::bigint[], ${of((e) => e.lowestPriceUsd)}::bigint[],
      ${of((e) => e.sales)}::int[], ${of((e) => e.listedAt.toISOString())}::timestamptz[])
      as t(product_id, tokens, articles, words, category_id, parent_category_id, brand_id, hkd, usd, sales, listed_at)
    order by t.product_id
    on conflict (product_id) do update set
      tokens = excluded.tokens, articles = excluded.articles, words = excluded.words, category_id = excluded.category_id,
      parent_category_id = excluded.parent_category_id, brand_id = excluded.brand_id,
      lowest_price_hkd = excluded.lowest_price_hkd, lowest_price_usd = excluded.lowest_price_usd,
      sales = excluded.sales, listed_at = excluded.listed_at, updated_at = now()
    where (d.tokens, d.articles, d.words, d.category_id, d.parent_category_id, d.brand_id, d.lowest_price_hkd,
           d.lowest_price_usd, d.sales, d.listed_at)
      is distinct from (excluded.tokens, excluded.articles, excluded.words, excluded.category_id,
           excluded.parent_category_id, excluded.brand_id, excluded.lowest_price_hkd, excluded.lowest_price_usd,
           excluded.sales, excluded.listed_at)`)
}

/** Brings the sales that results are sorted by up to date. */
export async function refreshSales(tx: Writer): Promise<void> {
  await tx.execute(sql`
    update search_document d set sales = p.sales from product p where p.id = d.product_id and p.sales <> d.sales`)
}
