import { inbox } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { changeEnquiry, findEnquiry } from '../store'

export const adminTakeEnquiry = useCase(inbox.adminTakeEnquiry, (call, { isTaken, ...which }) =>
  call.write(async (tx) => {
    const before = await findEnquiry(tx, which.id)
    if (!before) return call.fail('notFound')
    const { operatorId, name } = call.actor
    const by = isTaken ? { takenById: operatorId, takenBy: name } : { takenById: null, takenBy: '' }
    if (!(await changeEnquiry(tx, which, by))) return call.fail('changedMeanwhile')
    call.about(`enquiry ${which.id}`, { takenBy: before.takenBy })
    return null
  }),
)
