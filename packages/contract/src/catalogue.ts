import { z } from 'zod'
import { Coupon } from './coupons'
import { endpoint } from './endpoint'
import { documentFile, goodsPictureFile, sheetFile, videoFile } from './files'
import { importStates } from './states'
import * as wire from './wire'

/** A display tag; one that tells something of a price is only for those who see prices. */
const Tag = z.object({ title: z.string(), type: z.string() })

/** A product in a list (spec A74, A75). `searchProductId` names the variant that is shown (decision 27). */
export const ProductCard = z.object({
  id: wire.id<'Product'>(),
  searchProductId: wire.id<'Variant'>(),
  name: z.string(),
  brandName: z.string(),
  picturePath: z.string(),
  /** What the viewer pays now; the list price when there is no discount. */
  discountPrice: wire.price,
  /** The list price. */
  price: wire.price,
  /** Whether variants have different prices: the price shown is the lowest. */
  isPriceFrom: z.boolean(),
  /** `15% off`, in the viewer's language; empty without a discount or for those who see no prices. */
  discount: z.string(),
  hasStock: z.boolean(),
  /** Sold out, but a variant of it may be pre-ordered (decision record 0020). */
  isPreOrder: z.boolean(),
  variantCount: wire.count,
  isMedicine: z.boolean(),
  tags: z.array(Tag),
  /** The titles of the tags, with commas between (spec A74). */
  fulltag: z.string(),
  /** The title of the first tag (spec B83). */
  mainTag: z.string(),
})
export type ProductCard = z.output<typeof ProductCard>

const Category = z.object({ id: wire.id<'Category'>(), name: z.string(), picturePath: z.string() })
export const CategoryTree = Category.extend({ subCategory: z.array(Category) })
export type CategoryTree = z.output<typeof CategoryTree>

export const listCategories = endpoint({
  access: 'browse',
  path: '/api/GetParentCategoryList',
  summary: 'The category tree, two levels',
  input: wire.noInput,
  output: z.object({ list: z.array(CategoryTree) }),
  failures: [],
})

export const listSubCategories = endpoint({
  access: 'browse',
  path: '/api/GetCategoryListById',
  summary: 'The categories under one',
  input: z.object({ id: wire.id<'Category'>() }),
  output: z.object({ list: z.array(Category) }),
  failures: [],
})

export const BrandGroup = z.object({
  key: z.string(),
  list: z.array(
    z.object({
      id: wire.id<'Brand'>(),
      title: z.string(),
      link: z.string(),
      picturePath: z.string(),
      sequence: z.number().int(),
    }),
  ),
})
export const listBrands = endpoint({
  access: 'browse',
  path: '/api/searchBrand',
  summary: 'Brands grouped by their key',
  input: wire.noInput,
  output: z.object({ list: z.array(BrandGroup) }),
  failures: [],
})

/** How a running promotion looks (spec A77); those who see no prices get none. `endTime` is by the server's clock. */
const PromotionDisplay = z.object({
  endTime: wire.instant,
  picPath: z.string(),
  showPriceBackground: z.boolean(),
  /** `#rrggbb`; empty for the shop's own colour. */
  textColor: z.string(),
  /** Whether the page counts down to the end. */
  countDown: z.boolean(),
})
export type PromotionDisplay = z.output<typeof PromotionDisplay>

const DetailFile = z.object({ path: z.string(), name: z.string() })

