import { catalogue } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { violatedConstraint } from '../../../platform/database'
import { useCase } from '../../../platform/use-case'
import { tellProductsChanged } from '../admin'
import { touchProduct } from '../store/admin-products'
import { insertVariant, updateVariant } from '../store/admin-variants'

export const adminSaveVariant = useCase(catalogue.adminSaveVariant, async (call, { id, productId, ...fields }) => {
  try {
    return await call.write(async (tx) => {
      if (id !== undefined && !(await updateVariant(tx, id, productId, fields))) return call.fail('variantNotFound')
      const savedId = id ?? (await insertVariant(tx, productId, fields))
      if (savedId === undefined) return call.fail('productNotFound')
      call.about(`variant ${savedId}`)
      await touchProduct(tx, productId)
      await tellProductsChanged(tx, [productId])
      return { id: idFrom<'Variant'>(savedId) }
    })
  } catch (error) {
    // Two operators may save the same number at once: only the index knows.
    if (violatedConstraint(error) === 'variant_article')
      return call.fail('articleNumberTaken', { field: 'articleNumber' })
    throw error
  }
})
