import { catalogue } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { categoryTree } from '../present'
import { findCategories } from '../store/browse'

/** An unknown category has nothing under it. */
export const listSubCategories = useCase(catalogue.listSubCategories, async ({ read, language }, { id }) => {
  const tree = categoryTree(await findCategories(read), language)
  return { list: tree.find((category) => category.id === id)?.subCategory ?? [] }
})
