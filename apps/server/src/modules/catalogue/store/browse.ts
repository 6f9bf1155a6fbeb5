import type { LocalizedText } from '@cusp/kernel'
import { idFrom } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import { prepared, type Reader } from '../../../platform/database'
import type { BundlePart, PageVariant, ProductPage, PromotionLook, ShownTag, VariantNow } from '../catalogue'
import type { ProductDocument, ProductParameter, ProductVideo } from '../schema'
import { boughtInPromotions } from './promotion-purchases'
import { shownTags } from './tags'

const page = prepared((read: Reader) =>
  read
    .select({
      id: sql<string>`p.id`,
      name: sql<LocalizedText>`p.name`,
      sellingPoint: sql<LocalizedText>`p.selling_point`,
      detailHtml: sql<LocalizedText>`p.detail_html`,
      brandId: sql<string>`p.brand_id`,
      brandName: sql<LocalizedText>`b.name`,
      categoryId: sql<string>`p.category_id`,
      categoryName: sql<LocalizedText>`c.name`,
      parentCategoryId: sql<string | null>`c.parent_id`,
      parentCategoryName: sql<LocalizedText | null>`pc.name`,
      storeName: sql<LocalizedText>`w.name`,
      producer: sql<string>`p.producer`,
      ceCode: sql<string>`p.ce_code`,
      fdaCode: sql<string>`p.fda_code`,
      parameters: sql<ProductParameter[]>`p.parameters`,
      tags: sql<ShownTag[]>`${shownTags}`,
      picture: sql<string>`p.picture`,
      pictures: sql<string[]>`p.pictures`,
      documents: sql<ProductDocument[]>`p.documents`,
      video: sql<ProductVideo | null>`p.video`,
      bundle: sql<BundlePart[]>`coalesce((
        select json_agg(json_build_object('variantId', bv.id, 'name', bp.name, 'standard', bv.standard,
          'picture', coalesce(nullif(bv.picture, ''), bp.picture), 'quantity', part.quantity) order by part.position)
        from bundle_part part join variant bv on bv.id = part.variant_id and bv.is_on_shelf
        join product bp on bp.id = bv.product_id and bp.is_on_shelf
        where part.product_id = p.id), '[]'::json)`,
      promotions: sql<PromotionLook[]>`coalesce((
        select json_agg(json_build_object('id', o.id, 'activity', o.activity, 'picture', o.picture, 'textColor', o.text_color,
          'showsPriceBackground', o.shows_price_background, 'countsDown', o.counts_down,
          'from', (extract(epoch from o.starts_at) * 1000)::bigint, 'until', (extract(epoch from o.ends_at) * 1000)::bigint)
          order by o.starts_at)
        from promotion o where o.product_id = p.id and not o.end_told), '[]'::json)`,
      isMedicine: sql<boolean>`p.is_medicine`,
      variants: sql<Omit<PageVariant, 'available'>[]>`v.list`,
    })
    .from(
      sql`(select coalesce((select product_id from variant where id = ${sql.placeholder('id')}), ${sql.placeholder('id')}::text) as id) asked
        join product p on p.id = asked.id and p.is_on_shelf
        join brand b on b.id = p.brand_id
        join category c on c.id = p.category_id
        left join category pc on pc.id = c.parent_id
        join store w on w.id = p.store_id
        join lateral (
          select json_agg(json_build_object(
            'id', v.id, 'priceHkd', v.price_hkd, 'priceUsd', v.price_usd, 'discountPercent', v.discount_percent,
            'isOnInquiry', v.is_on_inquiry, 'step', v.step, 'picture', v.picture, 'standard', v.standard, 'unit', v.unit,
            'articleNumber', v.article_number, 'uniformCode', v.uniform_code, 'containerQuantity', v.container_quantity,
            'purchaseLimit', v.purchase_limit, 'productionDate', v.production_date, 'expiryDate', v.expiry_date,
            'isPreOrder', v.is_pre_order, 'preOrderExpected', v.pre_order_expected, 'preOrderPercent', v.pre_order_percent,
            'pictures', v.pictures, 'gifts', v.gifts, 'offers', v.offers)
            order by v.position, v.id) as list
          from variant v where v.product_id = p.id and v.is_on_shelf
        ) v on v.list is not null`,
    )
    .prepare('catalogue_page'),
)

