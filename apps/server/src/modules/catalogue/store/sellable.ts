import { idFrom, type LocalizedText, toMinor } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import { listed, prepared, type Reader } from '../../../platform/database'
import type { ExpressMethod } from '../catalogue'
import type { Offer } from '../schema'
import { boughtInPromotions } from './promotion-purchases'

/** A variant as the tables have it, with what a clinic has bought of it. */
export type SellableRow = {
  readonly id: string
  readonly productId: string
  readonly name: LocalizedText
  readonly brandName: LocalizedText
  readonly standard: LocalizedText
  readonly unit: LocalizedText
  readonly articleNumber: string
  readonly picture: string
  readonly isMedicine: boolean
  readonly storeId: string
  readonly storeName: LocalizedText
  readonly step: number
  readonly purchaseLimit: number
  readonly bought: number
  readonly boughtInPromotions: Readonly<Record<string, number>>
  readonly offers: readonly Offer[]
  readonly priceHkd: number | null
  readonly priceUsd: number | null
  readonly discountPercent: number
  readonly isOnInquiry: boolean
  readonly isOnShelf: boolean
  readonly available: number
  readonly containerQuantity: number
  readonly uniformCode: string
  readonly productionDate: string | null
  readonly expiryDate: string | null
  readonly hkdPerUsd: number | null
  readonly isPreOrder: boolean
  readonly preOrderExpected: string | null
  readonly preOrderPercent: number
  readonly preOrderLeft: number
}

const cents = (column: string) => sql<number | null>`${sql.raw(column)}::float8`

const sellable = prepared((read: Reader) =>
  read
    .select({
      id: sql<string>`v.id`,
      productId: sql<string>`p.id`,
      name: sql<LocalizedText>`p.name`,
      brandName: sql<LocalizedText>`b.name`,
      standard: sql<LocalizedText>`v.standard`,
      unit: sql<LocalizedText>`v.unit`,
      articleNumber: sql<string>`v.article_number`,
      picture: sql<string>`coalesce(nullif(v.picture, ''), p.picture)`,
      isMedicine: sql<boolean>`p.is_medicine`,
      storeId: sql<string>`p.store_id`,
      storeName: sql<LocalizedText>`w.name`,
      step: sql<number>`v.step`,
      purchaseLimit: sql<number>`v.purchase_limit`,
      bought: sql<number>`coalesce(c.quantity, 0)`,
      boughtInPromotions: boughtInPromotions,
      offers: sql<Offer[]>`v.offers`,
      priceHkd: cents('v.price_hkd'),
      priceUsd: cents('v.price_usd'),
      discountPercent: sql<number>`v.discount_percent`,
      isOnInquiry: sql<boolean>`v.is_on_inquiry`,
      isOnShelf: sql<boolean>`v.is_on_shelf and p.is_on_shelf`,
      available: sql<number>`greatest(coalesce(s.on_hand - s.reserved - s.awaited, 0), 0)`,
      isPreOrder: sql<boolean>`v.is_pre_order`,
      preOrderExpected: sql<string | null>`v.pre_order_expected::text`,
      preOrderPercent: sql<number>`v.pre_order_percent`,
      preOrderLeft: sql<number>`coalesce(s.pre_order_most - s.awaited, 0)`,
      containerQuantity: sql<number>`v.container_quantity`,
      uniformCode: sql<string>`v.uniform_code`,
      productionDate: sql<string | null>`v.production_date::text`,
      expiryDate: sql<string | null>`v.expiry_date::text`,
      hkdPerUsd: sql<number | null>`(select (value #>> '{}')::float8 from setting where key = 'hkdPerUsd')`,
    })
    .from(
      sql`variant v
        join product p on p.id = v.product_id
        join brand b on b.id = p.brand_id
        join store w on w.id = p.store_id
        left join stock s on s.variant_id = v.id
        left join purchase_count c on c.variant_id = v.id and c.clinic_id = ${sql.placeholder('clinicId')}`,
    )
    .where(sql`v.id = any(${listed('ids')})`)
    .prepare('catalogue_sellable'),
)

export const findSellable = (read: Reader, ids: readonly string[], clinicId: string | null): Promise<SellableRow[]> =>
  sellable(read).execute({ ids, clinicId })

const methods = prepared((read: Reader) =>
  read
    .select({
      id: sql<string>`e.id`,
      storeId: sql<string>`e.store_id`,
      storeName: sql<LocalizedText>`s.name`,
      name: sql<LocalizedText>`e.name`,
      isDefault: sql<boolean>`e.is_default`,
      freightHkd: sql<number>`e.freight_hkd::float8`,
      freightUsd: sql<number>`e.freight_usd::float8`,
      freeFromHkd: cents('e.free_from_hkd'),
      freeFromUsd: cents('e.free_from_usd'),
    })
    .from(sql`express_method e join store s on s.id = e.store_id`)
    .where(
      sql`e.is_offered and e.store_id in (
        select p.store_id from variant v join product p on p.id = v.product_id where v.id = any(${listed('ids')}))`,
    )
    .orderBy(sql`s.position, s.id, e.position, e.id`)
    .prepare('catalogue_express_methods'),
)

export async function findExpressMethods(read: Reader, variantIds: readonly string[]): Promise<ExpressMethod[]> {
  const rows = await methods(read).execute({ ids: variantIds })
  return rows.map((row) => ({
    ...row,
    storeId: idFrom<'Store'>(row.storeId),
    freightHkd: toMinor(row.freightHkd),
    freightUsd: toMinor(row.freightUsd),
    freeFromHkd: row.freeFromHkd === null ? null : toMinor(row.freeFromHkd),
    freeFromUsd: row.freeFromUsd === null ? null : toMinor(row.freeFromUsd),
  }))
}