/** What a product page shows besides its variants (spec A77). */
export const ProductDetail = wire.respelled(
  {
    id: wire.id<'Product'>(),
    searchProductId: wire.id<'Variant'>(),
    productName: z.string(),
    brandName: z.string(),
    brandId: wire.id<'Brand'>(),
    isAuth: z.boolean(),
    text: z.string(),
    sellingPoint: z.string(),
    tags: z.array(Tag),
    page: z.string(),
    firstCName: z.string(),
    firstCId: wire.id<'Category'>(),
    secondCName: z.string(),
    secondCId: wire.id<'Category'>(),
    producer: z.string(),
    ceCode: z.string(),
    fdaCode: z.string(),
    parameters: z.array(z.object({ name: z.string(), value: z.string() })),
    pictures: z.array(z.string()),
    isMedicine: z.boolean(),
    storeName: z.string(),
    description: z.string(),
    fulltag: z.string(),
    mainTag: z.string(),
    documents: z.array(DetailFile),
    /** Address of the video; empty without one. */
    mp4Url: z.string(),
    autoplay: z.boolean(),
    bundle: z.array(
      z.object({
        searchProductId: wire.id<'Variant'>(),
        productName: z.string(),
        standard: z.string(),
        picturePath: z.string(),
        count: wire.count,
      }),
    ),
    promotionDisplay: PromotionDisplay.nullable(),
    /** The same for the price of the new-customer zone. */
    newCusproductDisplay: PromotionDisplay.nullable(),
    /** Coupons that are good for it. */
    coupons: z.array(Coupon),
  },
  {
    isMedicine: 'isYp',
    pictures: 'allPicture',
    documents: 'productInstraction',
    bundle: 'productSuit',
    coupons: 'canGetCous',
  },
)
export type ProductDetail = z.output<typeof ProductDetail>

/** `id` is a variant's public id or a product's id; the page opens with that variant selected (decision 27). */
const productQuery = z.object({ id: wire.id<'Variant'>(), tagType: z.unknown().optional() })

export const getProduct = endpoint({
  access: 'browse',
  path: '/api/product/detail',
  summary: 'A product without its variants',
  input: productQuery,
  output: ProductDetail,
  failures: ['productGone'],
})

/** One variant of a product (spec A76). Stock is in pieces and current. */
export const Variant = z.object({
  id: wire.id<'Variant'>(),
  searchProductId: wire.id<'Variant'>(),
  standard: z.string(),
  articleNumber: z.string(),
  stock: wire.count,
  /** Pieces of it in the viewer's cart. */
  amount: wire.count,
  /** Whether it is a favourite of the viewer, and whether the viewer waits for a notice that it is back. */
  isCollected: z.boolean(),
  isStockRegistered: z.boolean(),
  /** Since when the viewer's clinic waits for an answer on its price; null when it does not. */
  priceAskedAt: wire.instant.nullable(),
  sellPartCount: wire.count,
  isDiscount: z.boolean(),
  discountPrice: wire.price,
  price: wire.price,
  /** Pieces a clinic may buy; 0 means no limit (decision 32). */
  isBuyLimited: wire.count,
  /** Pieces the viewer's clinic may still buy; null means no limit. */
  allowance: wire.count.nullable(),
  expiredDate: wire.day.nullable(),
  productionDate: wire.day.nullable(),
  unit: z.string(),
  containerQuantity: wire.count,
  uniformCode: z.string(),
  picturePath: z.string(),
  /** Given while there is none of it and it may be pre-ordered (spec B108). */
  preOrder: z
    .object({
      expectedOn: wire.day.nullable(),
      /** Percent of the goods that is paid at once; null for those who see no prices. */
      depositPercent: z.number().int().nullable(),
      /** Pieces that may still be pre-ordered. */
      most: wire.count,
    })
    .nullable(),
  allPicture: z.array(z.string()),
  /** What comes free with it (spec A76); `link` is an address of this shop, or empty. */
  promotes: z.array(z.object({ name: z.string(), link: z.string(), picurl: z.string() })),
})
export type Variant = z.output<typeof Variant>

export const listVariants = endpoint({
  access: 'public',
  path: '/api/product/getAllStandard2',
  summary: 'The variants of a product with prices and stock',
  input: productQuery,
  output: z.object({ name: z.string(), list: z.array(Variant), isAuth: z.boolean(), text: z.string() }),
  failures: ['productGone', 'notNewCustomer'],
})

/** Coupons that are good for a product, those that take percents off apart (spec A150). */
export const findCanGetCoupon = endpoint({
  access: 'browse',
  path: '/api/product/findCanGetCoupon',
  summary: 'Coupons that are good for a product',
  input: productQuery,
  output: z.object({ canGetCoupons: z.array(Coupon), canGetDisCoupons: z.array(Coupon) }),
  failures: ['productGone'],
})

