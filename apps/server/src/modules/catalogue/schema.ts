import type { LocalizedText } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/tables'
import { clinic } from '../accounts/schema'

/** Public ids of the catalogue: short numbers that fit a URL, kept as text. */
export const catalogueNumber = pgSequence('catalogue_number', { startWith: 100001 })
const nextId = sql`nextval('catalogue_number')::text`
const cents = (name: string) => bigint(name, { mode: 'number' })
const localized = (name: string) => jsonb(name).$type<LocalizedText>()

export const category = pgTable(
  'category',
  {
    id: text('id').primaryKey().default(nextId),
    parentId: text('parent_id').references((): AnyPgColumn => category.id),
    name: localized('name').notNull(),
    picture: text('picture').notNull().default(''),
    position: integer('position').notNull().default(0),
    /** How an import finds it again; null for categories made by hand. */
    importKey: text('import_key'),
  },
  (t) => [uniqueIndex('category_import_key').on(t.importKey), index('category_parent').on(t.parentId, t.position)],
)

export const brand = pgTable(
  'brand',
  {
    id: text('id').primaryKey().default(nextId),
    name: localized('name').notNull(),
    groupKey: text('group_key').notNull().default('#'),
    sequence: integer('sequence').notNull().default(0),
    picture: text('picture').notNull().default(''),
    importKey: text('import_key'),
  },
  (t) => [uniqueIndex('brand_import_key').on(t.importKey)],
)

/** Where goods ship from. Every order splits by store. */
export const store = pgTable('store', {
  id: text('id').primaryKey().default(nextId),
  name: localized('name').notNull(),
  position: integer('position').notNull().default(0),
})

export const expressMethod = pgTable(
  'express_method',
  {
    id: text('id').primaryKey().default(nextId),
    storeId: text('store_id')
      .notNull()
      .references(() => store.id),
    name: localized('name').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    isOffered: boolean('is_offered').notNull().default(true),
    freightHkd: cents('freight_hkd').notNull(),
    freightUsd: cents('freight_usd').notNull(),
    /** Goods of the store from which freight is free; null when it never is. */
    freeFromHkd: cents('free_from_hkd'),
    freeFromUsd: cents('free_from_usd'),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    uniqueIndex('express_method_one_default').on(t.storeId).where(sql`is_default`),
    check('express_method_freight', sql`freight_hkd >= 0 and freight_usd >= 0`),
  ],
)

export type ProductParameter = { readonly name: LocalizedText; readonly value: LocalizedText }
/** A PDF or a picture to download; `path` is public. */
export type ProductDocument = { readonly path: string; readonly name: LocalizedText }
export type ProductVideo = { readonly path: string; readonly autoplay: boolean }
/** What comes free with a variant, as words, an own address and a picture. */
export type Gift = { readonly name: LocalizedText; readonly link: string; readonly picturePath: string }
/** A promotion as a variant keeps it: from and until in milliseconds, prices in cents. */
export type Offer = {
  readonly id: string
  readonly from: number
  readonly until: number
  readonly hkd: number
  readonly usd: number | null
  readonly limit: number
  /** The activity of the new-customer zone that it belongs to: the price is for new customers only. */
  readonly activity?: number | null
}

export const product = pgTable(
  'product',
  {
    id: text('id').primaryKey().default(nextId),
    supplier: text('supplier').notNull(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brand.id),
    categoryId: text('category_id')
      .notNull()
      .references(() => category.id),
    storeId: text('store_id')
      .notNull()
      .references(() => store.id),
    name: localized('name').notNull(),
    sellingPoint: localized('selling_point').notNull().default({ en: '', 'zh-Hant': '' }),
    /** Sanitised when saved. */
    detailHtml: localized('detail_html').notNull().default({ en: '', 'zh-Hant': '' }),
    producer: text('producer').notNull().default(''),
    ceCode: text('ce_code').notNull().default(''),
    fdaCode: text('fda_code').notNull().default(''),
    parameters: jsonb('parameters').$type<ProductParameter[]>().notNull().default([]),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    /** Path with the `{0}` size placeholder. */
    picture: text('picture').notNull().default(''),
    /** Further pictures after the main one, in order. */
    pictures: text('pictures').array().notNull().default(sql`'{}'`),
    documents: jsonb('documents').$type<ProductDocument[]>().notNull().default([]),
    video: jsonb('video').$type<ProductVideo>(),
    isMedicine: boolean('is_medicine').notNull().default(false),
    isOnShelf: boolean('is_on_shelf').notNull().default(true),
    listedAt: instant('listed_at').notNull().defaultNow(),
    /** Pieces sold, for sorting; kept by the orders' events. */
    sales: integer('sales').notNull().default(0),
    recommended: smallint('recommended').notNull().default(0),
    /** How an import finds it again: the supplier's product group. */
    importKey: text('import_key'),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('product_import_key').on(t.supplier, t.importKey),
    index('product_category').on(t.categoryId),
    index('product_brand').on(t.brandId),
    index('product_updated').on(t.updatedAt),
  ],
)

