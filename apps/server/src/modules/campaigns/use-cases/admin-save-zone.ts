import { campaigns } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findZone, replaceZone } from '../store/zones'

export const adminSaveZone = useCase(campaigns.adminSaveZone, (call, { tagID, version, list }) =>
  call.write(async (tx) => {
    if (new Set(list.map(({ productId }) => productId)).size < list.length)
      return call.fail('pickedTwice', { field: 'list' })
    const before = await findZone(tx, tagID)
    const outcome = await replaceZone(tx, tagID, version, list)
    if (outcome !== 'saved') return call.fail(outcome)
    call.about(`zone ${tagID}`, { list: before.list.map(({ productId, badge }) => ({ productId, badge })) })
    return null
  }),
)
