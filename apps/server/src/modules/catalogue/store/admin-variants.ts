import type { LocalizedText } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import type { PriceTag } from '../catalogue'
import type { VariantFields, VariantFound, WholeVariant } from '../goods'
import type { Gift } from '../schema'

export const findVariants = (read: Reader, productId: string): Promise<WholeVariant[]> =>
  read
    .select({
      id: sql<string>`v.id`,
      version: sql<number>`v.version`,
      picture: sql<string>`v.picture`,
      pictures: sql<string[]>`v.pictures`,
      gifts: sql<Gift[]>`v.gifts`,
      articleNumber: sql<string>`v.article_number`,
      standard: sql<LocalizedText>`v.standard`,
      unit: sql<LocalizedText>`v.unit`,
      uniformCode: sql<string>`v.uniform_code`,
      containerQuantity: sql<number>`v.container_quantity`,
      step: sql<number>`v.step`,
      purchaseLimit: sql<number>`v.purchase_limit`,
      isOnShelf: sql<boolean>`v.is_on_shelf`,
      productionDate: sql<string | null>`v.production_date::text`,
      expiryDate: sql<string | null>`v.expiry_date::text`,
      priceHkd: sql<number | null>`v.price_hkd::float8`,
      priceUsd: sql<number | null>`v.price_usd::float8`,
      discountPercent: sql<number>`v.discount_percent`,
      isOnInquiry: sql<boolean>`v.is_on_inquiry`,
      onHand: sql<number>`coalesce(s.on_hand, 0)`,
      reserved: sql<number>`coalesce(s.reserved, 0)`,
      isPreOrder: sql<boolean>`v.is_pre_order`,
      preOrderExpected: sql<string | null>`v.pre_order_expected::text`,
      preOrderPercent: sql<number>`v.pre_order_percent`,
      preOrderMost: sql<number>`coalesce(s.pre_order_most, 0)`,
      awaited: sql<number>`coalesce(s.awaited, 0)`,
    })
    .from(sql`variant v left join stock s on s.variant_id = v.id`)
    .where(sql`v.product_id = ${productId}`)
    .orderBy(sql`v.position, v.id`)

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

const further = ({ pictures }: VariantFields) => sql`${sql.param(pictures.slice(1))}::text[]`

