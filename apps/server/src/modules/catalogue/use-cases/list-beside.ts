import { catalogue } from '@cusp/contract'
import { audienceOf, seesPrices } from '../../../platform/actor'
import { useCase } from '../../../platform/use-case'
import { cardsFor, priceTextFor } from '../operations'
import { findBeside } from '../store/beside'

const atMost = 12

/** Which products lie beside is remembered; their cards are made for this viewer, all in one question. */
export const listBeside = useCase(catalogue.listBeside, async (call, { id, seen }) => {
  const audience = audienceOf(call.actor)
  const related = await call.remember(`catalogue:beside:${id}`, () => findBeside(call.read, id, atMost))
  const before = [...new Set<string>(seen)].filter((other) => other !== id)
  const viewing = { read: call.read, currency: call.currency, language: call.language, audience, now: call.now }
  const [cards, text] = await Promise.all([
    cardsFor(viewing, [...new Set([...related, ...before])]),
    priceTextFor(call, audience),
  ])
  const cardOf = new Map<string, catalogue.ProductCard>(cards.map((card) => [card.id, card]))
  const shown = (ids: readonly string[]) => ids.flatMap((each) => cardOf.get(each) ?? [])
  return { related: shown(related), seen: shown(before), isAuth: seesPrices(audience), text }
})
