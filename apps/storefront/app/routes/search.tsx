import { search } from '@cusp/contract'
import { SearchPage } from '../features/catalogue/search-page'
import { apiFor } from '../platform/api.server'
import { titleOf } from '../platform/page-title'
import { everything, readSearch } from '../platform/search-query'
import { useWords } from '../platform/words'
import type { Route } from './+types/search'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export async function loader(args: Route.LoaderArgs) {
  const query = readSearch(new URL(args.request.url).searchParams)
  const { orderBy, pageIndex, ...what } = query
  const api = apiFor(args)
  const [found, facets] = await Promise.all([
    api.call(search.searchProducts, { ...what, orderBy, pageIndex }),
    api.call(search.searchFacets, { ...what, pageSize: 100 }),
  ])
  // A search with plenty of results meant what it said.
  const isThin = found.totalPage <= 1 && query.keyword !== undefined && query.keyword !== everything
  const near = isThin ? await api.attempt(search.similarWords, { keyword: query.keyword ?? '' }) : undefined
  return {
    query,
    products: found.products,
    totalCount: found.totalCount,
    totalPage: found.totalPage,
    isAuth: found.isAuth,
    text: found.text,
    categories: facets.linkCategories.map(({ id, name, count }) => ({ id, name, count })),
    brands: facets.brands.map(({ id, name, count }) => ({ id, name, count })),
    nearWords: near?.ok ? near.data.approximate.map(({ word }) => word).filter((word) => word !== query.keyword) : [],
  }
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const say = useWords()
  const { keyword, title } = loaderData.query
  const what = title ?? (keyword === everything ? undefined : keyword)
  const heading =
    what === undefined || what === everything
      ? say('search.titleAll')
      : title === undefined
        ? say('search.titleFor', { what })
        : what
  return (
    <>
      <title>{titleOf(say, heading)}</title>
      <SearchPage {...loaderData} heading={heading} />
    </>
  )
}
