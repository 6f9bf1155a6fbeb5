import { wishes } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { keep, letGo } from '../store/favourites'

export const collectProduct = useCase(wishes.collectProduct, (call, { searchProductId, isCollected }) =>
  call.write(async (tx) => {
    const { accountId } = call.actor
    if (!isCollected) {
      await letGo(tx, accountId, searchProductId)
      return null
    }
    const { found, total } = await keep(tx, accountId, [searchProductId], call.now)
    if (found === 0) return call.fail('variantNotFound', { field: 'searchProductId' })
    return total > wishes.favouriteLimit ? call.fail('favouritesFull') : null
  }),
)
