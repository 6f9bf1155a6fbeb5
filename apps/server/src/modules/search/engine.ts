import type { search } from '@cusp/contract'
import type { Currency } from '@cusp/kernel'
import type { Reader } from '../../platform/database'
import type { KeywordQuery } from './rules/query'

/** What is looked for. Without `keyword` it is everything that the filters let through. */
export type Wanted = {
  readonly keyword: KeywordQuery | undefined
  /** A first- or second-level category. */
  readonly categoryId: string | undefined
  readonly brandId: string | undefined
}

/** A word of the vocabulary, with how many products have it. */
export type KnownWord = { readonly word: string; readonly products: number }

export type FoundPage = { readonly ids: readonly string[]; readonly total: number }
export type Counted = { readonly id: string; readonly count: number }

/** What the shop asks of a search engine; another one may take PostgreSQL's place behind this. */
export type SearchEngine = {
  find(
    read: Reader,
    wanted: Wanted,
    order: {
      readonly sort: search.SortOrder
      readonly currency: Currency
      readonly offset: number
      readonly limit: number
    },
  ): Promise<FoundPage>
  countCategories(read: Reader, wanted: Wanted, atMost: number): Promise<Counted[]>
  countBrands(read: Reader, wanted: Wanted, atMost: number): Promise<Counted[]>
}
