import { addresses } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { isRegion } from '../rules/regions'
import { lockClosedRegions, putClosedRegions } from '../store'

const sorted = (codes: readonly string[]): string[] => [...new Set(codes)].sort()

export const adminSaveClosedRegions = useCase(addresses.adminSaveClosedRegions, (call, { closed, was }) =>
  call.write(async (tx) => {
    if (!closed.every(isRegion)) return call.fail('notUnderstood', { field: 'closed' })
    const before = await lockClosedRegions(tx)
    if (sorted(before).join() !== sorted(was).join()) return call.fail('changedMeanwhile')
    await putClosedRegions(tx, sorted(closed))
    call.about('regions', { closed: before })
    return null
  }),
)
