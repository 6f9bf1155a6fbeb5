import { information } from '@cusp/contract'
import { idFrom, inLanguage } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { findInfoPages } from '../store/info-pages'

export const listInfoPages = useCase(information.listInfoPages, async ({ read, now, language }) =>
  (await findInfoPages(read, now)).map(({ id, name }) => ({
    id: idFrom<'InfoPage'>(id),
    name: inLanguage(name, language),
  })),
)
