import { operators } from '@cusp/contract'
import { Alert, Button, Segmented } from 'antd'
import { MessageDrawer } from '../features/operators/message-drawer'
import { type AnswerOf, useAnswer } from '../platform/answers'
import { choiceFilter, idFilter, pageFilter, pageSizeFilter, textFilter, useFilters } from '../platform/filters'
import { useWords } from '../platform/words'
import { Moment } from '../shell/moment'
import { Page } from '../shell/page'
import { type Column, Rows } from '../shell/rows'
import { SearchBox } from '../shell/search-box'
import { StatusTag } from '../shell/status-tag'

type Message = AnswerOf<typeof operators.listMessages>['list'][number]
const channels = ['mail', 'sms'] as const
const messageFilters = {
  keyword: textFilter(),
  channel: choiceFilter(channels),
  open: idFilter((text) => text),
  page: pageFilter(),
  size: pageSizeFilter(),
}

export function MessagesRoute() {
  const t = useWords()
  const [filters, change] = useFilters(messageFilters)
  const list = useAnswer(operators.listMessages, {
    keyword: filters.keyword,
    channel: filters.channel,
    pageIndex: filters.page,
    pageSize: filters.size,
  })
  const open = (id: string | undefined) => change({ open: id, page: filters.page })
  const columns: Column<Message>[] = [
    {
      key: 'subject',
      title: t('messages.subject'),
      isHead: true,
      render: (row) => (
        <Button
          type="link"
          style={{ padding: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
          onClick={() => open(row.id)}
        >
          {row.subject || t(`messages.${row.channel}`)}
        </Button>
      ),
    },
    { key: 'channel', title: t('messages.channel'), render: (row) => t(`messages.${row.channel}`) },
    { key: 'to', title: t('messages.to'), render: (row) => <span className="anywhere">{row.to}</span> },
    { key: 'status', title: t('common.status'), render: (row) => <StatusTag of="messageStatus" status={row.status} /> },
    {
      key: 'problem',
      title: t('messages.problem'),
      render: (row) => <span className="anywhere">{row.problem || '–'}</span>,
    },
    { key: 'at', title: t('messages.at'), render: (row) => <Moment at={row.at} /> },
  ]
  return (
    <Page title={t('nav.messages')} hint={t('messages.hint')}>
      {list.data && !list.data.mailIsSetUp && <Alert type="warning" showIcon title={t('messages.mailNotSetUp')} />}
      {list.data && !list.data.smsIsSetUp && <Alert type="warning" showIcon title={t('messages.smsNotSetUp')} />}
      <div className="row">
        <SearchBox
          value={filters.keyword}
          hint={t('messages.searchHint')}
          onSearch={(keyword) => change({ keyword })}
        />
        <Segmented
          aria-label={t('messages.channel')}
          value={filters.channel ?? 'all'}
          options={[
            { value: 'all', label: t('common.all') },
            ...channels.map((value) => ({ value, label: t(`messages.${value}`) })),
          ]}
          onChange={(chosen) => change({ channel: channels.find((channel) => channel === chosen) })}
        />
      </div>
      <Rows
        query={list}
        rowsOf={(answer) => answer.list}
        columns={columns}
        keyOf={(row) => row.id}
        paging={{
          page: filters.page,
          pageSize: filters.size,
          total: list.data?.totalCount ?? 0,
          onPage: (page, size) => change({ page, size }),
        }}
        empty={t('messages.none')}
      />
      {filters.open && <MessageDrawer id={filters.open} onClose={() => open(undefined)} />}
    </Page>
  )
}
