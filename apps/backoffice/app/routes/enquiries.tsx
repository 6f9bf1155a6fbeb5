import { inbox } from '@cusp/contract'
import { Button, Select, Tag } from 'antd'
import { EnquiryDrawer } from '../features/inbox/enquiry-drawer'
import { useAnswer } from '../platform/answers'
import { choiceFilter, idFilter, pageFilter, pageSizeFilter, textFilter, useFilters } from '../platform/filters'
import { useWords } from '../platform/words'
import { Moment } from '../shell/moment'
import { Page } from '../shell/page'
import { type Column, Rows } from '../shell/rows'
import { SearchBox } from '../shell/search-box'

const states = ['open', 'answered', 'closed'] as const
const takens = ['mine', 'nobody'] as const
const abouts = ['price', 'other'] as const
const enquiryFilters = {
  keyword: textFilter(),
  state: choiceFilter(states),
  taken: choiceFilter(takens),
  about: choiceFilter(abouts),
  open: idFilter((text) => text),
  page: pageFilter(),
  size: pageSizeFilter(),
}

export function EnquiriesRoute() {
  const t = useWords()
  const [filters, change] = useFilters(enquiryFilters)
  const { keyword, state, taken, about, page, size } = filters
  const list = useAnswer(inbox.adminListEnquiries, { keyword, state, taken, about, pageIndex: page, pageSize: size })
  const open = (id: string | undefined) => change({ open: id, page })
  const columns: Column<inbox.Enquiry>[] = [
    {
      key: 'from',
      title: t('enquiries.from'),
      isHead: true,
      wrapsAt: 220,
      render: (row) => (
        <Button
          type="link"
          style={{ padding: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
          onClick={() => open(row.id)}
        >
          {row.name} · {row.email}
        </Button>
      ),
    },
    { key: 'message', title: t('enquiries.message'), wrapsAt: 420, render: (row) => row.message.slice(0, 160) },
    {
      key: 'state',
      title: t('enquiries.state'),
      render: (row) => (
        <span className="row">
          <Tag color={row.state === 'open' ? 'warning' : 'default'}>{t(`enquiries.states.${row.state}`)}</Tag>
          {row.asked && <Tag color="blue">{t('enquiries.price')}</Tag>}
        </span>
      ),
    },
    { key: 'taken', title: t('enquiries.takenBy'), render: (row) => row.takenBy || '–' },
    { key: 'at', title: t('enquiries.at'), render: (row) => <Moment at={row.at} /> },
  ]
  return (
    <Page title={t('nav.enquiries')} hint={t('enquiries.hint')}>
      <div className="row">
        <SearchBox value={keyword} hint={t('enquiries.searchHint')} onSearch={(typed) => change({ keyword: typed })} />
        <Select
          allowClear
          aria-label={t('enquiries.state')}
          placeholder={t('enquiries.state')}
          style={{ minWidth: 140 }}
          value={state}
          options={states.map((value) => ({ value, label: t(`enquiries.states.${value}`) }))}
          onChange={(value) => change({ state: value })}
        />
        <Select
          allowClear
          aria-label={t('enquiries.taken')}
          placeholder={t('enquiries.taken')}
          style={{ minWidth: 140 }}
          value={taken}
          options={takens.map((value) => ({ value, label: t(`enquiries.takens.${value}`) }))}
          onChange={(value) => change({ taken: value })}
        />
        <Select
          allowClear
          aria-label={t('enquiries.about')}
          placeholder={t('enquiries.about')}
          style={{ minWidth: 140 }}
          value={about}
          options={abouts.map((value) => ({ value, label: t(`enquiries.abouts.${value}`) }))}
          onChange={(value) => change({ about: value })}
        />
      </div>
      <Rows
        query={list}
        rowsOf={(answer) => answer.list}
        columns={columns}
        keyOf={(row) => row.id}
        paging={{
          page,
          pageSize: size,
          total: list.data?.totalCount ?? 0,
          onPage: (chosen, ofSize) => change({ page: chosen, size: ofSize }),
        }}
        empty={t('enquiries.none')}
      />
      {filters.open && <EnquiryDrawer id={filters.open} onClose={() => open(undefined)} />}
    </Page>
  )
}
