import { orders } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { closeOrders } from '../closing'
import { lockOrder } from '../store/orders'

/** For whoever checks papers and may close nothing else. */
export const adminRefuseMedicine = useCase(
  orders.adminRefuseMedicine,
  ({ actor, now, write, fail, about }, { orderNo, reason }) =>
    write(async (tx) => {
      about(`order ${orderNo}`)
      if (reason === '') return fail('reasonMissing', { field: 'reason' })
      const order = await lockOrder(tx, orderNo)
      if (!order) return fail('orderNotFound')
      if (order.status !== 'held') return fail('orderNotHeld')
      await closeOrders(tx, [order], {
        move: 'close',
        because: 'closedByOperator',
        by: { kind: 'operator', name: actor.name },
        now,
        reason,
      })
      return null
    }),
)
