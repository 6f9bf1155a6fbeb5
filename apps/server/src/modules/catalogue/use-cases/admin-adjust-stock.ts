import { catalogue } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { tellProductsChanged } from '../admin'
import { adjustStock, productOfVariant } from '../store/admin-variants'

export const adminAdjustStock = useCase(catalogue.adminAdjustStock, (call, { id, change, reason }) =>
  call.write(async (tx) => {
    const productId = await productOfVariant(tx, id)
    if (productId === undefined) return call.fail('variantNotFound')
    const stock = await adjustStock(tx, id, change, reason)
    if (!stock) return call.fail('stockBelowReserved', { field: 'change' })
    call.about(`variant ${id}`)
    await tellProductsChanged(tx, [productId])
    return stock
  }),
)
