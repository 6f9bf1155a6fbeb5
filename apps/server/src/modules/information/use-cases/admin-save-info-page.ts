import { information } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { cleanText } from '../rich-text'
import { putInfoPage } from '../store/info-pages'

export const adminSaveInfoPage = useCase(information.adminSaveInfoPage, (call, page) =>
  call.write(async (tx) => {
    call.about(`information page ${page.id}`)
    const isSaved = await putInfoPage(tx, { ...page, content: cleanText(page.content) })
    return isSaved ? null : call.fail('changedMeanwhile')
  }),
)
