import { payments } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import {
  awaitsRemittance,
  findOwnOrder,
  isPayable,
  isUnpaid,
  type Order,
  readSettings,
  remittanceAccount,
  toPayOf,
} from '../../orders'
import { findLatest } from '../store'

type Outcome = 'paid' | 'depositPaid' | 'held' | 'awaitingRemittance' | 'inReview' | 'pending' | 'failed' | 'closed'

export const getPaymentResult = useCase(
  payments.getPaymentResult,
  async ({ actor, language, now, read, fail }, { id }) => {
    const order = await findOwnOrder(read, actor.clinicId, id)
    if (!order) return fail('orderNotFound')
    const latest = isUnpaid(order.status) ? await findLatest(read, id) : undefined
    return {
      orderNo: order.orderNo,
      outcome: outcomeOf(order, latest?.status, now),
      payable: order.payable,
      toPay: order.status === 'preOrder' ? order.deposit : toPayOf(order),
      expectedOn: order.expectedOn,
      currency: order.currency,
      paymentSetVo: remittanceAccount(await readSettings(read), order.orderNo, language),
      dueAt: isUnpaid(order.status) ? order.expiresAt : null,
      mayPayAgain: isPayable(order, now) && !awaitsRemittance(order),
    }
  },
)

/** An order whose time is over counts as closed, though the clock may not have closed it yet. */
function outcomeOf(order: Order, latest: string | undefined, now: Date): Outcome {
  if (order.status === 'closed') return 'closed'
  if (order.status === 'pendingReview') return 'inReview'
  if (order.status === 'preOrder') return 'depositPaid'
  if (order.status === 'held') return 'held'
  if (order.status === 'remitted') return 'awaitingRemittance'
  if (!isUnpaid(order.status)) return 'paid'
  if (!isPayable(order, now)) return 'closed'
  if (awaitsRemittance(order)) return 'awaitingRemittance'
  return latest === 'failed' ? 'failed' : 'pending'
}
