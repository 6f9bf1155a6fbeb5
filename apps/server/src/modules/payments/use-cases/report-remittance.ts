import { payments, states } from '@cusp/contract'
import { after } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { awaitsRemittance, choosePaymentType, hasTimeLeft, keepRemittance, lockOwnOrder, moveOrder } from '../../orders'

/** Told once, the clock no longer closes the order: finance looks for the money. Told again, the reference is corrected. */
export const reportRemittance = useCase(payments.reportRemittance, ({ actor, now, write, fail }, { id, reference }) =>
  write(async (tx) => {
    const order = await lockOwnOrder(tx, actor.clinicId, id)
    if (!order) return fail('orderNotFound')
    if (order.status === 'pendingReview') return fail('orderAwaitsReview')
    if (!awaitsRemittance(order)) return fail('remittanceNotExpected')
    if (order.status !== 'remitted') {
      const isExpected =
        after(states.orderStates, order.status, 'reportRemittance', 'buyer') !== undefined && hasTimeLeft(order, now)
      if (!isExpected) return fail('remittanceNotExpected')
      await moveOrder(tx, order, 'reportRemittance', {
        by: { kind: 'buyer', name: actor.name },
        now,
        reason: reference,
      })
      if (order.paymentType !== 'remittance') await choosePaymentType(tx, id, 'remittance')
    }
    await keepRemittance(tx, id, reference, now)
    return null
  }),
)
