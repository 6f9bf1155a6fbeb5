import { catalogue } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { tellProductsChanged } from '../admin'
import { productsIn, saveCategory } from '../store/admin-names'

/** Categories have two levels; a third is refused as a parent that does not exist. */
export const adminSaveCategory = useCase(catalogue.adminSaveCategory, (call, { id, ...fields }) =>
  call.write(async (tx) => {
    const savedId = await saveCategory(tx, id, fields)
    if (savedId === undefined)
      return call.fail('categoryNotFound', { field: fields.parentId === null ? 'id' : 'parentId' })
    call.about(`category ${savedId}`)
    await tellProductsChanged(tx, await productsIn(tx, 'category', savedId))
    return { id: idFrom<'Category'>(savedId) }
  }),
)
