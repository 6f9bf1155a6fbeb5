import { marketing } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { clinicRow } from '../present'
import { periodOf } from '../rules/days'
import { findInvited } from '../store'

export const listInvitedClinics = useCase(marketing.listInvitedClinics, async ({ read, fail }, input) => {
  const { pageIndex, pageSize, invitationCode, stage } = input
  const period = periodOf(input.from, input.until)
  if (!period) return fail('notUnderstood', { field: 'until' })
  const page = { limit: pageSize, offset: (pageIndex - 1) * pageSize }
  const { clinics, total } = await findInvited(read, { key: invitationCode.toUpperCase(), stage, period }, page)
  return { list: clinics.map(clinicRow), totalCount: total, totalPage: Math.ceil(total / pageSize) }
})
