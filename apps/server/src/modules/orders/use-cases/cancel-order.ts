import { orders } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { closeOrders } from '../closing'
import { buyerMayCancel } from '../rules/cancellation'
import { lockOwnOrder } from '../store/orders'

/** Stock goes back in the transaction that closes the order, so it can neither be lost nor given back twice. */
export const cancelOrder = useCase(orders.cancelOrder, ({ actor, now, write, fail }, { id }) =>
  write(async (tx) => {
    const order = await lockOwnOrder(tx, actor.clinicId, id)
    if (!order) return fail('orderNotFound')
    if (!buyerMayCancel(order, actor.roles, now)) return fail('orderNotCancellable')
    await closeOrders(tx, [order], {
      move: 'cancel',
      because: 'cancelled',
      by: { kind: 'buyer', name: actor.name },
      now,
      reason: 'cancelled',
    })
    return null
  }),
)
