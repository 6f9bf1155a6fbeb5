import { wishes } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findPage } from '../store/registrations'
import { dressed, standingOf } from '../view'

export const listStockRegistrations = useCase(wishes.listStockRegistrations, async (call, { pageIndex, pageSize }) => {
  const page = { limit: pageSize, offset: (pageIndex - 1) * pageSize }
  const { awaited, total } = await findPage(call.read, call.actor.accountId, page)
  return {
    list: (await dressed(call, awaited)).map(({ goods, wish }) => ({ ...goods, toldAt: wish.toldAt })),
    totalCount: total,
    totalPage: Math.ceil(total / pageSize),
    ...(await standingOf(call)),
  }
})
