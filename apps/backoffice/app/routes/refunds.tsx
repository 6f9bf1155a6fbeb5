import { payments } from '@cusp/contract'
import { formatMoney } from '@cusp/kernel'
import { Link } from 'react-router'
import { FinishRefundButton, type Refund } from '../features/payments/finish-refund'
import { paths } from '../paths'
import { useAnswer } from '../platform/answers'
import { pageFilter, pageSizeFilter, useFilters } from '../platform/filters'
import { useWords, wordOr } from '../platform/words'
import { Moment } from '../shell/moment'
import { Page } from '../shell/page'
import { type Column, Rows } from '../shell/rows'
import { StatusTag } from '../shell/status-tag'

const refundFilters = { page: pageFilter(), size: pageSizeFilter() }

export function RefundsRoute() {
  const t = useWords()
  const [filters, change] = useFilters(refundFilters)
  const list = useAnswer(payments.adminListRefunds, { pageIndex: filters.page, pageSize: filters.size })
  const columns: Column<Refund>[] = [
    {
      key: 'no',
      title: t('orders.orderNo'),
      isHead: true,
      render: (row) => <Link to={paths.order(row.orderNo)}>{row.orderNo}</Link>,
    },
    { key: 'clinic', title: t('orders.clinic'), wrapsAt: 240, render: (row) => row.clinicName },
    { key: 'status', title: t('common.status'), render: (row) => <StatusTag of="refundStatus" status={row.status} /> },
    {
      key: 'amount',
      title: t('refunds.amount'),
      isNumber: true,
      render: (row) => <strong>{formatMoney(row.amount, row.currency)}</strong>,
    },
    { key: 'method', title: t('refunds.method'), render: (row) => wordOr(t, 'paymentMethods', row.method) },
    {
      key: 'reason',
      title: t('common.reason'),
      render: (row) => <span className="anywhere">{wordOr(t, 'refundReasons', row.reason)}</span>,
    },
    { key: 'created', title: t('refunds.createdAt'), render: (row) => <Moment at={row.createdAt} /> },
    { key: 'done', title: t('refunds.doneAt'), render: (row) => <Moment at={row.doneAt} /> },
    { key: 'actions', title: t('common.actions'), render: (row) => <FinishRefundButton refund={row} /> },
  ]
  return (
    <Page title={t('nav.refunds')} hint={t('refunds.hint')}>
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
        empty={t('refunds.none')}
      />
    </Page>
  )
}
