import { wishes } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findPage } from '../store/favourites'
import { dressed, standingOf } from '../view'

export const listFavourites = useCase(wishes.listFavourites, async (call, { pageIndex, pageSize }) => {
  const page = { limit: pageSize, offset: (pageIndex - 1) * pageSize }
  const { kept, total } = await findPage(call.read, call.actor.accountId, page)
  return {
    list: (await dressed(call, kept)).map(({ goods }) => goods),
    totalCount: total,
    totalPage: Math.ceil(total / pageSize),
    ...(await standingOf(call)),
  }
})
