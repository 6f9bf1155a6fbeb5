import { sql } from 'drizzle-orm'
import type { Database, Writer } from '../src/platform/database'

export type GoodsVariant = {
  readonly id: string
  readonly article: string
  readonly priceHkd?: number | null
  readonly priceUsd?: number | null
  readonly discount?: number
  readonly isOnInquiry?: boolean
  readonly onHand?: number
  readonly step?: number
  readonly limit?: number
  readonly standard?: string
}
export type Goods = {
  readonly id: string
  readonly en: string
  readonly zh: string
  readonly brand?: string
  readonly category?: string
  readonly sales?: number
  readonly isOnShelf?: boolean
  readonly tags?: readonly string[]
  readonly variants: readonly GoodsVariant[]
}

const both = (en: string, zh: string) => JSON.stringify({ en, 'zh-Hant': zh })

/** A small catalogue: store `s1`, categories `c1` with `c2` and `c3` under it, brands `b1` and `b2`, and these products. */
export function stockShelves(database: Database, goods: readonly Goods[]): Promise<void> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`insert into store (id, name) values ('s1', ${both('Main store', '總倉')}::jsonb)`)
    await tx.execute(sql`insert into category (id, parent_id, name, position) values
      ('c1', null, ${both('Protection', '防護用品')}::jsonb, 1),
      ('c2', 'c1', ${both('Gloves', '手套')}::jsonb, 1),
      ('c3', 'c1', ${both('Syringes', '注射器')}::jsonb, 2)`)
    await tx.execute(sql`insert into brand (id, name, group_key) values
      ('b1', ${both('Harbour', '海港')}::jsonb, 'H'), ('b2', ${both('Peakline', '峰線')}::jsonb, 'P')`)
    for (const product of goods) await shelve(tx, product)
  })
}

async function shelve(tx: Writer, product: Goods): Promise<void> {
  await tx.execute(sql`insert into product (id, supplier, brand_id, category_id, store_id, name, sales, is_on_shelf, tags)
    values (${product.id}, 'Maker', ${product.brand ?? 'b1'}, ${product.category ?? 'c2'}, 's1',
      ${both(product.en, product.zh)}::jsonb, ${product.sales ?? 0}, ${product.isOnShelf ?? true},
      ${sql.param(product.tags ?? [])}::text[])`)
  for (const [position, v] of product.variants.entries()) {
    await tx.execute(sql`insert into variant
      (id, product_id, supplier, article_number, standard, unit, price_hkd, price_usd, discount_percent, is_on_inquiry, step, purchase_limit, position)
      values (${v.id}, ${product.id}, 'Maker', ${v.article}, ${both(v.standard ?? '', v.standard ?? '')}::jsonb, ${both('Box', '盒')}::jsonb,
        ${v.isOnInquiry ? null : (v.priceHkd ?? 10_000)}, ${v.priceUsd ?? null}, ${v.discount ?? 0}, ${v.isOnInquiry ?? false}, ${v.step ?? 1}, ${v.limit ?? 0}, ${position})`)
    await tx.execute(sql`insert into stock (variant_id, on_hand) values (${v.id}, ${v.onHand ?? 100})`)
  }
}
