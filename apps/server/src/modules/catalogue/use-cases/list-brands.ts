import { catalogue } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { brandGroups } from '../present'
import { findBrands } from '../store/browse'

export const listBrands = useCase(catalogue.listBrands, async ({ read, language }) => ({
  list: brandGroups(await findBrands(read), language),
}))
