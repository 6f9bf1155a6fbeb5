import { cart } from '@cusp/contract'
import { mayBuy, type VariantId } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { sellableVariants } from '../../catalogue'
import { stopWaiting } from '../../wishes'
import { type Added, addLine, addLines } from '../operations'
import { failureOf, lineProblem, mostOf } from '../rules/line-problem'

/** One read and one write: the goods are judged together, and one line alone, the most frequent change of all, needs no transaction. */
export const addToCart = useCase(
  cart.addToCart,
  async (
    { actor, currency, language, now, platform, read, write, statement, fail },
    { goods, isDeleteStockRegistration },
  ) => {
    if (!mayBuy(actor.roles)) return fail('roleMayNotBuy')
    const wanted = new Map<VariantId, number>()
    for (const { searchProductId, count } of goods)
      wanted.set(searchProductId, (wanted.get(searchProductId) ?? 0) + count)

    const variants = await sellableVariants(read, [...wanted.keys()], currency, now, actor.clinicId)
    const byId = new Map(variants.filter((variant) => variant.isOnShelf).map((variant) => [variant.variantId, variant]))
    const refuse = (failure: Parameters<typeof fail>[0], id: string, n: number) =>
      fail(failure, {
        field: 'goods',
        params: { n },
        lines: [{ id, failure, says: platform.wording.sentence(failure, language, { n }) }],
      })

    const lines: { variantId: VariantId; quantity: number; most: number }[] = []
    for (const [variantId, quantity] of wanted) {
      const variant = byId.get(variantId)
      if (!variant) return refuse('variantNotFound', variantId, 0)
      const problem = lineProblem(quantity, variant)
      if (problem) {
        const { failure, n } = failureOf(problem, variant)
        return refuse(failure, variantId, n)
      }
      lines.push({ variantId, quantity, most: mostOf(variant) })
    }

    const [line] = lines
    const answer = (added: Added) => {
      if (added.kind === 'added') return { cartAmount: added.lines }
      if (added.kind === 'full') return fail('cartFull')
      const [variantId = ''] = added.variantIds
      const variant = variants.find((each) => each.variantId === variantId)
      // The limit is what stopped the line when it is tighter than the stock.
      const isLimited = variant !== undefined && variant.allowance !== null && variant.allowance < variant.available
      return refuse(isLimited ? 'overLimit' : 'insufficientStock', variantId, variant?.purchaseLimit ?? 0)
    }
    if (line && lines.length === 1 && !isDeleteStockRegistration)
      return answer(await statement((tx) => addLine(tx, actor.accountId, line, now)))
    return write(async (tx) => {
      if (isDeleteStockRegistration) await stopWaiting(tx, actor.accountId, [...wanted.keys()])
      return answer(await addLines(tx, actor.accountId, lines, now))
    })
  },
)
