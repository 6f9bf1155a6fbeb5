import type { Price } from '@cusp/contract'
import type { Currency, Language } from '@cusp/kernel'
import { type Audience, seesPrices } from '../../../platform/actor'
import type { PriceTag, PromotionLook, ShownTag } from '../catalogue'
import { pricedIn } from './price'

/** What a viewer may know of a price: the only way from stored prices to the wire (spec A8, decision 26). */
export type ShownPrice = {
  readonly price: Price
  readonly discountPrice: Price
  /** Percent off; 0 for those who see no prices. */
  readonly discountPercent: number
  readonly isReduced: boolean
  /** What the viewer pays, for finding the lowest; null when there is no price to see. */
  readonly pays: number | null
}

const hidden: ShownPrice = {
  price: { kind: 'hidden' },
  discountPrice: { kind: 'hidden' },
  discountPercent: 0,
  isReduced: false,
  pays: null,
}
const onInquiry: ShownPrice = {
  price: { kind: 'onInquiry' },
  discountPrice: { kind: 'onInquiry' },
  discountPercent: 0,
  isReduced: false,
  pays: null,
}

export type Viewer = {
  readonly audience: Audience
  readonly currency: Currency
  readonly language: Language
  /** Hong Kong dollars for one US dollar, where a variant has no price in US dollars. */
  readonly hkdPerUsd: number
  /** The moment that prices are asked for, in milliseconds. */
  readonly at: number
}

export function priceFor(tag: PriceTag, { audience, currency, hkdPerUsd, at }: Omit<Viewer, 'language'>): ShownPrice {
  if (!seesPrices(audience)) return hidden
  const priced = pricedIn(tag, currency, hkdPerUsd, at)
  if (!priced) return onInquiry
  return {
    price: { kind: 'amount', minor: priced.list },
    discountPrice: { kind: 'amount', minor: priced.now },
    discountPercent: priced.discountPercent,
    isReduced: priced.now < priced.list,
    pays: priced.now,
  }
}

/** `15% off` or `減15%` (decision 29). */
export function discountLabel(percent: number, language: Language): string {
  if (percent === 0) return ''
  if (language === 'en') return `${percent}% off`
  return language === 'zh-Hans' ? `减${percent}%` : `減${percent}%`
}

/** Tags that tell something of a price are for those who see prices. */
export const tagsFor = (tags: readonly ShownTag[], audience: Audience): readonly ShownTag[] =>
  seesPrices(audience) ? tags : tags.filter((tag) => !tag.isAboutPrice)

/**
 * That goods are in a promotion, and until when, is for those who see its prices (decision 26). One of the new-customer
 * zone shows on the page that is opened from there.
 */
export const promotionFor = (
  promotions: readonly PromotionLook[],
  audience: Audience,
  at: number,
  whose: 'all' | 'newCustomers' = 'all',
): PromotionLook | undefined =>
  seesPrices(audience)
    ? promotions.find(
        ({ from, until, activity }) => (activity === null) === (whose === 'all') && from <= at && at < until,
      )
    : undefined

/** Coupons say what goods cost less: they are for those who see prices. */
export const couponsFor = <T>(coupons: readonly T[], audience: Audience): readonly T[] =>
  seesPrices(audience) ? coupons : []
