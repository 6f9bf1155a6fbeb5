import type { Offer } from '../schema'
import { offerAt } from './price'

type Limited = { readonly purchaseLimit: number; readonly offers?: readonly Offer[] }
type Bought = { readonly bought: number; readonly boughtInPromotions: Readonly<Record<string, number>> }

export type Allowance = {
  /** Pieces the tighter limit allows in all; 0 means no limit (decision 32). */
  readonly limit: number
  /** Pieces that may still be bought; null means no limit. */
  readonly left: number | null
}

/** A clinic is held by the variant's own limit and by that of the promotion that is on; the tighter one is told. */
export function allowanceOf(
  { purchaseLimit, offers }: Limited,
  { bought, boughtInPromotions }: Bought,
  at: number,
): Allowance {
  const offer = offerAt(offers, at)
  const limits = [
    { limit: purchaseLimit, left: purchaseLimit - bought },
    { limit: offer?.limit ?? 0, left: (offer?.limit ?? 0) - (offer ? (boughtInPromotions[offer.id] ?? 0) : 0) },
  ].filter(({ limit }) => limit > 0)
  const [first, second] = limits
  if (!first) return { limit: 0, left: null }
  const tighter = second && second.left < first.left ? second : first
  return { limit: tighter.limit, left: Math.max(0, tighter.left) }
}
