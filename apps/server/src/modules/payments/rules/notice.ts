import { states } from '@cusp/contract'
import { after } from '@cusp/kernel'
import type { Notice, Payment, RefundReason } from '../payment'

export type Effect = 'applied' | 'duplicate' | 'ignored' | 'refused'

/** What a genuine notice does to a payment. Genuine is not enough: it must be about this payment, in its amount and currency. */
export function effectOf(notice: Notice, payment: Payment | undefined): Effect {
  if (!payment) return 'refused'
  const isOurs =
    notice.paymentId === payment.id &&
    notice.reference === payment.providerReference &&
    notice.amount === payment.amount &&
    notice.currency === payment.currency
  if (!isOurs) return 'refused'
  if (notice.kind === 'failed')
    return after(states.paymentStates, payment.status, 'fail', 'system') ? 'applied' : 'ignored'
  return after(states.paymentStates, payment.status, 'capture', 'system') ? 'applied' : 'duplicate'
}

type Awaited = { readonly status: string; readonly part: Payment['part'] }

/** Where captured money belongs: to the order while that very part of it is unpaid, else back to the clinic (decision 54). */
export function destinationOf(
  { status, part }: Awaited,
  payment: Pick<Payment, 'part'>,
): 'order' | Exclude<RefundReason, 'orderClosed'> {
  if (status === 'closed') return 'lateMoney'
  const isAwaited = (status === 'pendingPayment' || status === 'paying') && part === payment.part
  return isAwaited ? 'order' : 'doublePayment'
}
