import { orders } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { closeOrders } from '../closing'
import { operatorMayClose } from '../rules/moves'
import { findStores, lockOrder } from '../store/orders'

/** Captured money is owed back from this moment: the event that says so is written in the same transaction. */
export const adminCloseOrder = useCase(
  orders.adminCloseOrder,
  ({ actor, now, write, fail, about }, { orderNo, reason }) =>
    write(async (tx) => {
      about(`order ${orderNo}`)
      if (reason === '') return fail('reasonMissing', { field: 'reason' })
      const order = await lockOrder(tx, orderNo)
      if (!order) return fail('orderNotFound')
      const stores = await findStores(tx, orderNo)
      if (
        !operatorMayClose(
          order.status,
          stores.some((store) => store.shippedAt !== null),
        )
      )
        return fail('orderNotClosable')
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
