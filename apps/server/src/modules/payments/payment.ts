import type { IncomingHttpHeaders } from 'node:http'
import type { orders, states } from '@cusp/contract'
import type { ClinicId, Currency, Minor, OrderNo, PaymentId, StateOf } from '@cusp/kernel'

export type PaymentStatus = StateOf<typeof states.paymentStates>
export type RefundStatus = StateOf<typeof states.refundStates>
export type RefundReason = 'lateMoney' | 'doublePayment' | 'orderClosed'

export type Payment = {
  readonly id: PaymentId
  readonly orderNo: OrderNo
  readonly clinicId: ClinicId
  readonly method: orders.PaymentType
  /** Which part of the order it brings. */
  readonly part: 'whole' | 'deposit' | 'balance'
  /** Cents. */
  readonly amount: Minor
  readonly currency: Currency
  readonly status: PaymentStatus
  readonly providerReference: string
  readonly redirectUrl: string
  readonly createdAt: Date
  readonly capturedAt: Date | null
}

export type Refund = {
  readonly id: string
  readonly paymentId: PaymentId
  readonly amount: Minor
  readonly currency: Currency
  readonly status: RefundStatus
  readonly reason: RefundReason
  readonly reference: string
  readonly createdAt: Date
  readonly doneAt: Date | null
}

/** What a provider tells about a payment, once its signature has been verified. */
export type Notice = {
  /** The provider's own id of this notice: a repeated one has the same. */
  readonly eventId: string
  readonly kind: 'captured' | 'failed'
  /** The provider's reference of the payment. */
  readonly reference: string
  /** Our id of the payment, as we gave it to the provider. */
  readonly paymentId: string
  readonly amount: Minor
  readonly currency: Currency
}

export type Intent = Pick<Payment, 'id' | 'orderNo' | 'amount' | 'currency'>

/** Somebody who moves money for the shop. Called outside of transactions; every call may be repeated with the same id. */
export type Provider = {
  readonly name: string
  readonly method: orders.PaymentType
  /** Begins a payment at the provider; the payment's id is the idempotency key. */
  begin(intent: Intent): Promise<{ readonly reference: string; readonly redirectUrl: string }>
  /** Undefined when the bytes were not signed by the provider, or too long ago. */
  verify(rawBody: Buffer, headers: IncomingHttpHeaders, now: Date): Notice | undefined
  /** Sends money back; the refund's id is the idempotency key. */
  refund(
    refund: Pick<Refund, 'id' | 'amount' | 'currency'>,
    paymentReference: string,
  ): Promise<{ readonly reference: string; readonly isDone: boolean }>
}
