import { operators } from '@cusp/contract'
import { Select, Typography } from 'antd'
import { type AnswerOf, useAnswer } from '../platform/answers'
import { pageFilter, pageSizeFilter, textFilter, useFilters } from '../platform/filters'
import { useWords, type Words, wordOr } from '../platform/words'
import { Moment } from '../shell/moment'
import { Page } from '../shell/page'
import { type Column, Rows } from '../shell/rows'
import { SearchBox } from '../shell/search-box'

type Entry = AnswerOf<typeof operators.listAudit>['list'][number]
const auditFilters = { keyword: textFilter(), action: textFilter(), page: pageFilter(), size: pageSizeFilter(50) }

/** An action is the path of its call; its word is found by that path. */
const actionName = (t: Words, action: string): string => {
  const key = action.replace(/^\/?opsapi\//, '').replaceAll(/[/.]/g, '-')
  const word = wordOr(t, 'auditActions', key)
  return word === key ? action : word
}

export function AuditRoute() {
  const t = useWords()
  const [filters, change] = useFilters(auditFilters)
  const list = useAnswer(operators.listAudit, {
    keyword: filters.keyword,
    action: filters.action,
    pageIndex: filters.page,
    pageSize: filters.size,
  })
  const columns: Column<Entry>[] = [
    { key: 'at', title: t('audit.at'), render: (row) => <Moment at={row.at} /> },
    { key: 'action', title: t('audit.action'), isHead: true, render: (row) => actionName(t, row.action) },
    { key: 'operator', title: t('audit.operator'), render: (row) => row.operator },
    {
      key: 'subject',
      title: t('audit.subject'),
      render: (row) => <span className="anywhere">{row.subject || '–'}</span>,
    },
    {
      key: 'detail',
      title: t('audit.detail'),
      render: (row) => (
        <Typography.Paragraph
          style={{
            maxWidth: 420,
            margin: 0,
            whiteSpace: 'normal',
            fontFamily: 'var(--ant-font-family-code)',
            fontSize: 12,
          }}
          className="anywhere"
          ellipsis={{
            rows: 2,
            expandable: 'collapsible',
            symbol: (isOpen) => (isOpen ? t('common.less') : t('common.more')),
          }}
        >
          {row.detail}
        </Typography.Paragraph>
      ),
    },
    {
      key: 'request',
      title: t('audit.requestId'),
      render: (row) => (
        <Typography.Text type="secondary" copyable={{ text: row.requestId }}>
          {row.requestId.slice(0, 8)}
        </Typography.Text>
      ),
    },
  ]
  return (
    <Page title={t('nav.audit')} hint={t('audit.hint')}>
      <div className="row">
        <SearchBox value={filters.keyword} hint={t('audit.searchHint')} onSearch={(keyword) => change({ keyword })} />
        <Select
          aria-label={t('audit.action')}
          placeholder={t('audit.action')}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          style={{ width: 260 }}
          value={filters.action || null}
          options={(list.data?.actions ?? []).map((action) => ({ value: action, label: actionName(t, action) }))}
          onChange={(action) => change({ action: action ?? '' })}
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
        empty={t('audit.none')}
      />
    </Page>
  )
}
