import { cart } from '@cusp/contract'
import { settleQuantity } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { sellableVariants } from '../../catalogue'
import { limitsOf } from '../rules/line-problem'
import { setQuantity } from '../store'
import { viewCart } from '../view'

/** What cannot be had keeps its line: at least one step, so that the buyer sees the reason beside it (decision 33). */
export const changeCartLine = useCase(cart.changeCartLine, (call, { searchProductId, count }) =>
  call.write(async (tx) => {
    const [variant] = await sellableVariants(tx, [searchProductId], call.currency, call.now, call.actor.clinicId)
    if (!variant) return call.fail('lineNotFound')
    const quantity = Math.max(settleQuantity(count, limitsOf(variant)), variant.step)
    if (!(await setQuantity(tx, call.actor.accountId, { variantId: searchProductId, quantity })))
      return call.fail('lineNotFound')
    return viewCart(tx, call)
  }),
)
