import { payments, wire } from '@cusp/contract'
import { apiFor, needsLogIn } from '../platform/api.server'
import type { Route } from './+types/payment-status'

/** Whether the order is paid; asked again and again after paying has begun. */
export async function loader(args: Route.LoaderArgs) {
  needsLogIn(args)
  const { isPay, isClosed, hasFailed } = await apiFor(args).call(payments.pollPayment, {
    id: wire.orderNo.parse(args.params.id),
  })
  return { isPay, isClosed, hasFailed }
}
