import { paths } from '../paths'
import { everything, type SearchQuery } from './search-query'

/**
 * The address under which engines keep results: all products, one category or one brand. Null for what somebody looked for,
 * for what is sorted or narrowed, and for nothing found: there is no end to those.
 */
export function landingAddress(query: SearchQuery, found: number): string | null {
  const { keyword, categoryId, brandId, orderBy, type, pageIndex, more } = query
  const isLookedFor = keyword !== undefined && keyword !== everything
  const isNarrowed = categoryId !== undefined && brandId !== undefined
  if (found === 0 || isLookedFor || isNarrowed || type !== undefined || more !== undefined) return null
  if (orderBy !== undefined && orderBy !== 'default') return null
  if (categoryId !== undefined) return paths.search({ searchType: 'categoryId', categoryId, pageIndex })
  if (brandId !== undefined) return paths.search({ searchType: 'brandId', brandId, pageIndex })
  return paths.search({ keyword: everything, pageIndex })
}
