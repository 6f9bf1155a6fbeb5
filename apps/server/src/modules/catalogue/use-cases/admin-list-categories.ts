import { catalogue } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { findCategoriesCounted } from '../store/admin-names'

export const adminListCategories = useCase(catalogue.adminListCategories, async ({ read }) => ({
  list: (await findCategoriesCounted(read)).map((category) => ({
    ...category,
    id: idFrom<'Category'>(category.id),
    parentId: category.parentId === null ? null : idFrom<'Category'>(category.parentId),
  })),
}))
