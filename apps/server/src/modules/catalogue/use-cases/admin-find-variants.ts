import { catalogue } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { pickedVariant } from '../present'
import { searchVariants } from '../store/admin-variants'

export const adminFindVariants = useCase(catalogue.adminFindVariants, async ({ read }, { keyword }) => ({
  list: (await searchVariants(read, keyword)).map(pickedVariant),
}))
