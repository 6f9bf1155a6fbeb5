import { search } from '@cusp/contract'
import { redirect } from 'react-router'
import { placeName } from '../features/catalogue/place-name'
import { SearchPage } from '../features/catalogue/search-page'
import { paths } from '../paths'
import { apiFor } from '../platform/api.server'
import { landingAddress } from '../platform/landing-address'
import { everything, readSearch } from '../platform/search-query'
import { useShop } from '../platform/shop'
import { useWords } from '../platform/words'
import { PageHead } from '../shell/page-head'
import type { Route } from './+types/search'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export async function loader(args: Route.LoaderArgs) {
  const { more, ...query } = readSearch(new URL(args.request.url).searchParams)
  const { orderBy, pageIndex, ...what } = query
  const api = apiFor(args)
  const [found, facets] = await Promise.all([
    api.call(search.searchProducts, { ...what, orderBy, pageIndex }),
    api.call(search.searchFacets, { ...what, pageSize: 100 }),
  ])
  // A page that is no more: products have gone since the link to it was made.
  if (found.totalPage > 0 && pageIndex > found.totalPage)
    throw redirect(paths.search({ ...query, pageIndex: found.totalPage }))
  // A search with plenty of results meant what it said.
  const isThin = found.totalPage <= 1 && query.keyword !== undefined && query.keyword !== everything
  const near = isThin ? await api.attempt(search.similarWords, { keyword: query.keyword ?? '' }) : undefined
  return {
    query,
    more,
    address: landingAddress({ ...query, more }, found.totalCount),
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
  const { categories } = useShop()
  const { query, totalCount } = loaderData
  const place = placeName(query, [...categories, ...loaderData.categories], loaderData.brands)
  const keyword = query.keyword === everything ? undefined : query.keyword
  const heading =
    place !== undefined && place !== everything
      ? place
      : keyword === undefined
        ? say('search.titleAll')
        : say('search.titleFor', { what: keyword })
  return (
    <>
      <PageHead
        title={query.pageIndex > 1 ? say('search.titlePage', { what: heading, page: query.pageIndex }) : heading}
        description={say('search.description', { what: heading, count: totalCount })}
        picture={loaderData.products[0]?.picturePath}
      />
      <SearchPage {...loaderData} heading={heading} />
    </>
  )
}
