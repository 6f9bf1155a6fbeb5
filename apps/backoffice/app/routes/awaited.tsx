import { wishes } from '@cusp/contract'
import { Tag } from 'antd'
import { Link } from 'react-router'
import { paths } from '../paths'
import { useAnswer } from '../platform/answers'
import { pageFilter, pageSizeFilter, textFilter, useFilters } from '../platform/filters'
import { useLocalText } from '../platform/local-text'
import { useWords } from '../platform/words'
import { Moment } from '../shell/moment'
import { Page } from '../shell/page'
import { type Column, Rows } from '../shell/rows'
import { SearchBox } from '../shell/search-box'

const awaitedFilters = { keyword: textFilter(), page: pageFilter(), size: pageSizeFilter() }

/** Sold-out goods that clinics wait for, beside the stock that would end their waiting. */
export function AwaitedRoute() {
  const t = useWords()
  const say = useLocalText()
  const [filters, change] = useFilters(awaitedFilters)
  const awaited = useAnswer(wishes.adminListAwaited, {
    keyword: filters.keyword,
    pageIndex: filters.page,
    pageSize: filters.size,
  })
  const columns: Column<wishes.AwaitedRow>[] = [
    {
      key: 'goods',
      title: t('awaited.goods'),
      isHead: true,
      render: (row) => (
        <span className="row">
          <Link to={paths.product(row.productId)}>
            {[say(row.name), say(row.standard)].filter(Boolean).join(' · ')}
          </Link>
          {!row.isOnShelf && <Tag>{t('awaited.offShelf')}</Tag>}
        </span>
      ),
    },
    { key: 'article', title: t('awaited.article'), render: (row) => row.articleNumber },
    { key: 'people', title: t('awaited.people'), isNumber: true, render: (row) => row.people.toLocaleString('en') },
    { key: 'clinics', title: t('awaited.clinics'), isNumber: true, render: (row) => row.clinics.toLocaleString('en') },
    { key: 'since', title: t('awaited.since'), render: (row) => <Moment at={row.since} /> },
    {
      key: 'available',
      title: t('awaited.available'),
      isNumber: true,
      render: (row) => row.available.toLocaleString('en'),
    },
  ]
  return (
    <Page title={t('nav.awaited')} hint={t('awaited.hint')}>
      <SearchBox value={filters.keyword} hint={t('awaited.searchHint')} onSearch={(keyword) => change({ keyword })} />
      <Rows
        query={awaited}
        rowsOf={(answer) => answer.list}
        columns={columns}
        keyOf={(row) => row.id}
        paging={{
          page: filters.page,
          pageSize: filters.size,
          total: awaited.data?.totalCount ?? 0,
          onPage: (page, size) => change({ page, size }),
        }}
        empty={t('awaited.none')}
      />
    </Page>
  )
}
