import type { orders } from '@cusp/contract'
import { formatMoney } from '@cusp/kernel'
import { Card, Empty, Typography } from 'antd'
import { useWords, wordOr } from '../../platform/words'
import { Moment } from '../../shell/moment'
import { StatusTag } from '../../shell/status-tag'

/** What came in for an order and what goes back. */
export function PaymentsCard({ order }: { order: orders.AdminOrder }) {
  const t = useWords()
  return (
    <Card size="small" title={t('orders.payments')}>
      {order.payments.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('orders.noPayments')} />
      )}
      <div className="stack">
        {order.payments.map((payment) => (
          <div key={payment.id}>
            <div className="row-apart">
              <span className="row">
                <strong>
                  {wordOr(t, 'paymentMethods', payment.method)}
                  {payment.part !== 'whole' && ` · ${t(`paymentParts.${payment.part}`)}`}
                </strong>
                <StatusTag of="paymentStatus" status={payment.status} />
              </span>
              <strong className="number">{formatMoney(payment.amount, order.currency)}</strong>
            </div>
            <Typography.Text type="secondary" className="anywhere">
              <Moment at={payment.at} />
              {payment.reference && ` · ${payment.reference}`}
            </Typography.Text>
            {payment.refunds.map((refund) => (
              <div key={`${refund.at.getTime()}-${refund.amount}`} style={{ marginInlineStart: 16 }}>
                <div className="row-apart">
                  <span className="row">
                    {t('orders.refund')} <StatusTag of="refundStatus" status={refund.status} />
                  </span>
                  <span className="number">−{formatMoney(refund.amount, order.currency)}</span>
                </div>
                <Typography.Text type="secondary">
                  <Moment at={refund.at} /> {refund.reason && `· ${wordOr(t, 'refundReasons', refund.reason)}`}
                </Typography.Text>
              </div>
            ))}
          </div>
        ))}
      </div>
    </Card>
  )
}
