import { catalogue } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { saveTag } from '../store/display-tags'

export const adminSaveTag = useCase(catalogue.adminSaveTag, (call, { version, ...fields }) =>
  call.write(async (tx) => {
    if (!(await saveTag(tx, version, fields)))
      return version === 0 ? call.fail('tagTaken', { field: 'type' }) : call.fail('changedMeanwhile')
    call.about(`tag ${fields.type}`)
    return null
  }),
)
