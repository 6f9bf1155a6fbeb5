import { catalogue } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { removeTag } from '../store/display-tags'

export const adminRemoveTag = useCase(catalogue.adminRemoveTag, (call, { type }) =>
  call.write(async (tx) => {
    if (!(await removeTag(tx, type))) return call.fail('notFound', { field: 'type' })
    call.about(`tag ${type}`)
    return null
  }),
)
