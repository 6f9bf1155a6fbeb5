import { information } from '@cusp/contract'
import { idFrom, inLanguage } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { findInfoPage } from '../store/info-pages'

export const getInfoPage = useCase(information.getInfoPage, async ({ read, now, language, fail }, { id }) => {
  const page = await findInfoPage(read, id, now)
  if (!page) return fail('notFound')
  return {
    id: idFrom<'InfoPage'>(page.id),
    name: inLanguage(page.name, language),
    content: inLanguage(page.content, language),
  }
})
