import { catalogue } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { findBrandsCounted } from '../store/admin-names'

export const adminListBrands = useCase(catalogue.adminListBrands, async ({ read }) => ({
  list: (await findBrandsCounted(read)).map((brand) => ({ ...brand, id: idFrom<'Brand'>(brand.id) })),
}))
