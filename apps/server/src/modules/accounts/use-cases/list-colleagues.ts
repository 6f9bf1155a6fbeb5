import { colleagues } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { colleague, invitationRow } from '../present'
import { isAdminAmong } from '../rules/members'
import { findInvitations, findMembers } from '../store/members'

export const listColleagues = useCase(colleagues.listColleagues, async ({ actor, read, now }) => {
  const members = await findMembers(read, actor.clinicId)
  const isAdmin = isAdminAmong(members, actor.accountId)
  const invitations = isAdmin ? await findInvitations(read, actor.clinicId, now) : []
  return {
    isAdmin,
    colleagues: members.map((member) => colleague(member, actor.accountId)),
    invitations: invitations.map(invitationRow),
  }
})
