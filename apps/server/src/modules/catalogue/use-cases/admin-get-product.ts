import { catalogue } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { adminProduct } from '../present'
import { findProduct } from '../store/admin-products'
import { findVariants } from '../store/admin-variants'
import { findPromotions } from '../store/promotions'

export const adminGetProduct = useCase(catalogue.adminGetProduct, async ({ read, fail }, { id }) => {
  const product = await findProduct(read, id)
  if (!product) return fail('productNotFound')
  const [variants, promotions] = await Promise.all([findVariants(read, id), findPromotions(read, id)])
  return adminProduct(product, variants, promotions)
})
