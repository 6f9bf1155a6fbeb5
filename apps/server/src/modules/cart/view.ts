import type { cart } from '@cusp/contract'
import type { Approved } from '../../platform/actor'
import type { Reader } from '../../platform/database'
import { expressMethods, sellableVariants } from '../catalogue'
import type { KeptLine } from './cart'
import { cartView, type DressedLine, type Viewer as Onlooker, selectedByStore } from './present'
import { nearestFreeDelivery } from './rules/free-delivery'
import { lineProblem } from './rules/line-problem'
import { findLines } from './store'

type Viewer = Onlooker & { readonly actor: Approved; readonly now: Date }

/** Joins lines with their variants as they are now, and judges each. */
export async function dress(
  read: Reader,
  lines: readonly KeptLine[],
  { actor, currency, now }: Pick<Viewer, 'actor' | 'currency' | 'now'>,
): Promise<DressedLine[]> {
  const variants = await sellableVariants(
    read,
    lines.map((line) => line.variantId),
    currency,
    now,
    actor.clinicId,
  )
  const byId = new Map(variants.map((variant) => [variant.variantId, variant]))
  return lines.flatMap((line) => {
    const variant = byId.get(line.variantId)
    return variant ? [{ ...line, variant, problem: lineProblem(line.quantity, variant) }] : []
  })
}

/** The caller's cart; `read` is the transaction's when it has just been changed there. */
export async function viewCart(read: Reader, viewer: Viewer, onlySelected = false): Promise<cart.Cart> {
  const kept = await findLines(read, viewer.actor.accountId)
  const [lines, methods] = await Promise.all([
    dress(read, kept, viewer),
    expressMethods(
      read,
      kept.map((line) => line.variantId),
    ),
  ])
  const selected = selectedByStore(lines.filter((line) => line.variant.isOnShelf))
  const stores = methods
    .filter((method) => method.isDefault)
    .flatMap((method) => {
      const goods = selected.get(method.storeId)
      if (goods === undefined) return []
      const isHkd = viewer.currency === 'HKD'
      return [
        {
          storeId: method.storeId,
          selected: goods,
          freight: isHkd ? method.freightHkd : method.freightUsd,
          freeFrom: isHkd ? method.freeFromHkd : method.freeFromUsd,
        },
      ]
    })
  return cartView(lines, nearestFreeDelivery(stores), viewer, onlySelected)
}
