import type { Price } from '@cusp/contract'
import type { Currency, Language } from '@cusp/kernel'
import { type Audience, seesPrices } from '../../../platform/actor'
import type { PriceTag } from '../catalogue'
import { pricedIn } from './price'

/** What a viewer may know of a price: the only way from stored prices to the wire (spec A8, decision 26). */
export type ShownPrice = {
  readonly price: Price
  readonly discountPrice: Price
  /** Percent off; 0 for those who see no prices. */
  readonly discountPercent: number
  /** What the viewer pays, for finding the lowest; null when there is no price to see. */
  readonly pays: number | null
}

const hidden: ShownPrice = {
  price: { kind: 'hidden' },
  discountPrice: { kind: 'hidden' },
  discountPercent: 0,
  pays: null,
}
const onInquiry: ShownPrice = {
  price: { kind: 'onInquiry' },
  discountPrice: { kind: 'onInquiry' },
  discountPercent: 0,
  pays: null,
}

export type Viewer = {
  readonly audience: Audience
  readonly currency: Currency
  readonly language: Language
  /** Hong Kong dollars for one US dollar, where a variant has no price in US dollars. */
  readonly hkdPerUsd: number
}

export function priceFor(tag: PriceTag, { audience, currency, hkdPerUsd }: Omit<Viewer, 'language'>): ShownPrice {
  if (!seesPrices(audience)) return hidden
  const priced = pricedIn(tag, currency, hkdPerUsd)
  if (!priced) return onInquiry
  return {
    price: { kind: 'amount', minor: priced.list },
    discountPrice: { kind: 'amount', minor: priced.now },
    discountPercent: priced.discountPercent,
    pays: priced.now,
  }
}

/** `15% off` or `減15%` (decision 29). */
export function discountLabel(percent: number, language: Language): string {
  if (percent === 0) return ''
  if (language === 'en') return `${percent}% off`
  return language === 'zh-Hans' ? `减${percent}%` : `減${percent}%`
}

const priceTags = new Set(['sale', 'discount', 'clearance'])

/** Tags that tell something of a price are for those who see prices. */
export const tagsFor = (tags: readonly string[], audience: Audience): readonly string[] =>
  seesPrices(audience) ? tags : tags.filter((tag) => !priceTags.has(tag))