/** Undefined: there is no such product. A new variant comes last and has no price and no stock yet. */
export async function insertVariant(tx: Writer, productId: string, fields: VariantFields): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into variant (product_id, supplier, article_number, standard, unit, uniform_code, container_quantity, step,
      purchase_limit, is_on_shelf, production_date, expiry_date, picture, pictures, gifts, position)
    select p.id, p.supplier, ${fields.articleNumber}, ${json(fields.standard)}, ${json(fields.unit)}, ${fields.uniformCode},
      ${fields.containerQuantity}, ${fields.step}, ${fields.purchaseLimit}, ${fields.isOnShelf},
      ${fields.productionDate}::date, ${fields.expiryDate}::date, ${fields.pictures[0] ?? ''}, ${further(fields)}, ${json(fields.gifts)},
      coalesce((select max(position) + 1 from variant where product_id = p.id), 0)
    from product p where p.id = ${productId} returning id`)
  const id = rows[0]?.id
  if (id !== undefined) await tx.execute(sql`insert into stock (variant_id) values (${id})`)
  return id
}

export async function updateVariant(
  tx: Writer,
  id: string,
  productId: string,
  version: number,
  fields: VariantFields,
): Promise<'saved' | 'changed' | 'missing'> {
  const { rows } = await tx.execute(sql`
    update variant set article_number = ${fields.articleNumber}, standard = ${json(fields.standard)}, unit = ${json(fields.unit)},
      uniform_code = ${fields.uniformCode}, container_quantity = ${fields.containerQuantity}, step = ${fields.step},
      purchase_limit = ${fields.purchaseLimit}, is_on_shelf = ${fields.isOnShelf},
      production_date = ${fields.productionDate}::date, expiry_date = ${fields.expiryDate}::date,
      picture = ${fields.pictures[0] ?? ''}, pictures = ${further(fields)}, gifts = ${json(fields.gifts)}, version = version + 1
    where id = ${id} and product_id = ${productId} and version = ${version} returning id`)
  if (rows.length === 1) return 'saved'
  const known = await tx.execute(sql`select 1 from variant where id = ${id} and product_id = ${productId}`)
  return known.rows.length === 1 ? 'changed' : 'missing'
}

export type Prices = {
  readonly isOnInquiry: boolean
  readonly priceHkd: number | null
  readonly priceUsd: number | null
  readonly discountPercent: number
}

/** The product whose variant got these prices; undefined when there is no such variant. */
export async function updatePrices(tx: Writer, id: string, prices: Prices): Promise<string | undefined> {
  const { rows } = await tx.execute<{ product_id: string }>(sql`
    update variant set is_on_inquiry = ${prices.isOnInquiry}, price_hkd = ${prices.isOnInquiry ? null : prices.priceHkd},
      price_usd = ${prices.isOnInquiry ? null : prices.priceUsd}, discount_percent = ${prices.isOnInquiry ? 0 : prices.discountPercent}
    where id = ${id} returning product_id`)
  return rows[0]?.product_id
}

export type PreOrderChange = {
  readonly isPreOrder: boolean
  readonly expectedOn: string | null
  readonly depositPercent: number
  readonly most: number
}

/** Undefined: there is no such variant. It does not fit when more pieces are awaited already; roll back then. */
export async function updatePreOrder(
  tx: Writer,
  id: string,
  { isPreOrder, expectedOn, depositPercent, most }: PreOrderChange,
): Promise<{ readonly productId: string; readonly fits: boolean } | undefined> {
  const { rows } = await tx.execute<{ product_id: string }>(sql`
    update variant set is_pre_order = ${isPreOrder}, pre_order_expected = ${expectedOn}::date, pre_order_percent = ${depositPercent}::int
    where id = ${id} returning product_id`)
  const productId = rows[0]?.product_id
  if (productId === undefined) return undefined
  const changed = await tx.execute(sql`
    update stock set pre_order_most = ${most}::int where variant_id = ${id} and awaited <= ${most}::int returning variant_id`)
  return { productId, fits: changed.rows.length === 1 }
}

export type StockNow = { readonly onHand: number; readonly reserved: number }

const mostPieces = 2_000_000_000

/** Changes the pieces on hand and notes why; undefined when orders hold more than would be left. */
export async function adjustStock(
  tx: Writer,
  id: string,
  change: number,
  reason: string,
): Promise<StockNow | undefined> {
  const { rows } = await tx.execute<{ on_hand: number; reserved: number }>(sql`
    with changed as (
      update stock set on_hand = on_hand + ${change}::int
      where variant_id = ${id} and on_hand::bigint + ${change}::int between reserved and ${mostPieces}::bigint
      returning variant_id, on_hand, reserved
    ),
    noted as (
      insert into stock_movement (variant_id, kind, quantity, reason)
      select variant_id, 'adjust', ${change}::int, ${reason}::text from changed where ${change}::int <> 0
    )
    select on_hand, reserved from changed`)
  const row = rows[0]
  return row && { onHand: row.on_hand, reserved: row.reserved }
}

export async function productOfVariant(read: Reader, id: string): Promise<string | undefined> {
  const [row] = await read.select({ productId: sql<string>`product_id` }).from(sql`variant`).where(sql`id = ${id}`)
  return row?.productId
}

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (special) => `\\${special}`)}%`
const mostFound = 30

/** Variants by words of their product, article number or barcode, the best sellers first. */
export const searchVariants = (
  read: Reader,
  keyword: string,
  ids: readonly string[] | undefined,
): Promise<(VariantFound & PriceTag)[]> =>
  read
    .select({
      priceHkd: sql<number | null>`v.price_hkd::float8`,
      priceUsd: sql<number | null>`v.price_usd::float8`,
      discountPercent: sql<number>`v.discount_percent`,
      isOnInquiry: sql<boolean>`v.is_on_inquiry`,
      variantId: sql<string>`v.id`,
      productId: sql<string>`p.id`,
      name: sql<LocalizedText>`p.name`,
      standard: sql<LocalizedText>`v.standard`,
      articleNumber: sql<string>`v.article_number`,
      picture: sql<string>`coalesce(nullif(v.picture, ''), p.picture)`,
      isOnShelf: sql<boolean>`v.is_on_shelf and p.is_on_shelf`,
    })
    .from(sql`variant v join product p on p.id = v.product_id`)
    .where(
      ids
        ? sql`v.id = any(${sql.param(ids)}::text[])`
        : keyword === ''
          ? sql`true`
          : sql`(p.name ->> 'en' ilike ${containing(keyword)} or p.name ->> 'zh-Hant' ilike ${containing(keyword)}
            or v.article_number ilike ${containing(keyword)} or v.uniform_code = ${keyword} or v.id = ${keyword} or p.id = ${keyword})`,
    )
    .orderBy(sql`p.sales desc, p.id, v.position, v.id`)
    .limit(ids?.length ?? mostFound)
