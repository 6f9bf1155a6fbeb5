import { payments } from '@cusp/contract'
import { formatMoney } from '@cusp/kernel'
import { Alert, Tag } from 'antd'
import { Link } from 'react-router'
import { ConfirmRemittanceButton } from '../features/payments/confirm-remittance'
import { paths } from '../paths'
import { type AnswerOf, useAnswer } from '../platform/answers'
import { pageFilter, pageSizeFilter, textFilter, useFilters } from '../platform/filters'
import { useWords } from '../platform/words'
import { Moment } from '../shell/moment'
import { Page } from '../shell/page'
import { type Column, Rows } from '../shell/rows'
import { SearchBox } from '../shell/search-box'
import { StatusTag } from '../shell/status-tag'

type Remittance = AnswerOf<typeof payments.adminListRemittances>['list'][number]
const remittanceFilters = { keyword: textFilter(), page: pageFilter(), size: pageSizeFilter() }

export function RemittancesRoute() {
  const t = useWords()
  const [filters, change] = useFilters(remittanceFilters)
  const list = useAnswer(payments.adminListRemittances, {
    keyword: filters.keyword,
    pageIndex: filters.page,
    pageSize: filters.size,
  })
  const columns: Column<Remittance>[] = [
    {
      key: 'no',
      title: t('orders.orderNo'),
      isHead: true,
      render: (row) => <Link to={paths.order(row.orderNo)}>{row.orderNo}</Link>,
    },
    { key: 'clinic', title: t('orders.clinic'), wrapsAt: 240, render: (row) => row.clinicName },
    { key: 'status', title: t('common.status'), render: (row) => <StatusTag of="orderStatus" status={row.status} /> },
    {
      key: 'payable',
      title: t('orders.payable'),
      isNumber: true,
      render: (row) => (
        <span>
          {row.part !== 'whole' && <Tag color="processing">{t(`paymentParts.${row.part}`)}</Tag>}
          <strong>{formatMoney(row.payable, row.currency)}</strong>
        </span>
      ),
    },
    {
      key: 'reference',
      title: t('remittances.buyersReference'),
      render: (row) => <span className="anywhere">{row.reference || '–'}</span>,
    },
    { key: 'reported', title: t('remittances.reportedAt'), render: (row) => <Moment at={row.reportedAt} /> },
    { key: 'due', title: t('remittances.dueAt'), render: (row) => <Moment at={row.dueAt} isDistant /> },
    {
      key: 'actions',
      title: t('common.actions'),
      render: (row) => <ConfirmRemittanceButton order={row} size="small" />,
    },
  ]
  return (
    <Page title={t('nav.remittances')}>
      <Alert type="info" showIcon title={t('remittances.hint')} />
      <SearchBox
        value={filters.keyword}
        hint={t('remittances.searchHint')}
        onSearch={(keyword) => change({ keyword })}
      />
      <Rows
        query={list}
        rowsOf={(answer) => answer.list}
        columns={columns}
        keyOf={(row) => row.orderNo}
        paging={{
          page: filters.page,
          pageSize: filters.size,
          total: list.data?.totalCount ?? 0,
          onPage: (page, size) => change({ page, size }),
        }}
        empty={t('remittances.none')}
      />
    </Page>
  )
}
