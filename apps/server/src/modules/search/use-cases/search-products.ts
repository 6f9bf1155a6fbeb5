import { search } from '@cusp/contract'
import { seesPrices } from '../../../platform/actor'
import { useCase } from '../../../platform/use-case'
import { cardsFor, priceTextFor } from '../../catalogue'
import type { Wanted } from '../engine'
import { meansEverything } from '../rules/query'
import { sortFor } from '../rules/sort'
import { noteSearch } from '../search-log'
import { postgresSearch } from '../store/find'
import { firstFound } from '../wanted'

/** A keyword that finds nothing is read in other ways: see `firstFound`. */
export const searchProducts = useCase(search.searchProducts, async (call, input) => {
  const { audience } = call.actor
  const { pageIndex, pageSize } = input
  const order = {
    sort: sortFor(input.orderBy ?? 'default', seesPrices(audience)),
    currency: call.currency,
    offset: (pageIndex - 1) * pageSize,
    limit: pageSize,
  }
  let asTyped: number | undefined
  const look = async (wanted: Wanted) => {
    const found = await postgresSearch.find(call.read, wanted, order)
    asTyped ??= found.total
    return found
  }
  const found = (await firstFound(call, input, look, ({ total }) => total > 0)) ?? { ids: [], total: 0 }
  // What the keyword itself finds: a report of what is missing in the shop must not be soothed by near words.
  if (pageIndex === 1 && !meansEverything(input.keyword))
    noteSearch(call, { keyword: input.keyword, found: asTyped ?? 0 })
  const viewing = { read: call.read, currency: call.currency, language: call.language, audience, now: call.now }
  const [products, text] = await Promise.all([cardsFor(viewing, found.ids), priceTextFor(call, audience)])
  return {
    products,
    totalPage: Math.ceil(found.total / pageSize),
    totalCount: found.total,
    isAuth: seesPrices(audience),
    text,
  }
})
