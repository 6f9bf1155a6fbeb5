import type { LocalizedText } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'

/** A variant with its product, as the catalogue holds them; what `GoodsRow` brings in comes out in these. */
export type CatalogueRow = {
  readonly productId: string
  readonly supplier: string
  readonly articleNumber: string
  readonly productKey: string
  readonly name: LocalizedText
  readonly sellingPoint: LocalizedText
  readonly detailHtml: LocalizedText
  readonly brand: LocalizedText
  readonly category: LocalizedText
  readonly parentCategory: LocalizedText | null
  readonly store: LocalizedText
  readonly producer: string
  readonly ceCode: string
  readonly fdaCode: string
  readonly isMedicine: boolean
  readonly standard: LocalizedText
  readonly unit: LocalizedText
  readonly uniformCode: string
  readonly containerQuantity: number
  readonly step: number
  readonly purchaseLimit: number
  /** Cents. */
  readonly priceHkd: number | null
  readonly priceUsd: number | null
  readonly discountPercent: number
  readonly isOnInquiry: boolean
  /** Pieces on hand. */
  readonly stock: number
  readonly productionDate: string | null
  readonly expiryDate: string | null
}

export type CatalogueFilter = { readonly categoryId?: string | undefined; readonly brandId?: string | undefined }

const isWanted = ({ categoryId, brandId }: CatalogueFilter) => sql`
  (${categoryId ?? null}::text is null or c.id = ${categoryId ?? null} or c.parent_id = ${categoryId ?? null})
  and (${brandId ?? null}::text is null or p.brand_id = ${brandId ?? null})`

/** Products that were made by hand get the key by which a sheet finds them again. */
export async function nameForSheets(tx: Writer): Promise<void> {
  await tx.execute(sql`update product set import_key = 'cusp ' || id where import_key is null`)
}

export async function countCatalogueRows(read: Reader, filter: CatalogueFilter): Promise<number> {
  const [row] = await read
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`variant v join product p on p.id = v.product_id join category c on c.id = p.category_id`)
    .where(isWanted(filter))
  return row?.count ?? 0
}

/** The variants of the next products after this one, product by product as they were made, variants as they are shown. */
export async function catalogueRows(
  read: Reader,
  filter: CatalogueFilter,
  afterProductId: string,
  products: number,
): Promise<readonly CatalogueRow[]> {
  return read
    .select({
      productId: sql<string>`p.id`,
      supplier: sql<string>`v.supplier`,
      articleNumber: sql<string>`v.article_number`,
      productKey: sql<string>`p.import_key`,
      name: sql<LocalizedText>`p.name`,
      sellingPoint: sql<LocalizedText>`p.selling_point`,
      detailHtml: sql<LocalizedText>`p.detail_html`,
      brand: sql<LocalizedText>`b.name`,
      category: sql<LocalizedText>`c.name`,
      parentCategory: sql<LocalizedText | null>`parent.name`,
      store: sql<LocalizedText>`s.name`,
      producer: sql<string>`p.producer`,
      ceCode: sql<string>`p.ce_code`,
      fdaCode: sql<string>`p.fda_code`,
      isMedicine: sql<boolean>`p.is_medicine`,
      standard: sql<LocalizedText>`v.standard`,
      unit: sql<LocalizedText>`v.unit`,
      uniformCode: sql<string>`v.uniform_code`,
      containerQuantity: sql<number>`v.container_quantity`,
      step: sql<number>`v.step`,
      purchaseLimit: sql<number>`v.purchase_limit`,
      priceHkd: sql<number | null>`v.price_hkd::int`,
      priceUsd: sql<number | null>`v.price_usd::int`,
      discountPercent: sql<number>`v.discount_percent`,
      isOnInquiry: sql<boolean>`v.is_on_inquiry`,
      stock: sql<number>`coalesce(k.on_hand, 0)`,
      productionDate: sql<string | null>`v.production_date::text`,
      expiryDate: sql<string | null>`v.expiry_date::text`,
    })
    .from(
      sql`(
        select p.* from product p join category c on c.id = p.category_id
        where p.id > ${afterProductId} and ${isWanted(filter)} order by p.id limit ${products}
      ) p
      join variant v on v.product_id = p.id
      join brand b on b.id = p.brand_id
      join category c on c.id = p.category_id
      left join category parent on parent.id = c.parent_id
      join store s on s.id = p.store_id
      left join stock k on k.variant_id = v.id`,
    )
    .orderBy(sql`p.id, v.position, v.id`)
}
