import { orders, states } from '@cusp/contract'
import { after } from '@cusp/kernel'
import { publish } from '../../../platform/events'
import { useCase } from '../../../platform/use-case'
import { moveOrder } from '../store/moves'
import { lockOrder } from '../store/orders'

/** From here on the warehouse may ship. */
export const adminReleaseOrder = useCase(
  orders.adminReleaseOrder,
  ({ actor, now, write, fail, about }, { orderNo, papers }) =>
    write(async (tx) => {
      about(`order ${orderNo}`)
      const order = await lockOrder(tx, orderNo)
      if (!order) return fail('orderNotFound')
      if (after(states.orderStates, order.status, 'release', 'operator') === undefined) return fail('orderNotHeld')
      await moveOrder(tx, order, 'release', { by: { kind: 'operator', name: actor.name }, now, reason: papers })
      await publish(tx, 'orderReleased', { orderNo })
      return null
    }),
)
