import { inbox } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { changeEnquiry, findEnquiry } from '../store'

export const adminCloseEnquiry = useCase(inbox.adminCloseEnquiry, (call, { isClosed, ...which }) =>
  call.write(async (tx) => {
    const before = await findEnquiry(tx, which.id)
    if (!before) return call.fail('notFound')
    if (!(await changeEnquiry(tx, which, { state: isClosed ? 'closed' : 'open' }))) return call.fail('changedMeanwhile')
    call.about(`enquiry ${which.id}`, { state: before.state })
    return null
  }),
)
