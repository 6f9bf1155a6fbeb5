import type { CardVariant } from '../catalogue'
import type { ShownPrice } from './price-visibility'

export type Offer = { readonly variant: CardVariant; readonly shown: ShownPrice }

const isOrderable = ({ variant }: Offer): boolean => variant.available >= variant.step
const pays = ({ shown }: Offer): number => shown.pays ?? Number.POSITIVE_INFINITY

/** The variant that stands for its product: the cheapest that can be ordered, else the cheapest, else the first. */
export function cardVariant(offers: readonly Offer[]): Offer & { readonly isPriceFrom: boolean } {
  const priced = offers.filter((offer) => offer.shown.pays !== null)
  const candidates = [priced.filter(isOrderable), priced, offers.filter(isOrderable), offers].find(
    (some) => some.length > 0,
  )
  const [first, ...others] = candidates ?? []
  if (!first) throw new RangeError('a product without variants has no card')
  const lowest = others.reduce((best, offer) => (pays(offer) < pays(best) ? offer : best), first)
  return { ...lowest, isPriceFrom: priced.some((offer) => pays(offer) > pays(lowest)) }
}
