import { catalogue } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { categoryTree } from '../present'
import { findCategories } from '../store/browse'

export const listCategories = useCase(catalogue.listCategories, async ({ read, language }) => ({
  list: categoryTree(await findCategories(read), language),
}))
