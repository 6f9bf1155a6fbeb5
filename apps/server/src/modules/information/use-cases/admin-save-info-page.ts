import { information } from '@cusp/contract'
import { cleanText } from '../../../platform/html'
import { useCase } from '../../../platform/use-case'
import { putInfoPage } from '../store/info-pages'

export const adminSaveInfoPage = useCase(information.adminSaveInfoPage, (call, page) =>
  call.write(async (tx) => {
    call.about(`information page ${page.id}`)
    const isSaved = await putInfoPage(tx, { ...page, content: cleanText(page.content) })
    return isSaved ? null : call.fail('changedMeanwhile')
  }),
)
