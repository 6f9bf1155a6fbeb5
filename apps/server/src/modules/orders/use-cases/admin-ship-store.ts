import { orders, states } from '@cusp/contract'
import { after } from '@cusp/kernel'
import { publish } from '../../../platform/events'
import { useCase } from '../../../platform/use-case'
import { consumeStock } from '../../catalogue'
import { moveOrder } from '../store/moves'
import { findLines, findStores, insertParcel, lockOrder } from '../store/orders'

/** A store ships once. Its stock leaves the shelf with the parcel; with the last parcel the buyer awaits receipt. */
export const adminShipStore = useCase(
  orders.adminShipStore,
  ({ actor, now, write, fail, about }, { orderNo, storeId, expressName, mailNo }) =>
    write(async (tx) => {
      about(`order ${orderNo}`)
      if (mailNo === '') return fail('waybillMissing', { field: 'mailNo' })
      const order = await lockOrder(tx, orderNo)
      if (!order) return fail('orderNotFound')
      if (after(states.orderStates, order.status, 'ship', 'operator') === undefined) return fail('orderNotShippable')
      const stores = await findStores(tx, orderNo)
      const store = stores.find((each) => each.storeId === storeId)
      if (!store) return fail('storeNotInOrder', { field: 'storeId' })
      if (store.shippedAt !== null) return fail('orderNotShippable')

      const lines = (await findLines(tx, [orderNo])).filter((line) => line.storeId === storeId)
      await insertParcel(tx, { orderNo, storeId, expressName, waybill: mailNo, shippedAt: now })
      const isLast = stores.every((each) => each.storeId === storeId || each.shippedAt !== null)
      if (isLast) await moveOrder(tx, order, 'ship', { by: { kind: 'operator', name: actor.name }, now })
      await publish(tx, 'orderShipped', { orderNo, storeId })
      await consumeStock(
        tx,
        lines.map(({ id, variantId, quantity }) => ({ orderLineId: id, variantId, quantity })),
      )
      return null
    }),
)
