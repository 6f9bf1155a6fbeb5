import { Segmented } from 'antd'
import { HotKeywordsPart } from '../features/search/hot-keywords-part'
import { SearchesPart } from '../features/search/searches-part'
import { SynonymsPart } from '../features/search/synonyms-part'
import { choiceFilter, dayFilter, pageFilter, pageSizeFilter, textFilter, useFilters } from '../platform/filters'
import { useWords } from '../platform/words'
import { Page } from '../shell/page'
import { SearchBox } from '../shell/search-box'

const parts = ['searches', 'synonyms', 'hot'] as const
const searchFilters = {
  part: choiceFilter(parts),
  keyword: textFilter(),
  found: choiceFilter(['all', 'nothing'] as const),
  from: dayFilter(),
  until: dayFilter(),
  page: pageFilter(),
  size: pageSizeFilter(50),
}

export function SearchRoute() {
  const t = useWords()
  const [filters, change] = useFilters(searchFilters)
  const part = filters.part ?? 'searches'
  return (
    <Page title={t('nav.search')} hint={t('search.hint')}>
      <div className="row">
        <Segmented
          aria-label={t('search.part')}
          value={part}
          options={parts.map((value) => ({ value, label: t(`search.parts.${value}`) }))}
          onChange={(value) => change({ part: value, page: 1 })}
        />
        {part === 'synonyms' && (
          <SearchBox value={filters.keyword} hint={t('search.words')} onSearch={(keyword) => change({ keyword })} />
        )}
      </div>
      {part === 'searches' && <SearchesPart filters={filters} change={change} />}
      {part === 'synonyms' && <SynonymsPart keyword={filters.keyword} />}
      {part === 'hot' && <HotKeywordsPart />}
    </Page>
  )
}
