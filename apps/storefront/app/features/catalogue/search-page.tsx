import type { catalogue } from '@cusp/contract'
import { Button, buttonClass, EmptyState, Pagination } from '@cusp/ui'
import { SearchX, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { paths } from '../../paths'
import { everything, type FilterField, type SearchQuery } from '../../platform/search-query'
import { useWords } from '../../platform/words'
import { Trail } from '../../shell/trail'
import type { Facet } from './facet'
import { ProductGrid, ProductGridSkeleton } from './product-grid'
import { ActiveFilters } from './search-chips'
import { SearchFilters } from './search-filters'
import { SortMenu } from './sort-menu'

const loadSheet = () => import('./filter-sheet')
// Only on narrow screens, and there seldom.
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }))

export type SearchResults = {
  readonly query: SearchQuery & { readonly pageIndex: number }
  /** The filter that is shown whole. */
  readonly more: FilterField | undefined
  readonly heading: string
  readonly products: readonly catalogue.ProductCard[]
  readonly totalCount: number
  readonly totalPage: number
  readonly isAuth: boolean
  readonly text: string
  readonly categories: readonly Facet[]
  readonly brands: readonly Facet[]
  readonly nearWords: readonly string[]
}

export function SearchPage(results: SearchResults) {
  const say = useWords()
  const [isFiltering, setFiltering] = useState(false)
  const [wasFiltering, setOpened] = useState(false)
  const { location } = useNavigation()
  const isLeaving = location?.pathname === paths.search()
  const { query, heading, products, totalCount, totalPage, text } = results
  const filters = <SearchFilters {...results} />

  return (
    <div className="page-column py-4 md:py-6">
      <Trail crumbs={[{ label: say('shell.home'), href: paths.home() }, { label: heading }]} className="mb-2" />
      <h1 className="text-xl font-semibold md:text-2xl">{heading}</h1>
      <DidYouMean words={results.nearWords} />
      <div className="mt-4 grid gap-6 lg:grid-cols-[220px_minmax(0,1fr)]">
        <aside aria-label={say('search.filters')} className="max-lg:hidden">
          {filters}
        </aside>
        <section aria-label={say('search.results')} aria-busy={isLeaving} className="min-w-0">
          {/* On phones the filters' headings are away, and the products' would follow the page's own. */}
          <h2 className="sr-only">{say('search.results')}</h2>
          <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p role="status" className="tabular me-auto text-sm text-ink-mute max-sm:w-full">
              {say('search.count', { count: totalCount })}
            </p>
            {totalCount > 0 && (
              <>
                <Button
                  variant="secondary"
                  icon={<SlidersHorizontal aria-hidden />}
                  className="lg:hidden"
                  onPointerDown={() => void loadSheet()}
                  onClick={() => {
                    setOpened(true)
                    setFiltering(true)
                  }}
                >
                  {say('search.filters')}
                </Button>
                <SortMenu query={query} canSortByPrice={results.isAuth} />
              </>
            )}
          </div>
          <ActiveFilters query={query} categories={results.categories} brands={results.brands} />
          {isLeaving ? (
            <ProductGridSkeleton label={say('shell.loading')} look="beside" />
          ) : products.length === 0 ? (
            <Nothing />
          ) : (
            <ProductGrid products={products} hiddenText={text} priorityCount={4} look="beside" />
          )}
          <Pagination
            className="mt-6"
            page={query.pageIndex}
            pageCount={totalPage}
            hrefFor={(pageIndex) => paths.search({ ...query, pageIndex })}
            labels={{
              navigation: say('shell.pagination'),
              previous: say('shell.previousPage'),
              next: say('shell.nextPage'),
              page: (page) => say('shell.pageNumber', { page }),
              position: say('shell.pagePosition', { page: query.pageIndex, count: totalPage }),
            }}
          />
          {/* Filters without script, on screens too narrow for the column beside. */}
          <noscript>
            <div className="mt-8 lg:hidden">{filters}</div>
          </noscript>
        </section>
      </div>
      {wasFiltering && (
        <Suspense>
          <FilterSheet open={isFiltering} onClose={() => setFiltering(false)}>
            {filters}
          </FilterSheet>
        </Suspense>
      )}
    </div>
  )
}

function DidYouMean({ words }: { words: readonly string[] }) {
  const say = useWords()
  if (words.length === 0) return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-mute">
      {say('search.didYouMean')}
      {words.map((word) => (
        <Link
          key={word}
          to={paths.search({ keyword: word })}
          className="inline-flex min-h-control-sm items-center font-medium text-primary hover:underline"
        >
          {word}
        </Link>
      ))}
    </p>
  )
}

function Nothing() {
  const say = useWords()
  return (
    <div className="rounded-lg border border-line bg-surface">
      <EmptyState
        title={say('search.emptyTitle')}
        icon={<SearchX aria-hidden strokeWidth={1.5} />}
        action={
          <Link to={paths.search({ keyword: everything })} className={buttonClass()}>
            {say('search.browseAll')}
          </Link>
        }
      >
        {say('search.emptyText')}
      </EmptyState>
    </div>
  )
}
