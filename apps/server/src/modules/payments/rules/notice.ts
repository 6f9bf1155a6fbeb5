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

/** Where captured money belongs: to the order while it is unpaid, else back to the clinic (decision 54). */
export function destinationOf(orderStatus: string): 'order' | Exclude<RefundReason, 'orderClosed'> {
  if (orderStatus === 'pendingPayment' || orderStatus === 'paying') return 'order'
  return orderStatus === 'closed' ? 'lateMoney' : 'doublePayment'
}
