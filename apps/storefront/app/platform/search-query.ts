import type { search } from '@cusp/contract'
import { pageIndexFrom } from './page-index'

/** The seven orders with the codes that stand in addresses; kept equal to the contract by its own type. */
export const sortCodes: typeof search.sortOrders = {
  default: 0,
  salesHighToLow: 1,
  priceHighToLow: 4,
  priceLowToHigh: 3,
  salesLowToHigh: 5,
  oldestFirst: 6,
  newestFirst: 7,
}
export type SortOrder = search.SortOrder
// Object.keys forgets the names that the table declares.
export const sortOrders = Object.keys(sortCodes) as SortOrder[]

/** Everything (spec A18). */
export const everything = 'ALL'

/** The filters whose further choices an address can show. */
export type FilterField = 'categoryId' | 'brandId'

/** What a search page's address says (spec A18). */
export type SearchQuery = {
  readonly keyword?: string | undefined
  readonly searchType?: string | undefined
  readonly categoryId?: string | undefined
  readonly brandId?: string | undefined
  readonly title?: string | undefined
  readonly type?: string | undefined
  readonly orderBy?: SortOrder | undefined
  readonly pageIndex?: number | undefined
  /** The filter that is shown with all its choices, for those without script. */
  readonly more?: FilterField | undefined
}

export function readSearch(parameters: URLSearchParams): SearchQuery & { readonly pageIndex: number } {
  const text = (name: string, atMost: number) => parameters.get(name)?.trim().slice(0, atMost) || undefined
  const code = parameters.get('orderBy')
  const more = parameters.get('more')
  return {
    keyword: text('keyword', 80),
    searchType: text('searchType', 20),
    categoryId: text('categoryId', 64),
    brandId: text('brandId', 64),
    title: text('title', 120),
    type: text('type', 20),
    orderBy: sortOrders.find((order) => String(sortCodes[order]) === code),
    pageIndex: pageIndexFrom(parameters),
    more: more === 'categoryId' || more === 'brandId' ? more : undefined,
  }
}

export function writeSearch({ orderBy, pageIndex, ...what }: SearchQuery): Record<string, string | number | undefined> {
  return {
    ...what,
    orderBy: orderBy === undefined || orderBy === 'default' ? undefined : sortCodes[orderBy],
    pageIndex: pageIndex === 1 ? undefined : pageIndex,
  }
}
