import { type Currency, type Minor, minus, percentOf, toMinor } from '@cusp/kernel'
import type { PriceTag } from '../catalogue'
import type { Offer } from '../schema'

/** Hong Kong dollars for one US dollar where the setting `hkdPerUsd` is not given. */
export const usualHkdPerUsd = 7.8

/** A variant's prices in one currency. `isConverted`: there was no price in it, so the rate made one (decision 37). */
export type Priced = {
  readonly list: Minor
  readonly now: Minor
  readonly discountPercent: number
  readonly isConverted: boolean
}

const isForAll = ({ activity }: Offer): boolean => activity === undefined || activity === null

/**
 * The promotion that is on at this moment, the cheapest if there are several: its start belongs to it, its end does not.
 * Those of the new-customer zone count only where `asNewCustomer` has opened them.
 */
export const offerAt = (offers: readonly Offer[] | undefined, at: number): Offer | undefined =>
  offers
    ?.filter((offer) => isForAll(offer) && offer.from <= at && at < offer.until)
    .reduce<Offer | undefined>((best, offer) => (best && best.hkd <= offer.hkd ? best : offer), undefined)

/** Promotions as a new customer has them who buys from the new-customer zone: its offers are like any other. */
export const asNewCustomer = (offers: readonly Offer[] | undefined): Offer[] =>
  (offers ?? []).map((offer) => ({ ...offer, activity: null }))

/**
 * Undefined means on inquiry. The discount is rounded once, on one piece. A promotion takes the place of the usual price
 * while it is on, and never costs more.
 */
export function pricedIn(tag: PriceTag, currency: Currency, hkdPerUsd: number, at: number): Priced | undefined {
  if (tag.isOnInquiry) return undefined
  // A price never rounds down to nothing: that would give the goods away.
  const inUsd = (hkd: number) => Math.max(1, Math.round(hkd / hkdPerUsd))
  const own = currency === 'HKD' ? tag.priceHkd : tag.priceUsd
  const cents = own ?? (currency === 'USD' && tag.priceHkd !== null ? inUsd(tag.priceHkd) : null)
  if (cents === null) return undefined
  const list = toMinor(cents)
  const usual = toMinor(Math.max(1, minus(list, percentOf(list, tag.discountPercent))))
  const offer = offerAt(tag.offers, at)
  const offered = offer && (currency === 'HKD' ? offer.hkd : (offer.usd ?? inUsd(offer.hkd)))
  if (offered === undefined || offered >= usual)
    return { list, now: usual, discountPercent: tag.discountPercent, isConverted: own === null }
  const now = toMinor(offered)
  const discountPercent = Math.floor((minus(list, now) * 100) / list)
  return { list, now, discountPercent, isConverted: own === null || (currency === 'USD' && offer?.usd === null) }
}

/** What the cheapest of these variants costs after its discount, in cents; null when all are on inquiry. */
export function lowestPrice(
  tags: readonly PriceTag[],
  currency: Currency,
  hkdPerUsd: number,
  at: number,
): number | null {
  const prices = tags.flatMap((tag) => pricedIn(tag, currency, hkdPerUsd, at)?.now ?? [])
  return prices.length > 0 ? Math.min(...prices) : null
}
