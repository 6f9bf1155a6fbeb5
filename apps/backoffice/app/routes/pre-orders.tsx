import { orders } from '@cusp/contract'
import { Alert, Tag, Typography } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { Link } from 'react-router'
import { ArrivalDrawer } from '../features/orders/arrival-drawer'
import { paths } from '../paths'
import { useAnswer } from '../platform/answers'
import { pageFilter, pageSizeFilter, textFilter, useFilters } from '../platform/filters'
import { useLocalText } from '../platform/local-text'
import { useWords } from '../platform/words'
import { GuardedButton } from '../shell/guarded-button'
import { Page } from '../shell/page'
import { type Column, Rows } from '../shell/rows'
import { SearchBox } from '../shell/search-box'

const preOrderFilters = { keyword: textFilter(), page: pageFilter(), size: pageSizeFilter() }
const shownInQueue = 4

/** Goods that pre-orders wait for, and where they are received. */
export function PreOrdersRoute() {
  const t = useWords()
  const say = useLocalText()
  const [filters, change] = useFilters(preOrderFilters)
  const [open, setOpen] = useState<string>()
  const list = useAnswer(orders.adminListAwaited, {
    keyword: filters.keyword,
    pageIndex: filters.page,
    pageSize: filters.size,
  })
  const arriving = list.data?.list.find((row) => row.searchProductId === open)
  const columns: Column<orders.AwaitedVariant>[] = [
    {
      key: 'goods',
      title: t('preOrders.goods'),
      isHead: true,
      wrapsAt: 300,
      render: (row) => (
        <>
          <Link to={paths.product(row.productId)}>{say(row.name)}</Link>
          <br />
          <Typography.Text type="secondary">
            {say(row.standard)} · {row.articleNumber}
          </Typography.Text>
        </>
      ),
    },
    {
      key: 'expected',
      title: t('preOrders.expectedOn'),
      render: ({ expectedOn }) => (
        <span>
          <span className="nowrap">{expectedOn ?? '–'}</span>{' '}
          {expectedOn !== null && dayjs(expectedOn).isBefore(dayjs(), 'day') && (
            <Tag color="warning">{t('preOrders.late')}</Tag>
          )}
        </span>
      ),
    },
    { key: 'awaited', title: t('preOrders.awaited'), isNumber: true, render: (row) => row.awaited },
    { key: 'free', title: t('preOrders.free'), isNumber: true, render: (row) => row.free },
    { key: 'queue', title: t('preOrders.queue'), wrapsAt: 360, render: (row) => <Queue awaited={row} /> },
    {
      key: 'actions',
      title: t('common.actions'),
      render: (row) => (
        <GuardedButton size="small" type="primary" needs="orders.preOrder" onClick={() => setOpen(row.searchProductId)}>
          {t('preOrders.arrived')}
        </GuardedButton>
      ),
    },
  ]
  return (
    <Page title={t('nav.preOrders')}>
      <Alert type="info" showIcon title={t('preOrders.hint')} />
      <SearchBox value={filters.keyword} hint={t('preOrders.searchHint')} onSearch={(keyword) => change({ keyword })} />
      <Rows
        query={list}
        rowsOf={(answer) => answer.list}
        columns={columns}
        keyOf={(row) => row.searchProductId}
        paging={{
          page: filters.page,
          pageSize: filters.size,
          total: list.data?.totalCount ?? 0,
          onPage: (page, size) => change({ page, size }),
        }}
        empty={t('preOrders.none')}
      />
      {arriving && <ArrivalDrawer awaited={arriving} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}

function Queue({ awaited: { waiting, awaited } }: { awaited: orders.AwaitedVariant }) {
  const t = useWords()
  const unpaid = awaited - waiting.reduce((all, { quantity }) => all + quantity, 0)
  return (
    <div>
      {waiting.length === 0 && <div>{t('preOrders.nobody')}</div>}
      {waiting.slice(0, shownInQueue).map((order) => (
        <div key={order.orderNo}>
          <Link to={paths.order(order.orderNo)} style={{ textDecoration: 'underline' }}>
            {order.orderNo}
          </Link>{' '}
          · {order.clinicName} · {t('preOrders.pieces', { count: order.quantity })}
        </div>
      ))}
      {waiting.length > shownInQueue && <div>{t('preOrders.more', { count: waiting.length - shownInQueue })}</div>}
      {unpaid > 0 && <Typography.Text type="secondary">{t('preOrders.unpaid', { count: unpaid })}</Typography.Text>}
    </div>
  )
}