/** Products that a browser remembers, at most. */
export const rememberedLimit = 12

/** What lies beside a product: others of its category and brand, and those of `seen` that are still on the shelf, in its order. */
export const listBeside = endpoint({
  access: 'public',
  path: '/api/product/beside',
  summary: 'Related products, and products seen before',
  input: z.object({
    id: wire.id<'Product'>(),
    seen: z.array(wire.id<'Product'>()).max(rememberedLimit).default([]),
  }),
  output: z.object({
    related: z.array(ProductCard),
    seen: z.array(ProductCard),
    isAuth: z.boolean(),
    text: z.string(),
  }),
  failures: [],
})

/* Back office */

const positiveAmount = wire.amount.refine((cents) => cents > 0 && cents < 100_000_000)

const AdminText = wire.localized(330)

export const AdminProductRow = z.object({
  id: wire.id<'Product'>(),
  name: AdminText,
  brandName: z.string(),
  categoryName: z.string(),
  supplier: z.string(),
  isOnShelf: z.boolean(),
  isMedicine: z.boolean(),
  variantCount: wire.count,
  stock: wire.count,
  lowestPriceHkd: wire.amount.nullable(),
  picturePath: z.string(),
  updatedAt: wire.instant,
})
export type AdminProductRow = z.output<typeof AdminProductRow>

export const adminListProducts = endpoint({
  access: 'operator',
  permission: 'catalogue.view',
  path: '/opsapi/products/list',
  summary: 'Products with filters',
  input: z.object({
    ...wire.page(20, 100),
    keyword: wire.line(80).default(''),
    categoryId: wire.id<'Category'>().optional(),
    brandId: wire.id<'Brand'>().optional(),
    shelf: z.enum(['on', 'off']).optional(),
    stock: z.enum(['out', 'low']).optional(),
    sort: z.enum(['updated', 'name', 'stock']).default('updated'),
    /** Only these; for telling what was picked. */
    ids: z.array(wire.id<'Product'>()).max(100).optional(),
  }),
  output: z.object(wire.pageOf(AdminProductRow)),
  failures: [],
})

/** Paths of what operators have uploaded; others are refused when saving. */
const pictures = (atMost: number) => z.array(wire.line(200).min(1)).max(atMost)
/** An address of this shop, or nothing. */
const ownLink = z.union([z.literal(''), wire.line(300).regex(/^\/(?![/\\])\S*$/)])

const Gift = z.object({ name: wire.localized(120), link: ownLink, picturePath: wire.line(200) })

export const AdminVariant = z.object({
  id: wire.id<'Variant'>(),
  articleNumber: z.string(),
  standard: wire.localized(200),
  unit: wire.localized(40),
  uniformCode: z.string(),
  containerQuantity: wire.count,
  step: wire.count,
  purchaseLimit: wire.count,
  priceHkd: wire.amount.nullable(),
  priceUsd: wire.amount.nullable(),
  discountPercent: z.number().int().min(0).max(99),
  isOnInquiry: z.boolean(),
  isOnShelf: z.boolean(),
  productionDate: wire.day.nullable(),
  expiryDate: wire.day.nullable(),
  onHand: wire.count,
  reserved: wire.count,
  isPreOrder: z.boolean(),
  preOrderExpected: wire.day.nullable(),
  preOrderPercent: z.number().int().min(1).max(100),
  /** The most pieces that may await goods at one time. */
  preOrderMost: wire.count,
  /** Pieces of pre-orders whose goods have not arrived: nobody else can buy them. */
  awaited: wire.count,
  pictures: z.array(z.string()),
  gifts: z.array(Gift),
  /** Goes back with a save; a save with an old one is refused. */
  version: wire.count,
})
export type AdminVariant = z.output<typeof AdminVariant>

