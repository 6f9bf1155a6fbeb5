import type { orders } from '@cusp/contract'
import { formatMoney, sentences } from '@cusp/kernel'
import { Card, CopyButton, Facts, Notice, ProgressSteps } from '@cusp/ui'
import type { ReactNode } from 'react'
import { hongKongTime } from '../../platform/hong-kong-time'
import { useLanguage, useWords } from '../../platform/words'
import { OrderActions } from './order-actions'
import { OrderStatus } from './order-status'
import { OrderStore } from './order-store'
import { progressStepNames, stepStates } from './progress-steps'
import { Sums } from './sums'
import { TimeToPay } from './time-to-pay'

/** One order in full. `account` is where a remittance goes, when that is still to be done. */
export function OrderPage({ order, account }: { order: orders.OrderDetail; account: ReactNode }) {
  const say = useWords()
  const language = useLanguage()
  const states = stepStates(order.progress)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="tabular text-xl font-semibold md:text-2xl">
          {say('orders.detailTitle', { orderNo: order.orderNo })}
        </h1>
        <CopyButton text={order.orderNo} labels={{ copy: say('orders.copyOrderNo'), copied: say('orders.copied') }} />
        <OrderStatus status={order.status} text={order.statusString} />
      </div>
      {order.progress > 0 && (
        <Card>
          <ProgressSteps
            label={say('orders.progress')}
            steps={progressStepNames.map((name, index) => ({
              label: say(`orders.${name}`),
              state: states[index] ?? 'ahead',
              note:
                index === 0
                  ? hongKongTime(order.createTime)
                  : index === 1 && order.payDate
                    ? hongKongTime(order.payDate)
                    : undefined,
            }))}
            stateLabels={{
              done: say('orders.stateDone'),
              current: say('orders.stateCurrent'),
              ahead: say('orders.stateAhead'),
            }}
          />
        </Card>
      )}
      {order.status === 'closed' && (
        <Notice tone="warning" title={say('orders.closed')}>
          {[order.closeReason, order.refundText]
            .filter((text) => text !== '')
            .map((text) => (
              <p key={text}>{text}</p>
            ))}
        </Notice>
      )}
      {order.status === 'pendingReview' && <Notice title={say('orders.inReview')}>{say('orders.inReviewText')}</Notice>}
      {order.status === 'preOrder' && (
        <Notice title={say('orders.waitsForGoods')}>
          {sentences(
            [
              order.expectedOn === null ? '' : say('orders.preOrderExpected', { date: order.expectedOn }),
              say(order.balance > 0 ? 'orders.waitsForGoodsText' : 'orders.waitsForGoodsPaid'),
            ],
            language,
          )}
        </Notice>
      )}
      {order.goodsArrivedAt !== null && order.may.includes('pay') && (
        <Notice tone="success" title={say('orders.goodsArrived')}>
          {say('orders.goodsArrivedText', { amount: formatMoney(order.toPay, order.currency) })}
        </Notice>
      )}
      {order.status === 'held' && <Notice title={say('orders.held')}>{say('orders.heldText')}</Notice>}
      {(order.may.length > 0 || order.expiresAt) && (
        <div className="flex flex-wrap items-center justify-end gap-2 rounded-lg border border-line bg-surface px-4 py-3">
          {order.expiresAt && (
            <span className="me-auto">
              <TimeToPay expiresAt={order.expiresAt} serverTime={order.serverTime} />
            </span>
          )}
          <OrderActions orderNo={order.orderNo} may={order.may} size="md" />
        </div>
      )}
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_320px] xl:items-start">
        <div className="flex min-w-0 flex-col gap-4">
          {account}
          {order.shardingPayOrder.map((store) => (
            <OrderStore
              key={store.storeId}
              store={store}
              currency={order.currency}
              isClosed={order.status === 'closed'}
            />
          ))}
        </div>
        <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-1">
          <Card title={say('orders.summary')}>
            <Sums
              currency={order.currency}
              lines={[
                { label: say('orders.goodsTotal'), amount: order.productPrice },
                ...(order.discountPrice > 0
                  ? [{ label: say('orders.discount'), amount: order.discountPrice, isLess: true }]
                  : []),
                ...(order.couponPrice > 0
                  ? [{ label: say('orders.coupon'), amount: order.couponPrice, isLess: true }]
                  : []),
                { label: say('orders.freight'), amount: order.freight },
              ]}
              total={{ label: say('orders.payable'), amount: order.payable }}
              parts={
                order.isPre
                  ? [
                      {
                        label: say(order.depositStatus === 'paid' ? 'orders.depositPaid' : 'orders.deposit'),
                        amount: order.deposit,
                      },
                      {
                        label: say(order.payDate === null ? 'orders.balance' : 'orders.balancePaid'),
                        amount: order.balance,
                      },
                      ...(order.depositKept > 0
                        ? [{ label: say('orders.depositKept'), amount: order.depositKept }]
                        : []),
                    ]
                  : []
              }
            />
          </Card>
          <Card title={say('orders.address')}>
            <Facts
              facts={[
                { label: say('orders.consignee'), value: order.consignee },
                { label: say('orders.phone'), value: <span className="tabular">{order.consigneePhone}</span> },
                { label: say('orders.addressLine'), value: order.address },
                ...(order.payTypeName === '' ? [] : [{ label: say('orders.payMethod'), value: order.payTypeName }]),
                ...(order.remark === ''
                  ? []
                  : [
                      {
                        label: say('orders.remark'),
                        value: <span className="whitespace-pre-line">{order.remark}</span>,
                      },
                    ]),
              ]}
            />
          </Card>
          <Card title={say('orders.history')} className="md:col-span-2 xl:col-span-1">
            <ol className="flex flex-col gap-2 text-sm">
              {order.history.map((entry) => (
                <li key={`${entry.at.getTime()} ${entry.text}`} className="flex gap-3">
                  <span className="tabular shrink-0 text-xs leading-[inherit] text-ink-mute">
                    {hongKongTime(entry.at)}
                  </span>
                  <span>{entry.text}</span>
                </li>
              ))}
            </ol>
          </Card>
        </div>
      </div>
    </div>
  )
}
