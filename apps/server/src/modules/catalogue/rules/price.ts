import { type Currency, type Minor, minus, percentOf, toMinor } from '@cusp/kernel'
import type { PriceTag } from '../catalogue'

/** Hong Kong dollars for one US dollar where the setting `hkdPerUsd` is not given. */
export const usualHkdPerUsd = 7.8

/** A variant's prices in one currency. `isConverted`: there was no price in it, so the rate made one (decision 37). */
export type Priced = {
  readonly list: Minor
  readonly now: Minor
  readonly discountPercent: number
  readonly isConverted: boolean
}

/** Undefined means on inquiry. The discount is rounded once, on one piece. */
export function pricedIn(tag: PriceTag, currency: Currency, hkdPerUsd: number): Priced | undefined {
  if (tag.isOnInquiry) return undefined
  const own = currency === 'HKD' ? tag.priceHkd : tag.priceUsd
  // A price never rounds down to nothing: that would give the goods away.
  const converted =
    currency === 'USD' && tag.priceHkd !== null ? Math.max(1, Math.round(tag.priceHkd / hkdPerUsd)) : null
  const cents = own ?? converted
  if (cents === null) return undefined
  const list = toMinor(cents)
  const now = toMinor(Math.max(1, minus(list, percentOf(list, tag.discountPercent))))
  return { list, now, discountPercent: tag.discountPercent, isConverted: own === null }
}

/** What the cheapest of these variants costs after its discount, in cents; null when all are on inquiry. */
export function lowestPrice(tags: readonly PriceTag[], currency: Currency, hkdPerUsd: number): number | null {
  const prices = tags.flatMap((tag) => pricedIn(tag, currency, hkdPerUsd)?.now ?? [])
  return prices.length > 0 ? Math.min(...prices) : null
}