export const variant = pgTable(
  'variant',
  {
    id: text('id').primaryKey().default(nextId),
    productId: text('product_id')
      .notNull()
      .references(() => product.id),
    /** The product's supplier, repeated so that an article number is unique per supplier. */
    supplier: text('supplier').notNull(),
    articleNumber: text('article_number').notNull(),
    /** Article number in capitals without separators, for finding parts of it. */
    articleKey: text('article_key')
      .notNull()
      .generatedAlwaysAs(sql`upper(regexp_replace(article_number, '[^A-Za-z0-9]', '', 'g'))`),
    standard: localized('standard').notNull(),
    unit: localized('unit').notNull(),
    uniformCode: text('uniform_code').notNull().default(''),
    containerQuantity: integer('container_quantity').notNull().default(1),
    step: integer('step').notNull().default(1),
    /** Pieces a clinic may have in live orders; 0 means no limit. */
    purchaseLimit: integer('purchase_limit').notNull().default(0),
    /** List prices in cents; null when there is none in that currency. */
    priceHkd: cents('price_hkd'),
    priceUsd: cents('price_usd'),
    /** Percent off the list price, 0 to 99. */
    discountPercent: smallint('discount_percent').notNull().default(0),
    isOnInquiry: boolean('is_on_inquiry').notNull().default(false),
    isOnShelf: boolean('is_on_shelf').notNull().default(true),
    /** Whether it may be pre-ordered while there is none; see `stock.pre_order_most`. */
    isPreOrder: boolean('is_pre_order').notNull().default(false),
    preOrderExpected: date('pre_order_expected', { mode: 'string' }),
    /** Percent of the goods that a pre-order pays at once; with 100 everything is. */
    preOrderPercent: smallint('pre_order_percent').notNull().default(30),
    productionDate: date('production_date', { mode: 'string' }),
    expiryDate: date('expiry_date', { mode: 'string' }),
    picture: text('picture').notNull().default(''),
    pictures: text('pictures').array().notNull().default(sql`'{}'`),
    gifts: jsonb('gifts').$type<Gift[]>().notNull().default([]),
    /** Written by `keep_offers` from the promotions, so that no price asks a second table. */
    offers: jsonb('offers').$type<Offer[]>().notNull().default([]),
    version: integer('version').notNull().default(1),
    position: integer('position').notNull().default(0),
    /** What the last sheet said of stock; only a new number in a sheet changes what is on hand. */
    sheetStock: integer('sheet_stock'),
    /** The row of our own sheet that said it: edited again, that row changes what is on hand by the new difference. */
    sheetMark: text('sheet_mark'),
  },
  (t) => [
    uniqueIndex('variant_article').on(t.supplier, t.articleNumber),
    index('variant_product').on(t.productId, t.position),
    check('variant_step', sql`step >= 1 and container_quantity >= 1 and purchase_limit >= 0`),
    check('variant_pre_order_percent', sql`pre_order_percent between 1 and 100`),
    check('variant_discount', sql`discount_percent between 0 and 99`),
    // One million on the wire means "on inquiry", so no price may be it.
    check('variant_price', sql`price_hkd > 0 and price_hkd < 100000000`),
    check('variant_price_usd', sql`price_usd > 0 and price_usd < 100000000`),
    check('variant_inquiry', sql`not is_on_inquiry or (price_hkd is null and price_usd is null)`),
  ],
)

/** Pieces per variant. `reserved` belongs to open orders, `awaited` is promised to pre-orders; what can be sold is `on_hand - reserved - awaited`. */
export const stock = pgTable(
  'stock',
  {
    variantId: text('variant_id')
      .primaryKey()
      .references(() => variant.id),
    onHand: integer('on_hand').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    /** Pieces of live pre-orders whose goods have not arrived. */
    awaited: integer('awaited').notNull().default(0),
    /** The most pieces that may be awaited at one time. */
    preOrderMost: integer('pre_order_most').notNull().default(0),
  },
  (t) => [
    check('stock_sound', sql`reserved >= 0 and on_hand >= reserved`),
    check('stock_awaited', sql`awaited >= 0 and awaited <= pre_order_most`),
    index('stock_awaited').on(t.variantId).where(sql`awaited > 0`),
  ],
)

