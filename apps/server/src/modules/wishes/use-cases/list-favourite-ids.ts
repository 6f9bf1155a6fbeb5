import { wishes } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findIds } from '../store/favourites'

export const listFavouriteIds = useCase(wishes.listFavouriteIds, async ({ read, actor }) => ({
  list: await findIds(read, actor.accountId),
}))
