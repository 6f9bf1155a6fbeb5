import { catalogue } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { tellProductsChanged } from '../admin'
import { endPromotion, placeOfPromotion } from '../store/promotions'

export const adminEndPromotion = useCase(catalogue.adminEndPromotion, (call, { id }) =>
  call.write(async (tx) => {
    const known = await placeOfPromotion(tx, id)
    if (!known) return call.fail('promotionNotFound')
    await endPromotion(tx, id, known.productId, call.now)
    call.about(`promotion ${id} of product ${known.productId}`)
    await tellProductsChanged(tx, [known.productId])
    return null
  }),
)
