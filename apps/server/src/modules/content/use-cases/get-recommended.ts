import { content } from '@cusp/contract'
import { seesPrices } from '../../../platform/actor'
import { useCase } from '../../../platform/use-case'
import { cardsFor, priceTextFor, recommended } from '../../catalogue'

export const getRecommended = useCase(content.getRecommended, async (call, { pageIndex, pageSize }) => {
  const { audience } = call.actor
  const { ids, total } = await recommended(call.read, (pageIndex - 1) * pageSize, pageSize)
  const viewing = { read: call.read, currency: call.currency, language: call.language, audience }
  return {
    products: await cardsFor(viewing, ids),
    totalPage: Math.ceil(total / pageSize),
    isAuth: seesPrices(audience),
    text: await priceTextFor(call, audience),
  }
})
