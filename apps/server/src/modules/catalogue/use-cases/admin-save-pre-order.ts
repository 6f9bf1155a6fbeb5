import { catalogue } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { tellProductsChanged } from '../admin'
import { touchProduct } from '../store/admin-products'
import { updatePreOrder } from '../store/admin-variants'

/** Terms that pre-orders were placed on stay theirs. */
export const adminSavePreOrder = useCase(catalogue.adminSavePreOrder, (call, { id, ...terms }) =>
  call.write(async (tx) => {
    const changed = await updatePreOrder(tx, id, terms)
    if (!changed) return call.fail('variantNotFound')
    if (!changed.fits) return call.fail('preOrderBelowAwaited', { field: 'most' })
    call.about(`variant ${id}`)
    await touchProduct(tx, changed.productId)
    await tellProductsChanged(tx, [changed.productId])
    return null
  }),
)
