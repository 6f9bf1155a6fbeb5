import { search } from '@cusp/contract'
import { seesPrices } from '../../../platform/actor'
import { useCase } from '../../../platform/use-case'
import { cardsFor, priceTextFor } from '../../catalogue'
import { sortFor } from '../rules/sort'
import { noteSearch } from '../search-log'
import { postgresSearch } from '../store/find'
import { wantedFrom, withoutMistakes } from '../wanted'

/** A keyword that finds nothing is tried once more with its typing mistakes put right. */
export const searchProducts = useCase(search.searchProducts, async (call, input) => {
  const { audience } = call.actor
  const { pageIndex, pageSize } = input
  const order = {
    sort: sortFor(input.orderBy ?? 'default', seesPrices(audience)),
    currency: call.currency,
    offset: (pageIndex - 1) * pageSize,
    limit: pageSize,
  }
  const find = async (keyword: string) => {
    const wanted = wantedFrom({ ...input, keyword })
    return wanted ? postgresSearch.find(call.read, wanted, order) : { ids: [], total: 0 }
  }

  let found = await find(input.keyword)
  if (pageIndex === 1) noteSearch(call, { keyword: input.keyword, found: found.total })
  if (found.total === 0) {
    const right = await withoutMistakes(call, input.keyword)
    if (right) found = await find(right)
  }
  const viewing = { read: call.read, currency: call.currency, language: call.language, audience }
  const [products, text] = await Promise.all([cardsFor(viewing, found.ids), priceTextFor(call, audience)])
  return {
    products,
    totalPage: Math.ceil(found.total / pageSize),
    totalCount: found.total,
    isAuth: seesPrices(audience),
    text,
  }
})
