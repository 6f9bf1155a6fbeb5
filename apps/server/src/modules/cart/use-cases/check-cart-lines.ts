import { cart } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findLines, setChecked } from '../store'
import { dress, viewCart } from '../view'

export const checkCartLines = useCase(cart.checkCartLines, (call, { goods, checked }) =>
  call.write(async (tx) => {
    const named = new Set<string>(goods.map((good) => good.id))
    const lines = await dress(tx, await findLines(tx, call.actor.accountId), call)
    const changed = lines.filter((line) => named.has(line.variantId) && (!checked || line.problem === undefined))
    await setChecked(
      tx,
      call.actor.accountId,
      changed.map((line) => line.variantId),
      checked,
    )
    return viewCart(tx, call)
  }),
)
