import { type orders, payments } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { data, redirect, redirectDocument, useNavigate } from 'react-router'
import { Cashier, type PayAnswer } from '../features/payment/cashier'
import { usePaymentPolling } from '../features/payment/use-payment-polling'
import { paths } from '../paths'
import { apiFor, needsLogIn, pageOf } from '../platform/api.server'
import { textOf } from '../platform/form'
import type { Refusal } from '../platform/on-refusal'
import { titleOf } from '../platform/page-title'
import type { PageHandle } from '../platform/shop'
import { useWords } from '../platform/words'
import { speechIn } from '../platform/words.server'
import type { Route } from './+types/pay'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export const handle: PageHandle = { plainHeader: true }

/** There is nothing to pay here, no longer or not yet; the result page says which. */
const isNotPayable = ({ failure }: Refusal): boolean => failure === 'payOrderInvalid' || failure === 'orderAwaitsReview'

export async function loader(args: Route.LoaderArgs) {
  needsLogIn(args)
  const orderNo = idFrom<'OrderNo'>(args.params.id)
  const found = await apiFor(args).attempt(payments.getPayOrder, { id: orderNo })
  if (found.ok) return { order: found.data }
  if (isNotPayable(found.refusal)) throw redirect(paths.payResult({ orderId: orderNo }))
  throw data(found.refusal, { status: 404 })
}

export async function action(args: Route.ActionArgs): Promise<PayAnswer | Response> {
  needsLogIn(args)
  const form = await args.request.formData()
  const api = apiFor(args)
  const orderNo = idFrom<'OrderNo'>(args.params.id)
  const result = paths.payResult({ orderId: orderNo })
  const intent = textOf(form, 'intent')

  if (intent === 'expire') {
    await api.attempt(payments.expireOrder, { id: orderNo })
    return redirect(result)
  }
  if (intent === 'remitted') {
    const told = await api.attempt(payments.reportRemittance, { id: orderNo, reference: textOf(form, 'reference') })
    return told.ok ? redirect(result) : { problem: told.refusal.message }
  }

  const offered = await api.attempt(payments.getPayOrder, { id: orderNo })
  const payType: orders.PaymentType | undefined = offered.ok
    ? offered.data.paymentTypes.find(({ value }) => value === textOf(form, 'payType'))?.value
    : undefined
  if (!offered.ok) return isNotPayable(offered.refusal) ? redirect(result) : { problem: offered.refusal.message }
  if (!payType) return { problem: speechIn(pageOf(args).language).say('payment.methodMissing') }

  const begun = await api.attempt(payments.createPayment, { orderNo, payType })
  if (begun.ok) return redirectDocument(begun.data.redirectUrl || result)
  return isNotPayable(begun.refusal) ? redirect(result) : { problem: begun.refusal.message }
}

export default function PayRoute({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const say = useWords()
  const navigate = useNavigate()
  const isWaiting = order.status === 'paying'
  usePaymentPolling({
    orderNo: order.orderNo,
    isWaiting,
    onSettled: () => void navigate(paths.payResult({ orderId: order.orderNo })),
  })
  return (
    <div className="page-column py-6 md:py-10">
      <title>{titleOf(say, say('payment.title'))}</title>
      <Cashier order={order} answer={actionData} isWaiting={isWaiting} />
    </div>
  )
}
