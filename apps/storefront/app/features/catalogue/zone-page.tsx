import type { campaigns } from '@cusp/contract'
import { Breadcrumbs, buttonClass, EmptyState, Pagination } from '@cusp/ui'
import { PackageOpen } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { everything } from '../../platform/search-query'
import { useWords } from '../../platform/words'
import { ProductGrid } from './product-grid'

/** A page of products picked by hand, 20 at a time (spec A65). */
export function ZonePage({
  title,
  intro,
  products,
  hiddenText,
  totalCount,
  page,
  pageCount,
  hrefFor,
}: {
  title: string
  intro: string
  products: readonly campaigns.ZoneProduct[]
  hiddenText: string
  totalCount: number
  page: number
  pageCount: number
  hrefFor: (page: number) => string
}) {
  const say = useWords()
  return (
    <div className="page-column py-4 md:py-6">
      <Breadcrumbs
        label={say('shell.breadcrumbs')}
        crumbs={[{ label: say('shell.home'), href: paths.home() }, { label: title }]}
        className="mb-2"
      />
      <h1 className="text-xl font-semibold md:text-2xl">{title}</h1>
      <div className="mt-1 mb-4 flex flex-wrap justify-between gap-x-4 text-sm text-ink-mute">
        <p>{intro}</p>
        {totalCount > 0 && <h2 className="tabular">{say('search.count', { count: totalCount })}</h2>}
      </div>
      {products.length === 0 ? (
        <div className="rounded-lg border border-line bg-surface">
          <EmptyState
            title={say('home.zoneEmptyTitle')}
            icon={<PackageOpen aria-hidden strokeWidth={1.5} />}
            action={
              <Link to={paths.search({ keyword: everything })} className={buttonClass()}>
                {say('search.browseAll')}
              </Link>
            }
          >
            {say('home.zoneEmptyText')}
          </EmptyState>
        </div>
      ) : (
        <ProductGrid products={products} hiddenText={hiddenText} priorityCount={5} />
      )}
      <Pagination
        className="mt-6"
        page={page}
        pageCount={pageCount}
        hrefFor={hrefFor}
        labels={{
          navigation: say('shell.pagination'),
          previous: say('shell.previousPage'),
          next: say('shell.nextPage'),
          page: (number) => say('shell.pageNumber', { page: number }),
          position: say('shell.pagePosition', { page, count: pageCount }),
        }}
      />
    </div>
  )
}
