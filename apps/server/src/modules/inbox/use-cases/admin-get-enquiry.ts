import { inbox } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { enquiryFor } from '../present'
import { findAnswers, findEnquiry } from '../store'

export const adminGetEnquiry = useCase(inbox.adminGetEnquiry, async ({ actor, read, fail }, { id }) => {
  const row = await findEnquiry(read, id)
  if (!row) return fail('notFound')
  return { ...enquiryFor(row, actor.operatorId), answers: await findAnswers(read, id) }
})
