import { catalogue } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { tellProductsChanged } from '../admin'
import { touchProduct } from '../store/admin-products'
import { updatePrices } from '../store/admin-variants'

export const adminSavePrice = useCase(catalogue.adminSavePrice, (call, { id, ...prices }) =>
  call.write(async (tx) => {
    const productId = await updatePrices(tx, id, prices)
    if (productId === undefined) return call.fail('variantNotFound')
    call.about(`variant ${id}`)
    await touchProduct(tx, productId)
    await tellProductsChanged(tx, [productId])
    return null
  }),
)
