import { orders } from '@cusp/contract'
import { formatMoney } from '@cusp/kernel'
import { Checkbox, DatePicker, Tag } from 'antd'
import dayjs from 'dayjs'
import { Link } from 'react-router'
import { ExportButton } from '../features/orders/export-button'
import { orderFilters, orderQuestion, orderTabs } from '../features/orders/order-filters'
import { paths } from '../paths'
import { useAnswer } from '../platform/answers'
import { useFilters } from '../platform/filters'
import { useWords, wordOr } from '../platform/words'
import { Moment } from '../shell/moment'
import { Page } from '../shell/page'
import { type Column, Rows } from '../shell/rows'
import { SearchBox } from '../shell/search-box'
import { StateTabs } from '../shell/state-tabs'
import { StatusTag } from '../shell/status-tag'

const day = 'YYYY-MM-DD'

export function OrdersRoute() {
  const t = useWords()
  const [filters, change] = useFilters(orderFilters)
  const list = useAnswer(orders.adminListOrders, orderQuestion(filters))
  const counts = list.data?.counts ?? {}
  const total = list.data?.totalCount ?? 0
  // States that this shop has never used would only fill the bar.
  const shownTabs = orderTabs.filter((tab, index) => index < 7 || tab === filters.status || (counts[tab] ?? 0) > 0)

  const columns: Column<orders.AdminOrderRow>[] = [
    {
      key: 'no',
      title: t('orders.orderNo'),
      isHead: true,
      render: (row) => <Link to={paths.order(row.orderNo)}>{row.orderNo}</Link>,
    },
    { key: 'time', title: t('orders.createTime'), render: (row) => <Moment at={row.createTime} /> },
    {
      key: 'clinic',
      title: t('orders.clinic'),
      wrapsAt: 240,
      render: (row) => row.clinicName,
    },
    {
      key: 'status',
      title: t('common.status'),
      render: (row) => (
        <span className="row">
          <StatusTag of="orderStatus" status={row.status} />
          {row.isPre && row.status !== 'preOrder' && <Tag color="processing">{t('variants.preOrder')}</Tag>}
          {row.hasMedicine && <Tag color="warning">{t('products.medicine')}</Tag>}
        </span>
      ),
    },
    {
      key: 'method',
      title: t('orders.paymentMethod'),
      render: (row) => (row.paymentType ? wordOr(t, 'paymentMethods', row.paymentType) : '–'),
    },
    { key: 'lines', title: t('orders.lines'), isNumber: true, render: (row) => row.lines },
    {
      key: 'payable',
      title: t('orders.payable'),
      isNumber: true,
      render: (row) => formatMoney(row.payable, row.currency),
    },
    { key: 'expires', title: t('orders.expiresAt'), render: (row) => <Moment at={row.expiresAt} /> },
  ]
  return (
    <Page title={t('nav.orders')} actions={<ExportButton filters={filters} total={total} />}>
      <div className="row">
        <SearchBox value={filters.keyword} hint={t('orders.searchHint')} onSearch={(keyword) => change({ keyword })} />
        <DatePicker.RangePicker
          aria-label={t('orders.dateRange')}
          allowEmpty={[true, true]}
          value={[filters.from ? dayjs(filters.from) : null, filters.until ? dayjs(filters.until) : null]}
          onChange={(range) => change({ from: range?.[0]?.format(day), until: range?.[1]?.format(day) })}
          presets={[
            { label: t('orders.today'), value: [dayjs(), dayjs()] },
            { label: t('orders.lastSevenDays'), value: [dayjs().subtract(6, 'day'), dayjs()] },
            { label: t('orders.thisMonth'), value: [dayjs().startOf('month'), dayjs()] },
          ]}
          style={{ maxWidth: '100%' }}
        />
        <Checkbox
          checked={filters.pre === 'only'}
          onChange={({ target }) => change({ pre: target.checked ? 'only' : undefined })}
        >
          {t('orders.preOrdersOnly')}
        </Checkbox>
        {filters.clinic && (
          <Tag
            closable={{ 'aria-label': t('orders.allClinics') }}
            onClose={() => change({ clinic: undefined })}
            color="processing"
          >
            {t('orders.oneClinic')}
          </Tag>
        )}
      </div>
      <StateTabs
        label={t('common.status')}
        chosen={filters.status}
        states={shownTabs.map((key) => ({ key, says: t(`orderStatus.${key}`), count: counts[key] ?? 0 }))}
        onChoose={(status) => change({ status })}
      />
      <Rows
        query={list}
        rowsOf={(answer) => answer.list}
        columns={columns}
        keyOf={(row) => row.orderNo}
        paging={{ page: filters.page, pageSize: filters.size, total, onPage: (page, size) => change({ page, size }) }}
        empty={t('orders.none')}
      />
    </Page>
  )
}
