import type { orders } from '@cusp/contract'
import { formatMoney } from '@cusp/kernel'
import { Card, Divider } from 'antd'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { useMay } from '../../platform/session'
import { useWords, wordOr } from '../../platform/words'
import { Facts } from '../../shell/facts'
import { Moment } from '../../shell/moment'

export function OrderFacts({ order }: { order: orders.AdminOrder }) {
  const t = useWords()
  const may = useMay()
  const money = (cents: orders.AdminOrder['payable']) => formatMoney(cents, order.currency)
  return (
    <>
      <Card size="small" title={t('orders.delivery')}>
        <Facts
          items={[
            {
              key: 'clinic',
              label: t('orders.clinic'),
              children: may('clinics.view').isAllowed ? (
                <Link to={paths.clinic(order.clinicId)}>{order.clinicName}</Link>
              ) : (
                order.clinicName
              ),
            },
            {
              key: 'buyer',
              label: t('orders.buyer'),
              children: <span className="anywhere">{order.buyer || '–'}</span>,
            },
            {
              key: 'consignee',
              label: t('orders.consignee'),
              children: [order.consignee, order.consigneePhone].filter(Boolean).join(' · '),
            },
            { key: 'address', label: t('orders.address'), children: <span className="anywhere">{order.address}</span> },
            {
              key: 'remark',
              label: t('orders.remark'),
              children: <span className="prewrap">{order.remark || '–'}</span>,
            },
          ]}
        />
      </Card>
      <Card size="small" title={t('orders.amounts')}>
        <Facts
          isMoney
          items={[
            { key: 'goods', label: t('orders.goodsTotal'), children: money(order.goodsTotal) },
            ...(order.discount > 0
              ? [{ key: 'discount', label: t('orders.discount'), children: `−${money(order.discount)}` }]
              : []),
            { key: 'freight', label: t('orders.freight'), children: money(order.freight) },
            { key: 'payable', label: t('orders.payable'), children: <strong>{money(order.payable)}</strong> },
            ...(order.isPre
              ? [
                  { key: 'deposit', label: t('orders.deposit'), children: money(order.deposit) },
                  { key: 'balance', label: t('orders.balance'), children: money(order.balance) },
                ]
              : []),
            ...(order.depositKept > 0
              ? [{ key: 'kept', label: t('orders.depositKept'), children: money(order.depositKept) }]
              : []),
          ]}
        />
        <Divider style={{ marginBlock: 8 }} />
        <Facts
          items={[
            {
              key: 'method',
              label: t('orders.paymentMethod'),
              children: order.paymentType ? wordOr(t, 'paymentMethods', order.paymentType) : '–',
            },
            { key: 'created', label: t('orders.createTime'), children: <Moment at={order.createTime} /> },
            { key: 'paid', label: t('orders.paidAt'), children: <Moment at={order.payDate} /> },
            ...(order.isPre
              ? [
                  { key: 'expected', label: t('orders.expectedOn'), children: order.expectedOn ?? '–' },
                  { key: 'arrived', label: t('orders.goodsArrivedAt'), children: <Moment at={order.goodsArrivedAt} /> },
                  { key: 'keeps', label: t('orders.keptPercent'), children: `${order.keptPercent}%` },
                ]
              : []),
            ...(order.expiresAt
              ? [{ key: 'expires', label: t('orders.expiresAt'), children: <Moment at={order.expiresAt} isDistant /> }]
              : []),
          ]}
        />
      </Card>
    </>
  )
}
