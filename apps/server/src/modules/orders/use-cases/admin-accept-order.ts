import { orders, states } from '@cusp/contract'
import { after } from '@cusp/kernel'
import { publish } from '../../../platform/events'
import { useCase } from '../../../platform/use-case'
import { dueAt } from '../rules/time-to-pay'
import { moveOrder } from '../store/moves'
import { keepDue, lockOrder } from '../store/orders'
import { readSettings } from '../store/settings'

/** The buyer's time to pay begins here, not when the order was placed. */
export const adminAcceptOrder = useCase(orders.adminAcceptOrder, ({ actor, now, write, fail, about }, { orderNo }) =>
  write(async (tx) => {
    about(`order ${orderNo}`)
    const order = await lockOrder(tx, orderNo)
    if (!order) return fail('orderNotFound')
    if (after(states.orderStates, order.status, 'accept', 'operator') === undefined) return fail('orderNotInReview')
    const expiresAt = dueAt(order.paymentChoice, await readSettings(tx), now)
    await moveOrder(tx, order, 'accept', { by: { kind: 'operator', name: actor.name }, now })
    await keepDue(tx, orderNo, expiresAt)
    await publish(tx, 'orderAccepted', { orderNo })
    return { expiresAt }
  }),
)
