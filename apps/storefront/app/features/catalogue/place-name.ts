import type { SearchQuery } from '../../platform/search-query'

type Named = { readonly id: string; readonly name: string }

const nameIn = (named: readonly Named[], id: string | undefined): string | undefined =>
  id === undefined ? undefined : named.find((each) => each.id === id)?.name

/**
 * What results are headed with besides a keyword: the name of their category or brand. The address's own title stands in only
 * where the shop knows none, because anybody can write addresses.
 */
export function placeName(
  query: SearchQuery,
  categories: readonly Named[],
  brands: readonly Named[],
): string | undefined {
  const category = nameIn(categories, query.categoryId)
  const brand = nameIn(brands, query.brandId)
  if (query.searchType === 'brandId') return brand ?? query.title
  if (query.searchType === 'categoryId') return category ?? query.title
  return query.title ?? (query.keyword === undefined ? (category ?? brand) : undefined)
}
