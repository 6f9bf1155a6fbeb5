import { cart } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { removeLines } from '../store'
import { viewCart } from '../view'

export const removeCartLines = useCase(cart.removeCartLines, (call, { goods }) =>
  call.write(async (tx) => {
    await removeLines(
      tx,
      call.actor.accountId,
      goods.map((good) => good.id),
    )
    return viewCart(tx, call)
  }),
)
