import { information } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { fixedPages } from '../fixed-pages'
import { findEditedPages } from '../store/info-pages'

export const adminListInfoPages = useCase(information.adminListInfoPages, async ({ read }) => ({
  list: (await findEditedPages(read)).map((page) => ({
    ...page,
    id: idFrom<'InfoPage'>(page.id),
    isFixed: fixedPages.includes(page.id),
  })),
}))
