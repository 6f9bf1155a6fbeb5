import { cart } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { collect } from '../../wishes'
import { findLines, removeLines } from '../store'
import { viewCart } from '../view'

/** What is kept as a favourite is what was in this cart, whatever else was named. */
export const removeCartLines = useCase(cart.removeCartLines, (call, { goods, isCollect }) =>
  call.write(async (tx) => {
    const { accountId } = call.actor
    const named = goods.map((good) => good.id)
    if (isCollect) {
      const lines = await findLines(tx, accountId)
      const own = named.filter((id) => lines.some((line) => line.variantId === id))
      if (!(await collect(tx, accountId, own, call.now))) return call.fail('favouritesFull')
    }
    await removeLines(tx, accountId, named)
    return viewCart(tx, call)
  }),
)
