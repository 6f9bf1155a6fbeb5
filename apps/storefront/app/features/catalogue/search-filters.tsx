import { buttonClass, classNames } from '@cusp/ui'
import { Check } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { everything, type FilterField, type SearchQuery } from '../../platform/search-query'
import { useWords } from '../../platform/words'
import type { Facet } from './facet'

const loadDialog = () => import('./filter-dialog')
// Most visits never open it.
const FilterDialog = lazy(async () => ({ default: (await loadDialog()).FilterDialog }))

/** Filters shown before "More" (spec A200). */
const shownAtFirst = 8

/** The address after choosing a filter; choosing the one in force removes it, and any change starts at page 1 (spec A41). */
export function pathWith(query: SearchQuery, field: FilterField, facet: Facet | undefined): string {
  const isRemoved = facet === undefined || query[field] === facet.id
  const other = query[field === 'categoryId' ? 'brandId' : 'categoryId']
  const isBare = isRemoved && other === undefined && query.keyword === undefined
  return paths.search({
    ...query,
    [field]: isRemoved ? undefined : facet.id,
    keyword: isBare ? everything : query.keyword,
    title: query.searchType === field ? (isRemoved ? undefined : facet.name) : query.title,
    searchType: isRemoved && query.searchType === field ? undefined : query.searchType,
    pageIndex: undefined,
  })
}

export function SearchFilters({
  query,
  more,
  categories,
  brands,
}: {
  query: SearchQuery
  /** The filter that is shown whole. */
  more: FilterField | undefined
  categories: readonly Facet[]
  brands: readonly Facet[]
}) {
  const say = useWords()
  return (
    <div className="flex flex-col gap-6">
      <FilterList
        query={query}
        field="categoryId"
        isWhole={more === 'categoryId'}
        title={say('search.relatedCategories')}
        anyLabel={say('search.anyCategory')}
        facets={categories}
      />
      <FilterList
        query={query}
        field="brandId"
        isWhole={more === 'brandId'}
        title={say('search.brands')}
        anyLabel={say('search.anyBrand')}
        facets={brands}
      />
    </div>
  )
}

function FilterList({
  query,
  field,
  isWhole,
  title,
  anyLabel,
  facets,
}: {
  query: SearchQuery
  field: FilterField
  isWhole: boolean
  title: string
  anyLabel: string
  facets: readonly Facet[]
}) {
  const say = useWords()
  const [isChoosing, setChoosing] = useState(false)
  if (facets.length === 0) return null
  const chosen = facets.find(({ id }) => id === query[field])
  const first = facets.slice(0, shownAtFirst)
  const shown = isWhole
    ? facets
    : chosen && !first.includes(chosen)
      ? [chosen, ...first.slice(0, shownAtFirst - 1)]
      : first
  return (
    <div>
      <h2 className="mb-1 text-sm font-semibold">{title}</h2>
      <ul>
        {shown.map((facet) => {
          const isChosen = facet === chosen
          return (
            <li key={facet.id}>
              <Link
                to={pathWith(query, field, facet)}
                aria-current={isChosen || undefined}
                rel="nofollow"
                className={classNames(
                  'flex min-h-9 items-center gap-2 rounded-md px-2 text-sm hover:bg-primary-soft hover:text-primary pointer-coarse:min-h-11',
                  isChosen ? 'bg-primary-soft font-medium text-primary' : 'text-ink-soft',
                )}
              >
                {isChosen && <Check aria-hidden className="size-4 shrink-0" />}
                <span className="min-w-0 flex-1 truncate">{facet.name}</span>
                <span className="tabular shrink-0 text-xs text-ink-mute">{facet.count}</span>
              </Link>
            </li>
          )
        })}
      </ul>
      {facets.length > shownAtFirst && (
        // Without script the page is shown once more with all of them.
        <Link
          to={paths.search({ ...query, more: isWhole ? undefined : field })}
          rel="nofollow"
          preventScrollReset
          aria-haspopup={isWhole ? undefined : 'dialog'}
          aria-label={say(isWhole ? 'search.lessOf' : 'search.moreOf', { what: title })}
          onPointerDown={() => void loadDialog()}
          onClick={(event) => {
            if (isWhole) return
            event.preventDefault()
            setChoosing(true)
          }}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          {say(isWhole ? 'shell.less' : 'search.more')}
        </Link>
      )}
      {isChoosing && (
        <Suspense>
          <FilterDialog
            title={title}
            anyLabel={anyLabel}
            facets={facets}
            chosenId={query[field]}
            pathOf={(facet) => pathWith(query, field, facet)}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