/** Every change of stock. Reserve, release and consume belong to an order line, at most once each. */
export const stockMovement = pgTable(
  'stock_movement',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    variantId: text('variant_id')
      .notNull()
      .references(() => variant.id),
    kind: text('kind').notNull(),
    /** Signed pieces for `adjust`, positive otherwise. */
    quantity: integer('quantity').notNull(),
    orderLineId: text('order_line_id'),
    reason: text('reason').notNull().default(''),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    index('stock_movement_variant').on(t.variantId),
    uniqueIndex('stock_movement_once').on(t.orderLineId, t.kind),
    uniqueIndex('stock_movement_end_once').on(t.orderLineId).where(sql`kind in ('release', 'consume')`),
    check('stock_movement_kind', sql`kind in ('receive', 'return', 'adjust', 'reserve', 'release', 'consume')`),
    check('stock_movement_quantity', sql`case when kind = 'adjust' then quantity <> 0 else quantity > 0 end`),
  ],
)

/** Pieces of limited variants that a clinic has in live orders. */
export const purchaseCount = pgTable(
  'purchase_count',
  {
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinic.id),
    variantId: text('variant_id')
      .notNull()
      .references(() => variant.id),
    quantity: integer('quantity').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clinicId, t.variantId] }), check('purchase_count_sound', sql`quantity >= 0`)],
)

/** What a product is put together of. */
export const bundlePart = pgTable(
  'bundle_part',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.id),
    variantId: text('variant_id')
      .notNull()
      .references(() => variant.id),
    quantity: integer('quantity').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.variantId] }),
    index('bundle_part_variant').on(t.variantId),
    check('bundle_part_quantity', sql`quantity >= 1`),
  ],
)

/** What operators have uploaded: nothing else may stand on a product page. */
export const goodsFile = pgTable(
  'goods_file',
  {
    path: text('path').primaryKey(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    uploadedAt: instant('uploaded_at').notNull().defaultNow(),
  },
  () => [check('goods_file_kind', sql`kind in ('picture', 'document', 'video')`)],
)

export const displayTag = pgTable('display_tag', {
  type: text('type').primaryKey(),
  title: localized('title').notNull(),
  /** Tells something of a price, and is only for those who see prices. */
  isAboutPrice: boolean('is_about_price').notNull().default(false),
  position: integer('position').notNull().default(0),
  version: integer('version').notNull().default(1),
})

/** A product's promotion: its variants cost less from one moment until another. */
export const promotion = pgTable(
  'promotion',
  {
    id: text('id').primaryKey().default(nextId),
    productId: text('product_id')
      .notNull()
      .references(() => product.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Pieces of each variant that a clinic may buy within it; 0 means no limit. */
    purchaseLimit: integer('purchase_limit').notNull().default(0),
    picture: text('picture').notNull().default(''),
    textColor: text('text_color').notNull().default(''),
    showsPriceBackground: boolean('shows_price_background').notNull().default(false),
    countsDown: boolean('counts_down').notNull().default(false),
    version: integer('version').notNull().default(1),
    /** The activity of the new-customer zone that it belongs to; null for what is everybody's. */
    activity: integer('activity'),
    /** Whether what follows prices was told of the start, and of the end. */
    startTold: boolean('start_told').notNull().default(false),
    endTold: boolean('end_told').notNull().default(false),
  },
  (t) => [
    index('promotion_product').on(t.productId, t.endsAt),
    index('promotion_untold').on(t.startsAt).where(sql`not (start_told and end_told)`),
    uniqueIndex('promotion_activity').on(t.activity, t.productId),
    check('promotion_period', sql`starts_at < ends_at`),
    check('promotion_limit', sql`purchase_limit >= 0`),
  ],
)

export const promotionPrice = pgTable(
  'promotion_price',
  {
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotion.id, { onDelete: 'cascade' }),
    variantId: text('variant_id')
      .notNull()
      .references(() => variant.id),
    priceHkd: cents('price_hkd').notNull(),
    priceUsd: cents('price_usd'),
  },
  (t) => [
    primaryKey({ columns: [t.promotionId, t.variantId] }),
    check(
      'promotion_price_sound',
      sql`price_hkd > 0 and price_hkd < 100000000 and price_usd > 0 and price_usd < 100000000`,
    ),
  ],
)

/** Pieces of a promotion's variant in a clinic's live orders. */
export const promotionPurchase = pgTable(
  'promotion_purchase',
  {
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotion.id),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinic.id),
    variantId: text('variant_id')
      .notNull()
      .references(() => variant.id),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clinicId, t.variantId, t.promotionId] }),
    check('promotion_purchase_sound', sql`quantity >= 0`),
  ],
)
