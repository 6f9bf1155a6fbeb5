import type { VariantId } from '@cusp/kernel'
import type { Writer } from '../../platform/database'
import { publish } from '../../platform/events'
import { keepPromises, receiveStock } from '../catalogue'
import type { By } from './order'
import { balanceOf, servedFirst } from './rules/deposit'
import { moveOrder } from './store/moves'
import { lockWaiting } from './store/pre-orders'
import { mustHold, readSettings } from './store/settings'

const day = 24 * 3_600_000

type Arrival = {
  readonly pieces: number
  readonly reason: string
  readonly by: By
  readonly now: Date
}

/**
 * Receives pieces of a variant, none perhaps, and gives what no order holds to the pre-orders that wait for it, first
 * come first served. Orders are locked before stock, as everywhere: a pre-order that is being closed is waited for.
 * Undefined: there is no such variant.
 */
export async function giveToWaiting(tx: Writer, variantId: VariantId, { pieces, reason, by, now }: Arrival) {
  const waiting = await lockWaiting(tx, variantId)
  const free = await receiveStock(tx, variantId, { pieces, reason })
  if (free === undefined) return undefined
  const served = servedFirst(waiting, free)
  await keepPromises(
    tx,
    variantId,
    served.map(({ lineId, quantity }) => ({ orderLineId: lineId, variantId, quantity })),
  )
  const { balanceDays } = served.length > 0 ? await readSettings(tx) : { balanceDays: 0 }
  const balanceDue = new Date(now.getTime() + balanceDays * day)
  for (const { order } of served) {
    const { orderNo } = order
    if (balanceOf(order) > 0) {
      await moveOrder(tx, order, 'askForBalance', { by, now, balanceDue })
      await publish(tx, 'goodsArrived', { orderNo })
    } else {
      const isHeld = order.hasMedicine && (await mustHold(tx, orderNo))
      await moveOrder(tx, order, isHeld ? 'goodsArrivedAndHold' : 'goodsArrived', { by, now })
      await publish(tx, 'orderPaid', { orderNo, isHeld })
    }
  }
  const given = served.reduce((all, { quantity }) => all + quantity, 0)
  return {
    served: served.map(({ order }) => order.orderNo),
    stillWaiting: waiting.length - served.length,
    free: free - given,
  }
}
