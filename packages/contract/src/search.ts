import { z } from 'zod'
import { ProductCard } from './catalogue'
import { endpoint } from './endpoint'
import * as wire from './wire'

/** The seven sort orders of spec A43. Price sorts are ignored for those who may not see prices (decision 26). */
export const sortOrders = {
  default: 0,
  salesHighToLow: 1,
  priceHighToLow: 4,
  priceLowToHigh: 3,
  salesLowToHigh: 5,
  oldestFirst: 6,
  newestFirst: 7,
} as const
export type SortOrder = keyof typeof sortOrders

const anySort = z.codec(
  z.unknown(),
  z.custom<SortOrder>((v) => typeof v === 'string' && v in sortOrders),
  {
    // Unknown orders are the default one (decision 35).
    decode: (code): SortOrder => {
      const found = Object.entries(sortOrders).find(([, value]) => String(value) === String(code))
      return found ? (found[0] as SortOrder) : 'default'
    },
    encode: (name) => sortOrders[name],
  },
)

const what = {
  keyword: wire.line(80).default(''),
  searchType: wire.line(20).default('keyword'),
  categoryId: wire.line(64).default(''),
  brandId: wire.line(64).default(''),
  /** `articleNumber` looks only at article numbers. */
  type: wire.line(20).default(''),
  title: wire.line(120).default(''),
}

/** Search results (spec A18, A75). `keyword` ALL means everything. */
export const searchProducts = endpoint({
  access: 'browse',
  path: '/api/product/list',
  alsoAt: ['/api/product/list4phone'],
  summary: 'Search results, 24 a page',
  input: z.object({ ...what, ...wire.page(24, 48), orderBy: anySort.optional() }),
  output: z.object({
    products: z.array(ProductCard),
    totalPage: wire.count,
    totalCount: wire.count,
    isAuth: z.boolean(),
    text: z.string(),
  }),
  failures: [],
})

const Facet = z.object({ id: z.string(), name: z.string(), count: wire.count })

/** Categories and brands among the results (spec A140), for the filters. */
export const searchFacets = endpoint({
  access: 'browse',
  path: '/api/product/searchCategoryAndBrand',
  summary: 'Categories and brands among the results',
  input: z.object({ ...what, pageSize: z.coerce.number().int().min(1).max(100).default(15) }),
  output: z.object({
    linkCategories: z.array(Facet.extend({ title: z.string(), link: z.string() })),
    brands: z.array(Facet.extend({ title: z.string(), link: z.string() })),
  }),
  failures: [],
})

export const suggest = endpoint({
  access: 'browse',
  path: '/api/suggest',
  summary: 'Suggestions while typing',
  input: z.object({ id: wire.line(80) }),
  output: z.array(z.string()),
  failures: [],
})

export const similarWords = endpoint({
  access: 'browse',
  path: '/api/product/approximate',
  summary: 'Words near to one that finds nothing',
  input: z.object({ keyword: wire.line(80), ...wire.page(10) }),
  output: z.object({ approximate: z.array(z.object({ word: z.string() })) }),
  failures: [],
})

export const hotKeywords = endpoint({
  access: 'browse',
  path: '/api/indexNew-hotWord',
  summary: 'Hot keywords',
  input: wire.noInput,
  output: z.array(z.object({ keyWord: z.string(), link: z.string(), iconUrl: z.string() })),
  failures: [],
})
