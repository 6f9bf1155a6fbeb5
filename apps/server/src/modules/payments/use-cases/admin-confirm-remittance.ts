import { payments, states } from '@cusp/contract'
import { after } from '@cusp/kernel'
import { publish } from '../../../platform/events'
import { useCase } from '../../../platform/use-case'
import {
  awaitsRemittance,
  choosePaymentType,
  keepRemittance,
  lockOrder,
  moveOrder,
  mustHold,
  partOf,
  toPayOf,
} from '../../orders'
import { findOpen, insertPayment, keepEvent, movePayment } from '../store'
import { letGoOfOthers } from '../take-money'

/** The amount is typed by whoever sees the bank's statement, and must be what is payable, to the cent. */
export const adminConfirmRemittance = useCase(
  payments.adminConfirmRemittance,
  ({ actor, now, write, fail, about }, { orderNo, amount, reference }) =>
    write(async (tx) => {
      about(`order ${orderNo}`)
      const order = await lockOrder(tx, orderNo)
      if (!order) return fail('orderNotFound')
      const isExpected =
        awaitsRemittance(order) &&
        after(states.orderStates, order.status, 'confirmRemittance', 'operator') !== undefined
      if (!isExpected) return fail('remittanceNotExpected')
      const due = toPayOf(order)
      if (amount !== due) return fail('amountDiffers', { field: 'amount' })

      const { clinicId, currency } = order
      const part = partOf(order)
      const open = await findOpen(tx, orderNo, 'remittance')
      const payment =
        open ??
        (await insertPayment(
          tx,
          { orderNo, clinicId, method: 'remittance', part, amount: due, currency, status: 'pending' },
          now,
        ))
      const captured = await movePayment(tx, payment, 'capture', 'operator', now)
      if (!captured) return fail('remittanceNotExpected')
      await keepEvent(
        tx,
        'remittance',
        {
          eventId: payment.id,
          kind: 'captured',
          paymentId: payment.id,
          amount,
          currency,
          payload: { reference, by: actor.name },
        },
        'applied',
        now,
      )
      const isHeld = order.hasMedicine && (await mustHold(tx, orderNo))
      const move = part === 'deposit' ? 'confirmDeposit' : isHeld ? 'confirmAndHold' : 'confirmRemittance'
      await moveOrder(tx, order, move, {
        by: { kind: 'operator', name: actor.name },
        now,
        reason: reference,
      })
      if (order.paymentType !== 'remittance') await choosePaymentType(tx, orderNo, 'remittance')
      if (order.remittanceReportedAt === null) await keepRemittance(tx, orderNo, reference, now)
      await letGoOfOthers(tx, payment, now)
      if (part === 'deposit') await publish(tx, 'depositPaid', { orderNo })
      else await publish(tx, 'orderPaid', { orderNo, isHeld })
      return null
    }),
)
