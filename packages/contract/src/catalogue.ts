import { z } from 'zod'
import { endpoint } from './endpoint'
import { pictureFile, sheetFile } from './files'
import { importStates } from './states'
import * as wire from './wire'

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
  variantCount: wire.count,
  isMedicine: z.boolean(),
  tags: z.array(Tag),
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
  },
  { isMedicine: 'isYp', pictures: 'allPicture' },
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
})
export type Variant = z.output<typeof Variant>

export const listVariants = endpoint({
  access: 'public',
  path: '/api/product/getAllStandard2',
  summary: 'The variants of a product with prices and stock',
  input: productQuery,
  output: z.object({ name: z.string(), list: z.array(Variant), isAuth: z.boolean(), text: z.string() }),
  failures: ['productGone'],
})

/* Back office */

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
})
export type AdminVariant = z.output<typeof AdminVariant>

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
}

export const AdminProduct = z.object({
  id: wire.id<'Product'>(),
  ...ProductFields,
  supplier: z.string(),
  /** Goes back with a save; a save with an old one is refused. */
  version: wire.count,
  picturePath: z.string(),
  variants: z.array(AdminVariant),
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
  }),
  output: z.object({ id: wire.id<'Product'>() }),
  failures: ['productNotFound', 'brandNotFound', 'categoryNotFound', 'changedMeanwhile', 'notFound'],
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
}

export const adminSaveVariant = endpoint({
  access: 'operator',
  permission: 'catalogue.edit',
  path: '/opsapi/variants/save',
  summary: 'Create or change a variant',
  input: z.object({ id: wire.id<'Variant'>().optional(), productId: wire.id<'Product'>(), ...VariantFields }),
  output: z.object({ id: wire.id<'Variant'>() }),
  failures: ['productNotFound', 'variantNotFound', 'articleNumberTaken'],
})

const positiveAmount = wire.amount.refine((cents) => cents > 0 && cents < 100_000_000)

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
    position: z.number().int().min(0).max(10_000),
  }),
  output: z.object({ id: wire.id<'Category'>() }),
  failures: ['categoryNotFound'],
})

export const AdminBrand = z.object({
  id: wire.id<'Brand'>(),
  name: wire.localized(80),
  groupKey: z.string(),
  sequence: z.number().int(),
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
  }),
  output: z.object({ id: wire.id<'Brand'>() }),
  failures: ['brandNotFound'],
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

/** Replaces a product's main picture. */
export const adminUploadPicture = endpoint({
  access: 'operator',
  permission: 'catalogue.edit',
  path: '/opsapi/products/picture',
  summary: 'Replace the picture of a product',
  input: z.object({ id: wire.id<'Product'>() }),
  output: z.object({ picturePath: z.string() }),
  failures: ['productNotFound', 'fileTooLarge', 'fileNotAccepted', 'fileBroken'],
  files: { picture: pictureFile },
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
