import { colleagues } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { isAdminAmong } from '../rules/members'
import { findMembers, withdraw } from '../store/members'

export const withdrawInvitation = useCase(colleagues.withdrawInvitation, ({ actor, now, write, fail }, { id }) =>
  write(async (tx) => {
    const members = await findMembers(tx, actor.clinicId)
    if (!isAdminAmong(members, actor.accountId)) return fail('notClinicAdmin')
    return (await withdraw(tx, actor.clinicId, id, now)) ? null : fail('notFound')
  }),
)