const instantOrder = { path: ['endsAt'] }
export const AdminPromotion = z.object({
  id: wire.id<'Promotion'>(),
  startsAt: wire.instant,
  endsAt: wire.instant,
  /** Pieces of each variant that a clinic may buy within it; 0 means no limit (decision 32). */
  purchaseLimit: wire.count,
  picturePath: z.string(),
  textColor: z.string(),
  showsPriceBackground: z.boolean(),
  countsDown: z.boolean(),
  version: wire.count,
  prices: z.array(
    z.object({ variantId: wire.id<'Variant'>(), priceHkd: wire.amount, priceUsd: wire.amount.nullable() }),
  ),
})
export type AdminPromotion = z.output<typeof AdminPromotion>

const ProductFields = {
  name: AdminText,
  sellingPoint: wire.localized(400),
  detailHtml: wire.localized(60_000),
  brandId: wire.id<'Brand'>(),
  categoryId: wire.id<'Category'>(),
  storeId: wire.id<'Store'>(),
  producer: wire.line(200),
  ceCode: wire.line(80),
  fdaCode: wire.line(80),
  isMedicine: z.boolean(),
  isOnShelf: z.boolean(),
  parameters: z.array(z.object({ name: wire.localized(80), value: wire.localized(300) })).max(60),
  /** The first one is the main picture. */
  pictures: pictures(20),
  documents: z.array(z.object({ path: wire.line(200).min(1), name: wire.localized(120) })).max(10),
  video: z.object({ path: wire.line(200).min(1), autoplay: z.boolean() }).nullable(),
  tags: z.array(wire.line(20)).max(8),
}
const BundlePart = { variantId: wire.id<'Variant'>(), quantity: z.number().int().min(1).max(10_000) }

/** A variant as a picker shows it. */
export const PickedVariant = z.object({
  variantId: wire.id<'Variant'>(),
  productId: wire.id<'Product'>(),
  name: wire.localized(330),
  standard: wire.localized(200),
  articleNumber: z.string(),
  picturePath: z.string(),
  isOnShelf: z.boolean(),
})
export type PickedVariant = z.output<typeof PickedVariant>

export const AdminProduct = z.object({
  id: wire.id<'Product'>(),
  ...ProductFields,
  supplier: z.string(),
  /** Goes back with a save; a save with an old one is refused. */
  version: wire.count,
  bundle: z.array(PickedVariant.extend({ quantity: BundlePart.quantity })),
  variants: z.array(AdminVariant),
  /** Those to come and running first, then the last that ended. */
  promotions: z.array(AdminPromotion),
})
export type AdminProduct = z.output<typeof AdminProduct>

export const adminGetProduct = endpoint({
  access: 'operator',
  permission: 'catalogue.view',
  path: '/opsapi/products/detail',
  summary: 'One product with its variants, stock and prices',
  input: z.object({ id: wire.id<'Product'>() }),
  output: AdminProduct,
  failures: ['productNotFound'],
})

/** Saves a product's own fields; without an id it creates one. */
export const adminSaveProduct = endpoint({
  access: 'operator',
  permission: 'catalogue.edit',
  path: '/opsapi/products/save',
  summary: 'Create or change a product',
  input: z.object({
    id: wire.id<'Product'>().optional(),
    version: wire.count.optional(),
    supplier: wire.line(120),
    ...ProductFields,
    bundle: z.array(z.object(BundlePart)).max(20),
  }),
  output: z.object({ id: wire.id<'Product'>() }),
  failures: [
    'productNotFound',
    'brandNotFound',
    'categoryNotFound',
    'changedMeanwhile',
    'notFound',
    'fileUnknown',
    'bundleRefused',
  ],
  bodyLimit: 512 * 1024,
})

const VariantFields = {
  articleNumber: wire.line(80).min(1),
  standard: wire.localized(200),
  unit: wire.localized(40),
  uniformCode: wire.line(40),
  containerQuantity: z.number().int().min(1).max(1_000_000),
  step: z.number().int().min(1).max(10_000),
  purchaseLimit: z.number().int().min(0).max(1_000_000),
  isOnShelf: z.boolean(),
  productionDate: wire.day.nullable(),
  expiryDate: wire.day.nullable(),
  pictures: pictures(8),
  gifts: z.array(Gift).max(6),
}

