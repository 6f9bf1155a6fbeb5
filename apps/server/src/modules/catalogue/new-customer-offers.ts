import type { Currency } from '@cusp/kernel'
import type { Writer } from '../../platform/database'
import { hkdPerUsdIn } from './operations'
import { pricedIn } from './rules/price'
import { lockOffered, overlapping, promotionsOf, putOffer } from './store/new-customer'
import { endPromotion } from './store/promotions'

/** What an activity of the new-customer zone offers, in cents; an open end is null. */
export type NewCustomerOffer = {
  readonly from: Date | null
  readonly until: Date | null
  /** Pieces of each variant that a clinic may buy; 0 means no limit. */
  readonly purchaseLimit: number
  readonly goods: readonly { readonly variantId: string; readonly priceHkd: number; readonly priceUsd: number | null }[]
}
type Refusal = {
  readonly failure: 'variantNotFound' | 'promotionTooDear' | 'promotionOverlaps'
  readonly field: string
}

const [first, last] = [Date.UTC(2000, 0, 1), Date.UTC(9999, 11, 31)]

/**
 * Makes the prices of an activity those that are given, or none: each of its products has one promotion, for new
 * customers only. Gives what stands in the way; roll back then. Its products are locked, so that no two activities offer
 * one at the same time.
 */
export async function keepNewCustomerOffers(
  tx: Writer,
  activity: number,
  offer: NewCustomerOffer | undefined,
  now: Date,
): Promise<Refusal | undefined> {
  const goods = offer?.goods ?? []
  const variants = await lockOffered(
    tx,
    activity,
    goods.map(({ variantId }) => variantId),
  )
  const end = offer?.until?.getTime() ?? last
  const period = { startsAt: new Date(Math.min(offer?.from?.getTime() ?? first, end - 1)), endsAt: new Date(end) }
  const hkdPerUsd = await hkdPerUsdIn(tx)
  const taken = new Set(
    await overlapping(
      tx,
      activity,
      [...variants.values()].map(({ productId }) => productId),
      period,
      now,
    ),
  )
  const seen = new Set<string>()
  for (const [place, { variantId, priceHkd, priceUsd }] of goods.entries()) {
    const field = (name: string) => `goods[${place}].${name}`
    const variant = variants.get(variantId)
    if (!variant || seen.has(variantId)) return { failure: 'variantNotFound', field: field('variantId') }
    seen.add(variantId)
    const usual = (currency: Currency) => pricedIn(variant, currency, hkdPerUsd, 0)?.now ?? 0
    if (priceHkd >= usual('HKD')) return { failure: 'promotionTooDear', field: field('priceHkd') }
    if (priceUsd !== null && priceUsd >= usual('USD')) return { failure: 'promotionTooDear', field: field('priceUsd') }
    if (taken.has(variant.productId)) return { failure: 'promotionOverlaps', field: field('variantId') }
  }

  const offered = new Set([...variants.values()].map(({ productId }) => productId))
  for (const productId of offered)
    await putOffer(tx, activity, productId, {
      ...period,
      countsDown: offer?.until !== null,
      purchaseLimit: offer?.purchaseLimit ?? 0,
      prices: goods.filter(({ variantId }) => variants.get(variantId)?.productId === productId),
    })
  for (const { id, productId } of await promotionsOf(tx, activity))
    if (!offered.has(productId)) await endPromotion(tx, id, productId, now)
  return undefined
}
