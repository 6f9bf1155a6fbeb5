import { information } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { fixedPages } from '../fixed-pages'
import { removeInfoPage } from '../store/info-pages'

export const adminRemoveInfoPage = useCase(information.adminRemoveInfoPage, (call, { id, version }) =>
  call.write(async (tx) => {
    if (fixedPages.includes(id)) return call.fail('forbidden')
    call.about(`information page ${id}`)
    return (await removeInfoPage(tx, id, version)) ? null : call.fail('changedMeanwhile')
  }),
)
