import { chipClass } from '@cusp/ui'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { everything, type SearchQuery } from '../../platform/search-query'
import { useWords } from '../../platform/words'
import type { Facet } from './facet'
import { pathWith } from './search-filters'

type Active = { readonly name: string; readonly without: string }

/** What narrows the results, each with a way to take it away. */
export function ActiveFilters({
  query,
  categories,
  brands,
}: {
  query: SearchQuery
  categories: readonly Facet[]
  brands: readonly Facet[]
}) {
  const say = useWords()
  const active: Active[] = []
  if (query.keyword !== undefined && query.keyword !== everything) {
    const label = query.type === 'articleNumber' ? 'search.articleNumber' : 'search.keyword'
    active.push({
      name: say(label, { what: query.keyword }),
      without: paths.search({
        ...query,
        keyword: query.categoryId === undefined && query.brandId === undefined ? everything : undefined,
        type: undefined,
        pageIndex: undefined,
      }),
    })
  }
  for (const [field, facets] of [
    ['categoryId', categories],
    ['brandId', brands],
  ] as const) {
    const id = query[field]
    if (id === undefined) continue
    const name = facets.find((facet) => facet.id === id)?.name ?? (query.searchType === field ? query.title : undefined)
    if (name !== undefined) active.push({ name, without: pathWith(query, field, undefined) })
  }
  if (active.length === 0) return null
  return (
    <ul aria-label={say('search.activeFilters')} className="mb-3 flex flex-wrap items-center gap-2">
      {active.map(({ name, without }) => (
        <li key={name} className="min-w-0">
          <Link
            to={without}
            rel="nofollow"
            aria-label={say('search.removeFilter', { name })}
            className={`${chipClass(true)} max-w-full`}
          >
            <span className="truncate">{name}</span>
            <X aria-hidden />
          </Link>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Link
            to={paths.search({ keyword: everything })}
            className="inline-flex min-h-control-sm items-center px-2 text-sm text-ink-mute hover:text-primary hover:underline"
          >
            {say('search.clearAll')}
          </Link>
        </li>
      )}
    </ul>
  )
}
