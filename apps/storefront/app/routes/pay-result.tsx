import { payments } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { redirect, useRevalidator } from 'react-router'
import type { PayAnswer } from '../features/payment/cashier'
import { NoResult, ResultPanel } from '../features/payment/result'
import { usePaymentPolling } from '../features/payment/use-payment-polling'
import { paths } from '../paths'
import { apiFor, needsLogIn } from '../platform/api.server'
import { textOf } from '../platform/form'
import { titleOf } from '../platform/page-title'
import type { PageHandle } from '../platform/shop'
import { useWords } from '../platform/words'
import type { Route } from './+types/pay-result'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export const handle: PageHandle = { plainHeader: true }

const orderOf = (request: Request) => idFrom<'OrderNo'>(new URL(request.url).searchParams.get('orderId') ?? '')

/** Only the order's number is read from the address (decision 62); the rest is what the shop knows. */
export async function loader(args: Route.LoaderArgs) {
  needsLogIn(args)
  const found = await apiFor(args).attempt(payments.getPaymentResult, { id: orderOf(args.request) })
  return { result: found.ok ? found.data : null }
}

export async function action(args: Route.ActionArgs): Promise<PayAnswer | Response> {
  needsLogIn(args)
  const form = await args.request.formData()
  const orderNo = orderOf(args.request)
  const told = await apiFor(args).attempt(payments.reportRemittance, {
    id: orderNo,
    reference: textOf(form, 'reference'),
  })
  return told.ok ? redirect(paths.payResult({ orderId: orderNo })) : { problem: told.refusal.message }
}

export default function PayResultRoute({ loaderData: { result }, actionData }: Route.ComponentProps) {
  const say = useWords()
  const { revalidate } = useRevalidator()
  usePaymentPolling({
    orderNo: result?.orderNo ?? '',
    isWaiting: result?.outcome === 'pending',
    onSettled: () => void revalidate(),
  })
  return (
    <div className="page-column py-6 md:py-10">
      <title>{titleOf(say, say('payment.resultTitle'))}</title>
      {result ? <ResultPanel result={result} answer={actionData} /> : <NoResult />}
    </div>
  )
}
