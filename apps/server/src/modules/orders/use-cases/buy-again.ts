import { orders } from '@cusp/contract'
import { inLanguage, mayBuy } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { addLines, linesInCart, mostOf } from '../../cart'
import { sellableVariants } from '../../catalogue'
import { findLines, findOwnOrder } from '../store/orders'

/** As many pieces as can be had beside what the cart holds; goods of which none can be had are named. */
export const buyAgain = useCase(orders.buyAgain, ({ actor, currency, language, now, write, fail }, { orderNo }) =>
  write(async (tx) => {
    if (!mayBuy(actor.roles)) return fail('roleMayNotBuy')
    const order = await findOwnOrder(tx, actor.clinicId, orderNo)
    if (!order) return fail('orderNotFound')
    const lines = await findLines(tx, [orderNo])
    const variants = await sellableVariants(
      tx,
      lines.map((line) => line.variantId),
      currency,
      now,
      actor.clinicId,
    )
    const byId = new Map(variants.filter((variant) => variant.isOnShelf).map((variant) => [variant.variantId, variant]))
    const inCart = new Map((await linesInCart(tx, actor.accountId)).map((line) => [line.variantId, line.quantity]))

    const leftOut: string[] = []
    const wanted = lines.flatMap((line) => {
      const variant = byId.get(line.variantId)
      const most = variant ? mostOf(variant) : 0
      const room = Math.max(0, most - (inCart.get(line.variantId) ?? 0))
      const asked = Math.min(line.quantity, room)
      const quantity = variant ? asked - (asked % variant.step) : 0
      if (quantity > 0) return [{ variantId: line.variantId, quantity, most }]
      leftOut.push(`${inLanguage(line.name, language)} ${inLanguage(line.standard, language)}`.trim())
      return []
    })
    const added = await addLines(tx, actor.accountId, wanted, now)
    return added.kind === 'added' ? { cartAmount: added.lines, leftOut } : fail('cartFull')
  }),
)
