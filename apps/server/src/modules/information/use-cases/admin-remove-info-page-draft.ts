import { information } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { removeDraft } from '../store/info-pages'

export const adminRemoveInfoPageDraft = useCase(information.adminRemoveInfoPageDraft, (call, { id, version }) =>
  call.write(async (tx) => {
    call.about(`information page ${id}`)
    return (await removeDraft(tx, id, version)) ? null : call.fail('changedMeanwhile')
  }),
)
