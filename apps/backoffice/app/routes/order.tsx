import { orders } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { Alert, Card, Tag, Timeline, Typography } from 'antd'
import { useParams } from 'react-router'
import { CloseButton } from '../features/orders/close-button'
import { OrderFacts } from '../features/orders/order-facts'
import { PaymentsCard } from '../features/orders/payments-card'
import { AcceptButton, RefuseMedicineButton, ReleaseButton } from '../features/orders/review-buttons'
import { StoreCard } from '../features/orders/store-card'
import { ConfirmRemittanceButton } from '../features/payments/confirm-remittance'
import { paths } from '../paths'
import { useAnswer } from '../platform/answers'
import { useMay } from '../platform/session'
import { moverText, useWords, wordOr } from '../platform/words'
import { Moment } from '../shell/moment'
import { Page } from '../shell/page'
import { DetailLoading, Problem } from '../shell/states'
import { StatusTag } from '../shell/status-tag'

export function OrderRoute() {
  const t = useWords()
  const may = useMay()
  const { orderNo = '' } = useParams()
  const { data: order, error, refetch } = useAnswer(orders.adminGetOrder, { orderNo: idFrom<'OrderNo'>(orderNo) })
  if (error && !order) return <Problem error={error} onRetry={() => void refetch()} />
  if (!order) return <DetailLoading />
  return (
    <Page
      title={t('orders.title', { orderNo: order.orderNo })}
      back={{ to: paths.orders, says: t('nav.orders') }}
      mark={
        <>
          <StatusTag of="orderStatus" status={order.status} />
          {order.isPre && order.status !== 'preOrder' && <Tag color="processing">{t('variants.preOrder')}</Tag>}
          {order.hasMedicine && <Tag color="warning">{t('products.medicine')}</Tag>}
        </>
      }
      actions={
        <>
          {order.moves.includes('release') && !may('orders.close').isAllowed ? (
            <RefuseMedicineButton order={order} />
          ) : (
            <CloseButton order={order} />
          )}
          {order.moves.includes('accept') && <AcceptButton order={order} />}
          {order.moves.includes('release') && <ReleaseButton order={order} />}
          {order.moves.includes('confirmRemittance') && (
            <ConfirmRemittanceButton order={{ ...order, payable: order.toPay }} />
          )}
        </>
      }
    >
      {order.closeReason && (
        <Alert
          type="warning"
          showIcon
          title={t('orders.wasClosed')}
          description={<span className="prewrap">{wordOr(t, 'closeReasons', order.closeReason)}</span>}
        />
      )}
      {order.status === 'pendingReview' && (
        <Alert type="info" showIcon title={t('orders.inReview')} description={t('orders.inReviewHint')} />
      )}
      {order.status === 'preOrder' && (
        <Alert type="info" showIcon title={t('orders.waitsForGoods')} description={t('orders.waitsForGoodsHint')} />
      )}
      {order.status === 'held' && (
        <Alert type="warning" showIcon title={t('orders.held')} description={t('orders.heldHint')} />
      )}
      <div className="beside">
        <div className="stack">
          {order.stores.map((store) => (
            <StoreCard key={store.storeId} order={order} store={store} />
          ))}
        </div>
        <div className="stack">
          <OrderFacts order={order} />
          <PaymentsCard order={order} />
          <Card size="small" title={t('common.history')}>
            <Timeline
              items={order.history.map((step) => ({
                key: `${step.at.getTime()}-${step.move}`,
                content: (
                  <>
                    <div className="row">
                      <strong>{wordOr(t, 'orderMoves', step.move)}</strong>
                      <StatusTag of="orderStatus" status={step.to} />
                    </div>
                    <Typography.Text type="secondary" className="anywhere">
                      <Moment at={step.at} /> · {moverText(t, step.by)}
                    </Typography.Text>
                    {step.reason && <div className="prewrap">{wordOr(t, 'closeReasons', step.reason)}</div>}
                  </>
                ),
              }))}
            />
          </Card>
        </div>
      </div>
    </Page>
  )
}
