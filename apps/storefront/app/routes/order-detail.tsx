import { orders } from '@cusp/contract'
import { formatMoney, idFrom } from '@cusp/kernel'
import { Card } from '@cusp/ui'
import { ChevronLeft } from 'lucide-react'
import { Link, redirect } from 'react-router'
import type { OrderAnswer } from '../features/orders/order-actions'
import { OrderPage } from '../features/orders/order-page'
import { RemittanceAccount } from '../features/payment/remittance-account'
import { paths } from '../paths'
import { apiFor, needsLogIn } from '../platform/api.server'
import { textOf } from '../platform/form'
import { titleOf } from '../platform/page-title'
import { useWords } from '../platform/words'
import type { Route } from './+types/order-detail'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export async function loader(args: Route.LoaderArgs) {
  needsLogIn(args)
  return { order: await apiFor(args).call(orders.getOrder, { orderNo: idFrom<'OrderNo'>(args.params.id) }) }
}

/** What a buyer does to an order, from its page and from its card in the list. */
export async function action(args: Route.ActionArgs): Promise<OrderAnswer | Response> {
  needsLogIn(args)
  const form = await args.request.formData()
  const api = apiFor(args)
  const orderNo = idFrom<'OrderNo'>(args.params.id)
  const intent = textOf(form, 'intent')
  if (intent === 'buyAgain') {
    const again = await api.attempt(orders.buyAgain, { orderNo })
    if (!again.ok) return { done: 'nothing', problem: again.refusal.message }
    const { leftOut } = again.data
    return leftOut.length === 0 ? redirect(paths.cart()) : { done: 'buyAgain', leftOut }
  }
  const isReceiving = intent === 'receive'
  const done = await api.attempt(isReceiving ? orders.confirmReceipt : orders.cancelOrder, { id: orderNo })
  if (!done.ok) return { done: 'nothing', problem: done.refusal.message }
  return { done: isReceiving ? 'receive' : 'cancel' }
}

export default function OrderDetailRoute({ loaderData: { order } }: Route.ComponentProps) {
  const say = useWords()
  const isUnpaidRemittance =
    order.paymentType === 'remittance' && (order.status === 'pendingPayment' || order.status === 'remitted')
  return (
    <>
      <title>{titleOf(say, say('orders.detailTitle', { orderNo: order.orderNo }))}</title>
      <Link
        to={paths.orderList()}
        className="mb-2 inline-flex min-h-control-sm items-center gap-1 text-sm text-primary hover:underline"
      >
        <ChevronLeft aria-hidden className="size-4" />
        {say('orders.backToOrders')}
      </Link>
      <OrderPage
        order={order}
        account={
          isUnpaidRemittance && (
            <Card title={say('payment.remittanceTitle')}>
              <RemittanceAccount
                account={order.paymentSetVo}
                amount={formatMoney(order.toPay, order.currency)}
                orderNo={order.orderNo}
              />
            </Card>
          )
        }
      />
    </>
  )
}
