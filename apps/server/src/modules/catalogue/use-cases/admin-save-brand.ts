import { catalogue } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { tellProductsChanged } from '../admin'
import { pictureOf, productsIn, saveBrand } from '../store/admin-names'
import { areUploaded } from '../store/goods-files'

export const adminSaveBrand = useCase(catalogue.adminSaveBrand, (call, { id, ...fields }) =>
  call.write(async (tx) => {
    if (!(await areUploaded(tx, 'picture', [fields.picturePath], [await pictureOf(tx, 'brand', id)])))
      return call.fail('fileUnknown', { field: 'picturePath' })
    const savedId = await saveBrand(tx, id, fields)
    if (savedId === undefined) return call.fail('brandNotFound')
    call.about(`brand ${savedId}`)
    await tellProductsChanged(tx, await productsIn(tx, 'brand', savedId))
    return { id: idFrom<'Brand'>(savedId) }
  }),
)
