import type { orders } from '@cusp/contract'
import { formatMoney } from '@cusp/kernel'
import { buttonClass, CopyButton, Picture, Tag } from '@cusp/ui'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { hongKongTime } from '../../platform/hong-kong-time'
import { pictureSource } from '../../platform/pictures'
import { useWords } from '../../platform/words'
import { OrderActions } from './order-actions'
import { OrderStatus } from './order-status'
import { TimeToPay } from './time-to-pay'

/** Pictures in a card; the rest is counted. */
const picturesShown = 4

export function OrderCard({ order }: { order: orders.OrderCard }) {
  const say = useWords()
  const [first] = order.goods
  const pieces = order.goods.reduce((sum, good) => sum + good.amount, 0)
  return (
    <li className="overflow-clip rounded-lg border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-canvas px-4 py-2 text-xs text-ink-mute">
        <span className="tabular">{hongKongTime(order.createTime)}</span>
        <span className="flex items-center">
          {say('orders.orderNo')}
          <span className="tabular ms-1 text-ink-soft">{order.orderNo}</span>
          <CopyButton text={order.orderNo} labels={{ copy: say('orders.copyOrderNo'), copied: say('orders.copied') }} />
        </span>
        <span className="ms-auto flex items-center gap-2">
          {order.isPre && order.status !== 'preOrder' && <Tag>{say('orders.preOrder')}</Tag>}
          {order.hasMedicine && <Tag tone="info">{say('orders.medicine')}</Tag>}
          <OrderStatus status={order.status} text={order.statusString} />
        </span>
      </header>
      <Link
        to={paths.orderDetail(order.orderNo)}
        className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 focus-inset hover:bg-canvas"
      >
        <span className="flex gap-2">
          {order.goods.slice(0, picturesShown).map((good) => (
            <Picture
              key={good.searchProductId}
              {...pictureSource(good.picturePath, '56px')}
              alt=""
              className="size-14 rounded-md"
            />
          ))}
        </span>
        <span className="min-w-40 flex-1 text-sm">
          <span className="line-clamp-1 font-medium">{first?.name}</span>
          <span className="text-xs text-ink-mute">
            {order.goods.length > 1 && `${say('orders.moreGoods', { count: order.goods.length - 1 })} · `}
            {say('orders.pieces', { count: pieces })}
          </span>
        </span>
        <span className="ms-auto text-end">
          <span className="block text-xs text-ink-mute">{say('orders.payable')}</span>
          <strong className="tabular text-base font-semibold">{formatMoney(order.payable, order.currency)}</strong>
          {order.isPre && <DepositLine order={order} />}
        </span>
      </Link>
      <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-2">
        {order.expiresAt && (
          <span className="me-auto">
            <TimeToPay expiresAt={order.expiresAt} serverTime={order.serverTime} />
          </span>
        )}
        <Link to={paths.orderDetail(order.orderNo)} className={buttonClass({ size: 'sm', variant: 'quiet' })}>
          {say('orders.details')}
        </Link>
        <OrderActions orderNo={order.orderNo} may={order.may} />
      </footer>
    </li>
  )
}

/** What comes next, where an order is paid in two parts. */
function DepositLine({ order }: { order: orders.OrderCard }) {
  const say = useWords()
  const isWaiting = order.status === 'preOrder'
  if (!isWaiting && !order.may.includes('pay')) return null
  const amount = formatMoney(isWaiting ? order.balance : order.toPay, order.currency)
  const key = isWaiting ? 'balanceWhenArrived' : order.depositStatus === 'paid' ? 'balanceDue' : 'depositDue'
  return <span className="tabular block text-xs text-accent">{say(`orders.${key}`, { amount })}</span>
}
