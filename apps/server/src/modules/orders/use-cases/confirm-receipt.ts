import { orders, states } from '@cusp/contract'
import { after } from '@cusp/kernel'
import { publish } from '../../../platform/events'
import { useCase } from '../../../platform/use-case'
import { moveOrder } from '../store/moves'
import { lockOwnOrder } from '../store/orders'

export const confirmReceipt = useCase(orders.confirmReceipt, ({ actor, now, write, fail }, { id }) =>
  write(async (tx) => {
    const order = await lockOwnOrder(tx, actor.clinicId, id)
    if (!order) return fail('orderNotFound')
    if (after(states.orderStates, order.status, 'receive', 'buyer') === undefined) return fail('orderNotReceivable')
    await moveOrder(tx, order, 'receive', { by: { kind: 'buyer', name: actor.name }, now })
    await publish(tx, 'orderCompleted', { orderNo: order.orderNo })
    return null
  }),
)
