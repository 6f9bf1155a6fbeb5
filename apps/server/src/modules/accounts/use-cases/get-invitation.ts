import { colleagues } from '@cusp/contract'
import { tokenHash } from '../../../platform/tokens'
import { useCase } from '../../../platform/use-case'
import { findInvitation } from '../store/members'

export const getInvitation = useCase(colleagues.getInvitation, async ({ read, now, fail }, { token }) => {
  const found = await findInvitation(read, tokenHash(token), now)
  if (!found) return fail('invitationGone')
  const { clinicName, email, roles, isAdmin } = found
  return { clinicName, email, roles: [...roles], isAdmin }
})