export const adminSaveVariant = endpoint({
  access: 'operator',
  permission: 'catalogue.edit',
  path: '/opsapi/variants/save',
  summary: 'Create or change a variant',
  input: z.object({
    id: wire.id<'Variant'>().optional(),
    version: wire.count.optional(),
    productId: wire.id<'Product'>(),
    ...VariantFields,
  }),
  output: z.object({ id: wire.id<'Variant'>() }),
  failures: [
    'productNotFound',
    'variantNotFound',
    'articleNumberTaken',
    'changedMeanwhile',
    'fileUnknown',
    'datesBackwards',
  ],
})

export const adminSavePrice = endpoint({
  access: 'operator',
  permission: 'prices.edit',
  path: '/opsapi/variants/price',
  summary: 'Set the prices of a variant',
  input: z.object({
    id: wire.id<'Variant'>(),
    isOnInquiry: z.boolean(),
    priceHkd: positiveAmount.nullable(),
    priceUsd: positiveAmount.nullable(),
    discountPercent: z.number().int().min(0).max(99),
  }),
  output: wire.nothing,
  failures: ['variantNotFound'],
})

/** Adjusts the pieces on hand by a signed change; a reason is kept with the movement. */
export const adminAdjustStock = endpoint({
  access: 'operator',
  permission: 'stock.edit',
  path: '/opsapi/variants/stock',
  summary: 'Receive or adjust stock',
  input: z.object({
    id: wire.id<'Variant'>(),
    change: z.number().int().min(-1_000_000).max(1_000_000),
    reason: wire.line(200).min(1),
  }),
  output: z.object({ onHand: wire.count, reserved: wire.count }),
  failures: ['variantNotFound', 'stockBelowReserved'],
})

/**
 * The terms on which a variant may be pre-ordered while there is none (spec B108). They hold for pre-orders that are
 * placed from now on; `most` cannot be less than what is awaited already.
 */
export const adminSavePreOrder = endpoint({
  access: 'operator',
  permission: 'catalogue.edit',
  path: '/opsapi/variants/preOrder',
  summary: 'Offer a variant on pre-order, or no longer',
  input: z.object({
    id: wire.id<'Variant'>(),
    isPreOrder: z.boolean(),
    expectedOn: wire.day.nullable(),
    depositPercent: z.number().int().min(1).max(100),
    most: z.number().int().min(0).max(1_000_000),
  }),
  output: wire.nothing,
  failures: ['variantNotFound', 'preOrderBelowAwaited'],
})

export const AdminCategory = z.object({
  id: wire.id<'Category'>(),
  parentId: wire.id<'Category'>().nullable(),
  name: wire.localized(80),
  picturePath: z.string(),
  position: z.number().int(),
  productCount: wire.count,
})
export type AdminCategory = z.output<typeof AdminCategory>
export const adminListCategories = endpoint({
  access: 'operator',
  permission: 'catalogue.view',
  path: '/opsapi/categories/list',
  summary: 'All categories',
  input: wire.noInput,
  output: z.object({ list: z.array(AdminCategory) }),
  failures: [],
})
export const adminSaveCategory = endpoint({
  access: 'operator',
  permission: 'catalogue.edit',
  path: '/opsapi/categories/save',
  summary: 'Create or rename a category',
  input: z.object({
    id: wire.id<'Category'>().optional(),
    parentId: wire.id<'Category'>().nullable(),
    name: wire.localized(80),
    picturePath: wire.line(200).default(''),
    position: z.number().int().min(0).max(10_000),
  }),
  output: z.object({ id: wire.id<'Category'>() }),
  failures: ['categoryNotFound', 'fileUnknown'],
})

