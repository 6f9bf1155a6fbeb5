import { information } from '@cusp/contract'
import { cleanText } from '../../../platform/html'
import { useCase } from '../../../platform/use-case'
import { findInfoPage, putDraft } from '../store/info-pages'

export const adminSaveInfoPageDraft = useCase(information.adminSaveInfoPageDraft, (call, { id, ...draft }) => {
  const { from, until } = draft
  if (until !== null && (from === null || until <= from))
    return Promise.resolve(call.fail('notUnderstood', { field: 'until' }))
  return call.write(async (tx) => {
    call.about(`information page ${id}`)
    if (!(await findInfoPage(tx, id, call.now))) return call.fail('notFound')
    const isSaved = await putDraft(tx, id, { ...draft, content: cleanText(draft.content) })
    return isSaved ? null : call.fail('changedMeanwhile')
  })
})
