import { catalogue } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { tellProductsChanged } from '../admin'
import { productsIn, saveBrand } from '../store/admin-names'

export const adminSaveBrand = useCase(catalogue.adminSaveBrand, (call, { id, ...fields }) =>
  call.write(async (tx) => {
    const savedId = await saveBrand(tx, id, fields)
    if (savedId === undefined) return call.fail('brandNotFound')
    call.about(`brand ${savedId}`)
    await tellProductsChanged(tx, await productsIn(tx, 'brand', savedId))
    return { id: idFrom<'Brand'>(savedId) }
  }),
)
