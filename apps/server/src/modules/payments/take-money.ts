import type { Writer } from '../../platform/database'
import { publish } from '../../platform/events'
import { lockOrder, moveOrder, mustHold, partOf } from '../orders'
import { oweBack } from './money-back'
import type { Notice, Payment } from './payment'
import { destinationOf, type Effect, effectOf } from './rules/notice'
import * as store from './store'

const system = { kind: 'system', name: '' } as const

/**
 * Applies a verified notice, once however often it comes. The order is locked first, so that paying, expiring and
 * closing the same order take turns, and whoever comes second sees what the first has done.
 */
export async function applyNotice(tx: Writer, provider: string, notice: Notice, now: Date): Promise<Effect> {
  const found = await store.findByReference(tx, notice.reference)
  // Asked in this order: the order is always locked first.
  const [order, payment] = found
    ? await Promise.all([lockOrder(tx, found.orderNo), store.lockPayment(tx, found.id)])
    : [undefined, undefined]
  const effect = effectOf(notice, payment)
  // Only an order with medicines asks whether the shop holds it.
  const [isNew, isHeld] = await Promise.all([
    store.keepEvent(tx, provider, { ...notice, paymentId: payment?.id ?? null, payload: notice }, effect, now),
    order?.hasMedicine ? mustHold(tx, order.orderNo) : false,
  ])
  if (!isNew || effect !== 'applied' || !order || !payment) return isNew ? effect : 'duplicate'

  if (notice.kind === 'failed') {
    await store.movePayment(tx, payment, 'fail', 'system', now)
    if (order.status === 'paying' && !(await hasOpen(tx, payment)))
      await moveOrder(tx, order, 'stopPaying', { by: system, now })
    return effect
  }

  await store.movePayment(tx, payment, 'capture', 'system', now)
  const part = partOf(order)
  const destination = destinationOf({ status: order.status, part }, payment)
  if (destination === 'order') {
    await Promise.all([
      moveOrder(tx, order, part === 'deposit' ? 'takeDeposit' : isHeld ? 'payAndHold' : 'pay', { by: system, now }),
      letGoOfOthers(tx, payment, now),
      part === 'deposit'
        ? publish(tx, 'depositPaid', { orderNo: order.orderNo })
        : publish(tx, 'orderPaid', { orderNo: order.orderNo, isHeld }),
    ])
  } else {
    await oweBack(tx, payment, payment.amount, destination, now)
  }
  return effect
}

const isOpen = ({ status }: Payment): boolean => status === 'created' || status === 'pending'

async function hasOpen(tx: Writer, except: Payment): Promise<boolean> {
  const payments = await store.findPayments(tx, except.orderNo)
  return payments.some((payment) => payment.id !== except.id && isOpen(payment))
}

/** Other attempts at a paid order are given up; money that they bring all the same is owed back. */
export async function letGoOfOthers(tx: Writer, paid: Payment, now: Date): Promise<void> {
  const payments = await store.findPayments(tx, paid.orderNo)
  for (const payment of payments.filter((each) => each.id !== paid.id && isOpen(each))) {
    await store.movePayment(tx, payment, 'void', 'system', now)
  }
}

/** Gives up an attempt that nobody has finished, and lets the order be paid anew. */
export async function giveUp(tx: Writer, abandoned: Payment, now: Date): Promise<void> {
  const order = await lockOrder(tx, abandoned.orderNo)
  const payment = await store.lockPayment(tx, abandoned.id)
  if (!order || payment?.status !== 'pending') return
  await store.movePayment(tx, payment, 'void', 'system', now)
  if (order.status === 'paying' && !(await hasOpen(tx, payment)))
    await moveOrder(tx, order, 'stopPaying', { by: system, now })
}
