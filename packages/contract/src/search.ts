import { z } from 'zod'
import { ProductCard } from './catalogue'
import { endpoint } from './endpoint'
import { pictureFile } from './files'
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

const synonymId = z.number().int().positive()

export const SynonymGroup = z.object({ id: synonymId, words: z.array(z.string()) })
export type SynonymGroup = z.output<typeof SynonymGroup>

/** Groups of words or phrases, in any language, that find the same products. */
export const adminListSynonyms = endpoint({
  access: 'operator',
  permission: 'search.manage',
  path: '/opsapi/synonyms/list',
  summary: 'All groups of synonyms',
  input: wire.noInput,
  output: z.object({ list: z.array(SynonymGroup) }),
  failures: [],
})

/** Two words at least, else there is nothing that one could stand for. Words that differ in case alone are one. */
export const adminSaveSynonyms = endpoint({
  access: 'operator',
  permission: 'search.manage',
  path: '/opsapi/synonyms/save',
  summary: 'Create or change a group of synonyms',
  input: z.object({
    id: synonymId.optional(),
    words: z
      .array(wire.line(60).min(1))
      .max(40)
      .refine((words) => new Set(words.map((word) => word.toLowerCase())).size >= 2),
  }),
  output: z.object({ id: synonymId }),
  failures: ['synonymsNotFound'],
})

export const adminRemoveSynonyms = endpoint({
  access: 'operator',
  permission: 'search.manage',
  path: '/opsapi/synonyms/remove',
  summary: 'Remove a group of synonyms',
  input: z.object({ id: synonymId }),
  output: wire.nothing,
  failures: ['synonymsNotFound'],
})

/** A page of the shop; none stands for a search for the word itself. */
const ownAddress = wire.line(300).regex(/^(?:\/(?![/\\])[^\s\\]*)?$/)

/** A picture that this shop serves; none is the usual mark. */
const ownPicture = wire.line(200).regex(/^(?:\/pictures\/(?:[\w-]+\/)*[\w{}-]+\.webp)?$/)

export const AdminHotKeyword = z.object({
  word: wire.localized(40),
  link: ownAddress.default(''),
  icon: ownPicture.default(''),
})
export type AdminHotKeyword = z.output<typeof AdminHotKeyword>

export const adminListHotKeywords = endpoint({
  access: 'operator',
  permission: 'search.manage',
  path: '/opsapi/hotKeywords/list',
  summary: 'Hot keywords in the order in which buyers see them',
  input: wire.noInput,
  output: z.object({ list: z.array(AdminHotKeyword) }),
  failures: [],
})

/** The whole list at once: what is left out is gone. */
export const adminSaveHotKeywords = endpoint({
  access: 'operator',
  permission: 'search.manage',
  path: '/opsapi/hotKeywords/save',
  summary: 'Set the hot keywords and their order',
  input: z.object({ list: z.array(AdminHotKeyword).max(30) }),
  output: wire.nothing,
  failures: [],
})

/** Keeps a picture for a hot keyword; the list has it once it is saved with the path that this answers. */
export const adminUploadHotKeywordIcon = endpoint({
  access: 'operator',
  permission: 'search.manage',
  path: '/opsapi/hotKeywords/icon',
  summary: 'Upload a picture for a hot keyword',
  input: wire.noInput,
  output: z.object({ picturePath: z.string() }),
  failures: ['fileTooLarge', 'fileNotAccepted', 'fileBroken'],
  files: { picture: pictureFile },
})

const Searched = z.object({
  keyword: z.string(),
  times: wire.count,
  /** Products found the last time. */
  found: wire.count,
})
export type Searched = z.output<typeof Searched>

/** What buyers have looked for, the most frequent first. Repeats within half a minute may have been answered from memory and count once. */
export const adminReportSearches = endpoint({
  access: 'operator',
  permission: 'search.manage',
  path: '/opsapi/searches/report',
  summary: 'What was looked for, and what of it found nothing',
  input: z.object({
    from: wire.day.optional(),
    until: wire.day.optional(),
    withoutResult: z.boolean().default(false),
    ...wire.page(50, 200),
  }),
  output: z.object({
    searches: wire.count,
    withoutResult: wire.count,
    list: z.array(Searched),
    totalCount: wire.count,
  }),
  failures: [],
})
