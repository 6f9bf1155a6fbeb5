import { campaigns } from '@cusp/contract'
import { inLanguage } from '@cusp/kernel'
import { seesPrices } from '../../../platform/actor'
import { useCase } from '../../../platform/use-case'
import { cardsFor, priceTextFor } from '../../catalogue'
import { findZonePage } from '../store/zones'

export const listZoneProducts = useCase(campaigns.listZoneProducts, async (call, { tagID, pageIndex, pageSize }) => {
  const { audience } = call.actor
  const { picked, total } = await findZonePage(call.read, tagID, {
    limit: pageSize,
    offset: (pageIndex - 1) * pageSize,
  })
  const viewing = { read: call.read, now: call.now, currency: call.currency, language: call.language, audience }
  const cards = await cardsFor(
    viewing,
    picked.map(({ productId }) => productId),
  )
  const badges = new Map(picked.map(({ productId, badge }) => [productId, badge]))
  return {
    products: cards.map((card) => {
      const badge = badges.get(card.id)
      // An operator may have written a price on it.
      return { ...card, badge: badge && seesPrices(audience) ? inLanguage(badge, call.language) : '' }
    }),
    totalCount: total,
    totalPage: Math.ceil(total / pageSize),
    isAuth: seesPrices(audience),
    text: await priceTextFor(call, audience),
  }
})
