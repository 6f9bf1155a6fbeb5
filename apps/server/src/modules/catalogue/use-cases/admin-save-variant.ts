import { catalogue } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { violatedConstraint } from '../../../platform/database'
import { useCase } from '../../../platform/use-case'
import { tellProductsChanged } from '../admin'
import { touchProduct } from '../store/admin-products'
import { findVariants, insertVariant, updateVariant } from '../store/admin-variants'
import { areOnShow, areUploaded } from '../store/goods-files'

export const adminSaveVariant = useCase(
  catalogue.adminSaveVariant,
  async (call, { id, version = 0, productId, ...fields }) => {
    if (fields.productionDate && fields.expiryDate && fields.expiryDate < fields.productionDate)
      return call.fail('datesBackwards', { field: 'expiryDate' })
    try {
      return await call.write(async (tx) => {
        const known = (await findVariants(tx, productId)).find((variant) => variant.id === id)
        if (id !== undefined && !known) return call.fail('variantNotFound')
        const already = known ? [known.picture, ...known.pictures, ...known.gifts.map((gift) => gift.picturePath)] : []
        if (!(await areUploaded(tx, 'picture', fields.pictures, already)))
          return call.fail('fileUnknown', { field: 'pictures' })
        const gifts = fields.gifts.map((gift) => gift.picturePath)
        if (!(await areOnShow(tx, gifts, already))) return call.fail('fileUnknown', { field: 'gifts' })

        const saved = id === undefined ? 'saved' : await updateVariant(tx, id, productId, version, fields)
        if (saved === 'missing') return call.fail('variantNotFound')
        if (saved === 'changed') return call.fail('changedMeanwhile')
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
  },
)
