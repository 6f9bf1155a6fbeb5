import { colleagues } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { whyNotChanged } from '../rules/members'
import { findClinic } from '../store/clinics'
import { lockMembers, removeMember } from '../store/members'
import { revokeSessions } from '../store/sessions'
import { tellOwner } from '../telling'
import { removedLetter } from '../texts'

export const removeColleague = useCase(colleagues.removeColleague, async (call, { id }) => {
  const { actor, now, write, fail, platform } = call
  return write(async (tx) => {
    const members = await lockMembers(tx, actor.clinicId)
    const refusal = whyNotChanged(members, actor.accountId, { id, to: 'gone' })
    const member = members.find((one) => one.id === id)
    if (refusal || !member) return fail(refusal ?? 'notFound')
    await removeMember(tx, id, now)
    await revokeSessions(tx, id, now)
    const clinic = await findClinic(tx, actor.clinicId)
    await tellOwner(tx, member, platform.wording.letter(removedLetter(clinic?.name ?? '', member.language)))
    if (id === actor.accountId) call.endSession()
    return null
  })
})
