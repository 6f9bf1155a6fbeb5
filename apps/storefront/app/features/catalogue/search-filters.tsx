import { Button, classNames, Dialog, RadioGroup } from '@cusp/ui'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../paths'
import { everything, type SearchQuery } from '../../platform/search-query'
import { useWords } from '../../platform/words'

export type Facet = { readonly id: string; readonly name: string; readonly count: number }
type Field = 'categoryId' | 'brandId'

/** Filters shown before "More" (spec A200). */
const shownAtFirst = 8

/** The address after choosing a filter; choosing the one in force removes it, and any change starts at page 1 (spec A41). */
export function pathWith(query: SearchQuery, field: Field, facet: Facet | undefined): string {
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
  categories,
  brands,
}: {
  query: SearchQuery
  categories: readonly Facet[]
  brands: readonly Facet[]
}) {
  const say = useWords()
  return (
    <div className="flex flex-col gap-6">
      <FilterList
        query={query}
        field="categoryId"
        title={say('search.relatedCategories')}
        any={say('search.anyCategory')}
        facets={categories}
      />
      <FilterList
        query={query}
        field="brandId"
        title={say('search.brands')}
        any={say('search.anyBrand')}
        facets={brands}
      />
    </div>
  )
}

function FilterList({
  query,
  field,
  title,
  any,
  facets,
}: {
  query: SearchQuery
  field: Field
  title: string
  any: string
  facets: readonly Facet[]
}) {
  const say = useWords()
  const [isChoosing, setChoosing] = useState(false)
  if (facets.length === 0) return null
  const chosen = facets.find(({ id }) => id === query[field])
  const first = facets.slice(0, shownAtFirst)
  const shown = chosen && !first.includes(chosen) ? [chosen, ...first.slice(0, shownAtFirst - 1)] : first
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
        <Button variant="quiet" size="sm" onClick={() => setChoosing(true)}>
          {say('search.more')}
        </Button>
      )}
      {isChoosing && (
        <FilterDialog
          query={query}
          field={field}
          title={title}
          any={any}
          facets={facets}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}

function FilterDialog({
  query,
  field,
  title,
  any,
  facets,
  onClose,
}: {
  query: SearchQuery
  field: Field
  title: string
  any: string
  facets: readonly Facet[]
  onClose: () => void
}) {
  const say = useWords()
  const navigate = useNavigate()
  const [value, setValue] = useState<string>(query[field] ?? '')
  function confirm(): void {
    onClose()
    const facet = facets.find(({ id }) => id === value)
    if (value !== (query[field] ?? '')) void navigate(pathWith(query, field, facet))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={say('shell.close')}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say('search.cancel')}
          </Button>
          <Button onClick={confirm}>{say('search.confirm')}</Button>
        </>
      }
    >
      <RadioGroup
        label={title}
        labelHidden
        name={field}
        value={value}
        onChange={setValue}
        options={[
          { value: '', label: any },
          ...facets.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` })),
        ]}
      />
    </Dialog>
  )
}