export const AdminBrand = z.object({
  id: wire.id<'Brand'>(),
  name: wire.localized(80),
  groupKey: z.string(),
  sequence: z.number().int(),
  picturePath: z.string(),
  productCount: wire.count,
})
export type AdminBrand = z.output<typeof AdminBrand>
export const adminListBrands = endpoint({
  access: 'operator',
  permission: 'catalogue.view',
  path: '/opsapi/brands/list',
  summary: 'All brands',
  input: wire.noInput,
  output: z.object({ list: z.array(AdminBrand) }),
  failures: [],
})
export const adminSaveBrand = endpoint({
  access: 'operator',
  permission: 'catalogue.edit',
  path: '/opsapi/brands/save',
  summary: 'Create or change a brand',
  input: z.object({
    id: wire.id<'Brand'>().optional(),
    name: wire.localized(80),
    groupKey: wire.line(4),
    sequence: z.number().int().min(0).max(100_000),
    picturePath: wire.line(200).default(''),
  }),
  output: z.object({ id: wire.id<'Brand'>() }),
  failures: ['brandNotFound', 'fileUnknown'],
})
export const adminListStores = endpoint({
  access: 'operator',
  permission: 'catalogue.view',
  path: '/opsapi/stores/list',
  summary: 'Stores that goods ship from',
  input: wire.noInput,
  output: z.object({ list: z.array(z.object({ id: wire.id<'Store'>(), name: wire.localized(80) })) }),
  failures: [],
})

/** Takes one file for the catalogue: a picture, a document to download, or a video. It shows once something is saved with its path. */
export const adminUploadGoodsFile = endpoint({
  access: 'operator',
  permission: 'catalogue.edit',
  path: '/opsapi/products/file',
  summary: 'Upload a picture, a document or a video',
  input: wire.noInput,
  output: z.object({ path: z.string(), name: z.string(), bytes: wire.count }),
  failures: ['fileTooLarge', 'fileNotAccepted', 'fileBroken'],
  files: { picture: goodsPictureFile, document: documentFile, video: videoFile },
})

/** Variants by words, article number or barcode, for choosing some of them. */
export const adminFindVariants = endpoint({
  access: 'operator',
  permission: 'catalogue.view',
  path: '/opsapi/variants/find',
  summary: 'Find variants to choose from',
  input: z.object({
    keyword: wire.line(80).default(''),
    /** These variants instead, in no order; unknown ones are left out. */
    variantIds: z.array(wire.id<'Variant'>()).max(60).optional(),
  }),
  output: z.object({
    list: z.array(
      PickedVariant.extend({
        /** After its own discount, before promotions; null on inquiry. */
        usualPriceHkd: wire.amount.nullable(),
      }),
    ),
  }),
  failures: [],
})

