import { catalogue } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { tellProductsChanged } from '../admin'
import { pictureOf, productsIn, saveCategory } from '../store/admin-names'
import { areUploaded } from '../store/goods-files'

/** Categories have two levels; a third is refused as a parent that does not exist. */
export const adminSaveCategory = useCase(catalogue.adminSaveCategory, (call, { id, ...fields }) =>
  call.write(async (tx) => {
    if (!(await areUploaded(tx, 'picture', [fields.picturePath], [await pictureOf(tx, 'category', id)])))
      return call.fail('fileUnknown', { field: 'picturePath' })
    const savedId = await saveCategory(tx, id, fields)
    if (savedId === undefined)
      return call.fail('categoryNotFound', { field: fields.parentId === null ? 'id' : 'parentId' })
    call.about(`category ${savedId}`)
    await tellProductsChanged(tx, await productsIn(tx, 'category', savedId))
    return { id: idFrom<'Category'>(savedId) }
  }),
)
