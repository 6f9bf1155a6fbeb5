import type { wishes } from '@cusp/contract'
import { audienceOf, type Buyer, seesPrices } from '../../platform/actor'
import type { Call } from '../../platform/use-case'
import { priceTextFor, seenVariants } from '../catalogue'
import { wishedGoods } from './present'
import type { Kept } from './wish'

type Looking = Pick<Call, 'read' | 'currency' | 'language' | 'now' | 'remember'> & { readonly actor: Buyer }

/** What is kept, with the goods as this viewer sees them now, in the same order. */
export async function dressed<K extends Kept>(
  call: Looking,
  kept: readonly K[],
): Promise<{ readonly wish: K; readonly goods: wishes.WishedGoods }[]> {
  const { read, currency, language, now, actor } = call
  const seen = await seenVariants(
    { read, currency, language, audience: audienceOf(actor), now },
    kept.map(({ variantId }) => variantId),
  )
  const byId = new Map(seen.map((variant) => [variant.variantId, variant]))
  return kept.flatMap((wish) => {
    const variant = byId.get(wish.variantId)
    return variant ? [{ wish, goods: wishedGoods(variant, wish.since, language) }] : []
  })
}

/** Whether this viewer sees prices, and what stands in their place otherwise. */
export async function standingOf(call: Looking): Promise<{ isAuth: boolean; text: string }> {
  const audience = audienceOf(call.actor)
  return { isAuth: seesPrices(audience), text: await priceTextFor(call, audience) }
}
