import { catalogue } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { findStores } from '../store/admin-names'

export const adminListStores = useCase(catalogue.adminListStores, async ({ read }) => ({
  list: (await findStores(read)).map((store) => ({ ...store, id: idFrom<'Store'>(store.id) })),
}))