/** A product on the shelf with its variants on the shelf, by the product's id or one of its variants'. */
export async function findPage(read: Reader, id: string): Promise<ProductPage | undefined> {
  const [row] = await page(read).execute({ id })
  if (!row) return undefined
  return {
    ...row,
    id: idFrom<'Product'>(row.id),
    variants: row.variants.map((variant) => ({ ...variant, available: 0 })),
  }
}

const now = prepared((read: Reader) =>
  read
    .select({
      id: sql<string>`v.id`,
      available: sql<number>`greatest(coalesce(s.on_hand - s.reserved - s.awaited, 0), 0)`,
      preOrderLeft: sql<number>`coalesce(s.pre_order_most - s.awaited, 0)`,
      inCart: sql<number>`coalesce(l.quantity, 0)`,
      isCollected: sql<boolean>`f.variant_id is not null`,
      isStockRegistered: sql<boolean>`r.variant_id is not null`,
      priceAskedAt: sql<string | null>`to_json(e.at) #>> '{}'`,
      bought: sql<number>`coalesce(c.quantity, 0)`,
      boughtInPromotions: boughtInPromotions,
    })
    .from(
      // Cart lines, wishes and enquiries belong to modules that may not be called from here; one statement saves round trips.
      sql`variant v
        left join stock s on s.variant_id = v.id
        left join cart_line l on l.variant_id = v.id and l.account_id = ${sql.placeholder('accountId')}
        left join favourite f on f.variant_id = v.id and f.account_id = ${sql.placeholder('accountId')}
        left join stock_registration r
          on r.variant_id = v.id and r.account_id = ${sql.placeholder('accountId')} and r.told_at is null
        left join enquiry e on e.variant_id = v.id and e.clinic_id = ${sql.placeholder('clinicId')} and e.state = 'open'
        left join purchase_count c on c.variant_id = v.id and c.clinic_id = ${sql.placeholder('clinicId')}`,
    )
    .where(sql`v.product_id = ${sql.placeholder('productId')}`)
    .prepare('catalogue_variants_now'),
)

export async function findVariantsNow(
  read: Reader,
  productId: string,
  asker: { readonly accountId: string; readonly clinicId: string } | undefined,
): Promise<Map<string, VariantNow>> {
  const rows = await now(read).execute({
    productId,
    accountId: asker?.accountId ?? null,
    clinicId: asker?.clinicId ?? null,
  })
  return new Map(rows.map((row) => [row.id, { ...row, id: idFrom<'Variant'>(row.id) }]))
}

export type Words = {
  readonly hkdPerUsd: number | null
  readonly priceTextVisitor: LocalizedText | null
  readonly priceTextUnapproved: LocalizedText | null
}

/** The rate, and what is read where prices are not shown. */
export async function findWords(read: Reader): Promise<Words> {
  const [row] = await read
    .select({
      hkdPerUsd: sql<number | null>`(select (value #>> '{}')::float8 from setting where key = 'hkdPerUsd')`,
      priceTextVisitor: sql<LocalizedText | null>`(select value from shop_text where key = 'priceTextVisitor')`,
      priceTextUnapproved: sql<LocalizedText | null>`(select value from shop_text where key = 'priceTextUnapproved')`,
    })
    .from(sql`(select 1) one`)
  return row ?? { hkdPerUsd: null, priceTextVisitor: null, priceTextUnapproved: null }
}

export type CategoryRow = {
  readonly id: string
  readonly parentId: string | null
  readonly name: LocalizedText
  readonly picture: string
}

export const findCategories = (read: Reader): Promise<CategoryRow[]> =>
  read
    .select({
      id: sql<string>`id`,
      parentId: sql<string | null>`parent_id`,
      name: sql<LocalizedText>`name`,
      picture: sql<string>`picture`,
    })
    .from(sql`category`)
    .orderBy(sql`position, id`)

export type BrandRow = {
  readonly id: string
  readonly name: LocalizedText
  readonly picture: string
  readonly groupKey: string
  readonly sequence: number
}

export const findBrands = (read: Reader): Promise<BrandRow[]> =>
  read
    .select({
      id: sql<string>`id`,
      name: sql<LocalizedText>`name`,
      picture: sql<string>`picture`,
      groupKey: sql<string>`group_key`,
      sequence: sql<number>`sequence`,
    })
    .from(sql`brand b`)
    .where(sql`exists (select 1 from product p where p.brand_id = b.id and p.is_on_shelf)`)
    .orderBy(sql`group_key, sequence desc, id`)
