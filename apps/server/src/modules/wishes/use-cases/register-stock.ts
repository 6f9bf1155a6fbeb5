import { wishes } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { sellableVariants } from '../../catalogue'
import { availabilityOf } from '../rules/availability'
import { register } from '../store/registrations'

export const registerStock = useCase(wishes.registerStock, (call, { searchProductId }) =>
  call.write(async (tx) => {
    const [variant] = await sellableVariants(tx, [searchProductId], call.currency, call.now)
    if (!variant?.isOnShelf) return call.fail('variantNotFound', { field: 'searchProductId' })
    const availability = availabilityOf(variant)
    if (availability === 'onInquiry') return call.fail('onInquiryOnly')
    if (availability === 'available') return call.fail('inStockAlready')
    const total = await register(tx, call.actor.accountId, searchProductId, call.now)
    return total > wishes.awaitedLimit ? call.fail('awaitedFull') : null
  }),
)
