import { minus, nothing, type OrderNo } from '@cusp/kernel'
import type { Background } from '../../platform/background'
import type { Writer } from '../../platform/database'
import { publish } from '../../platform/events'
import { keepRefundState, lockOrder } from '../orders'
import type { Payment, RefundReason } from './payment'
import { providerFor } from './providers'
import * as store from './store'

/** Owes a payment back: the refund and the event that sends it are written where the need for it arises. */
export async function oweBack(
  tx: Writer,
  payment: Payment,
  amount: Payment['amount'],
  reason: RefundReason,
  now: Date,
): Promise<void> {
  const refundId = await store.insertRefund(tx, payment, amount, reason, now)
  // Money of a paid order that came twice is no matter of the order.
  if (reason !== 'doublePayment') await keepRefundState(tx, payment.orderNo, 'due')
  await publish(tx, 'refundDue', { refundId })
}

/** After an order has closed: what it holds is owed back, what is still open is let go. Finds nothing to do the second time. */
export async function settleClosedOrder(tx: Writer, orderNo: OrderNo, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderNo)
  if (order?.status !== 'closed') return
  for (const { payment, refunded } of await store.findCaptured(tx, orderNo)) {
    const held = minus(payment.amount, refunded)
    // A deposit that came twice has gone back whole already, so what is kept is kept of one payment.
    const kept = payment.part === 'deposit' ? order.depositKept : nothing
    if (held > kept) await oweBack(tx, payment, minus(held, kept), 'orderClosed', now)
  }
  for (const payment of await store.findPayments(tx, orderNo))
    await store.movePayment(tx, payment, 'void', 'system', now)
}

async function finish(
  tx: Writer,
  id: string,
  by: 'system' | 'operator',
  reference: string,
  now: Date,
): Promise<boolean> {
  const found = await store.findRefund(tx, id)
  // The order first, as everywhere.
  const order = found && (await lockOrder(tx, found.payment.orderNo))
  const refund = order && (await store.lockRefund(tx, id))
  if (!refund || !(await store.moveRefund(tx, refund, 'finish', by, now, reference))) return false
  const isSettled = order.status === 'closed' && !(await store.hasOpenRefund(tx, order.orderNo))
  if (isSettled) await keepRefundState(tx, order.orderNo, 'done')
  return true
}

export const finishByHand = (tx: Writer, id: string, reference: string, now: Date): Promise<boolean> =>
  finish(tx, id, 'operator', reference, now)

/** Has the provider send a refund. The intent is kept before the call and the answer after it; repeating it is harmless, because the refund's id is the provider's idempotency key. */
export async function sendRefund(id: string, { read, write, platform, now }: Background): Promise<void> {
  const found = await store.findRefund(read, id)
  if (!found || found.refund.status === 'done') return
  const provider = providerFor(platform, found.payment.method)
  if (!provider) return

  await write(async (tx) => {
    const refund = await store.lockRefund(tx, id)
    if (refund?.status === 'due') await store.moveRefund(tx, refund, 'send', 'system', now)
  })
  const answer = await provider.refund(found.refund, found.payment.providerReference)
  if (answer.isDone) await write((tx) => finish(tx, id, 'system', answer.reference, now))
}