/** Saves a promotion of a product. Promotions of one product do not overlap, and its prices are lower than the usual ones. */
export const adminSavePromotion = endpoint({
  access: 'operator',
  permission: 'promotions.edit',
  path: '/opsapi/promotions/save',
  summary: 'Create or change a promotion of a product',
  input: z
    .object({
      id: wire.id<'Promotion'>().optional(),
      version: wire.count.optional(),
      productId: wire.id<'Product'>(),
      startsAt: wire.instant,
      endsAt: wire.instant,
      purchaseLimit: z.number().int().min(0).max(1_000_000),
      picturePath: wire.line(200),
      textColor: z.union([z.literal(''), z.string().regex(/^#[0-9a-f]{6}$/i)]),
      showsPriceBackground: z.boolean(),
      countsDown: z.boolean(),
      prices: z
        .array(
          z.object({ variantId: wire.id<'Variant'>(), priceHkd: positiveAmount, priceUsd: positiveAmount.nullable() }),
        )
        .min(1)
        .max(500),
    })
    .refine(({ startsAt, endsAt }) => startsAt < endsAt, instantOrder),
  output: z.object({ id: wire.id<'Promotion'>() }),
  failures: [
    'productNotFound',
    'variantNotFound',
    'promotionNotFound',
    'promotionOverlaps',
    'promotionTooDear',
    'changedMeanwhile',
    'fileUnknown',
  ],
  bodyLimit: 256 * 1024,
})

/** Takes back a promotion that has not begun; one that runs ends now. */
export const adminEndPromotion = endpoint({
  access: 'operator',
  permission: 'promotions.edit',
  path: '/opsapi/promotions/end',
  summary: 'Take back or end a promotion',
  input: z.object({ id: wire.id<'Promotion'>() }),
  output: wire.nothing,
  failures: ['promotionNotFound'],
})

export const AdminTag = z.object({
  type: z.string(),
  title: wire.localized(40),
  /** Only for those who see prices. */
  isAboutPrice: z.boolean(),
  position: z.number().int(),
  productCount: wire.count,
  version: wire.count,
})
export type AdminTag = z.output<typeof AdminTag>
export const adminListTags = endpoint({
  access: 'operator',
  permission: 'catalogue.view',
  path: '/opsapi/tags/list',
  summary: 'All display tags',
  input: wire.noInput,
  output: z.object({ list: z.array(AdminTag) }),
  failures: [],
})
/** Version 0 makes a tag; its type stays what it was made with. */
export const adminSaveTag = endpoint({
  access: 'operator',
  permission: 'catalogue.edit',
  path: '/opsapi/tags/save',
  summary: 'Create or change a display tag',
  input: z.object({
    type: z.string().regex(/^[a-z][a-z0-9-]{0,19}$/),
    title: wire.localized(40),
    isAboutPrice: z.boolean(),
    position: z.number().int().min(0).max(10_000),
    version: wire.count,
  }),
  output: wire.nothing,
  failures: ['tagTaken', 'changedMeanwhile'],
})
/** Products lose it. */
export const adminRemoveTag = endpoint({
  access: 'operator',
  permission: 'catalogue.edit',
  path: '/opsapi/tags/remove',
  summary: 'Remove a display tag',
  input: z.object({ type: z.string().max(20) }),
  output: wire.nothing,
  failures: ['notFound'],
})

/* Import of supplier sheets */

export const importPresets = ['cusp', 'gudid', 'nhs'] as const
export type ImportPreset = (typeof importPresets)[number]

export const ImportProblem = z.object({ line: wire.count, column: z.string(), reason: z.string() })
export const ImportRun = z.object({
  id: wire.id<'Import'>(),
  fileName: z.string(),
  preset: z.enum(importPresets),
  supplier: z.string(),
  status: wire.state(importStates),
  rows: wire.count,
  created: wire.count,
  updated: wire.count,
  unchanged: wire.count,
  bad: wire.count,
  problem: z.string(),
  createdAt: wire.instant,
  finishedAt: wire.instant.nullable(),
  by: z.string(),
})
export type ImportRun = z.output<typeof ImportRun>

const importId = z.object({ id: wire.id<'Import'>() })

/** Takes a sheet, reads all of it and says what running it would do; nothing of the catalogue changes yet. */
export const adminUploadImport = endpoint({
  access: 'operator',
  permission: 'catalogue.import',
  path: '/opsapi/imports/upload',
  summary: 'Upload a supplier sheet and preview it',
  input: z.object({ preset: z.enum(importPresets), supplier: wire.line(120).default('') }),
  output: z.object({ id: wire.id<'Import'>() }),
  failures: ['fileTooLarge', 'fileNotAccepted', 'sheetNotUnderstood'],
  files: { sheet: sheetFile },
})
export const adminRunImport = endpoint({
  access: 'operator',
  permission: 'catalogue.import',
  path: '/opsapi/imports/run',
  summary: 'Run a previewed import',
  input: importId,
  output: wire.nothing,
  failures: ['importNotFound', 'importNotReady'],
})
export const adminGetImport = endpoint({
  access: 'operator',
  permission: 'catalogue.import',
  path: '/opsapi/imports/detail',
  summary: 'An import: progress, first rows and problems',
  input: importId,
  output: z.object({
    run: ImportRun,
    sample: z.array(z.record(z.string(), z.string())),
    problems: z.array(ImportProblem),
    /** Address of the sheet of bad rows, or empty. */
    errorSheet: z.string(),
  }),
  failures: ['importNotFound'],
})
export const adminListImports = endpoint({
  access: 'operator',
  permission: 'catalogue.import',
  path: '/opsapi/imports/list',
  summary: 'Imports, newest first',
  input: z.object(wire.page(20, 100)),
  output: z.object(wire.pageOf(ImportRun)),
  failures: [],
})
