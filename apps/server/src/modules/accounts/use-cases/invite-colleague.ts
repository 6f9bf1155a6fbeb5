import { colleagues } from '@cusp/contract'
import { countAttempt } from '../../../platform/attempts'
import { queueMessage } from '../../../platform/messages'
import { newToken, tokenHash } from '../../../platform/tokens'
import { useCase } from '../../../platform/use-case'
import { invitationRules } from '../limits'
import { shownName } from '../present'
import { isAdminAmong } from '../rules/members'
import { targetOf } from '../rules/target'
import { findOwnAccount } from '../store/accounts'
import { findMembers, putInvitation } from '../store/members'
import { invitationLetter } from '../texts'

/** The link is made from the shop's own address, never from the request's. */
export const inviteColleague = useCase(colleagues.inviteColleague, async (call, { email, roles, isAdmin }) => {
  const { actor, now, read, write, fail, platform, language } = call
  const target = targetOf({ email })
  if ('problem' in target || target.channel !== 'mail') return fail('notUnderstood', { field: 'email' })
  const own = await findOwnAccount(read, actor.accountId)
  if (!own) return fail('loginRequired')

  return write(async (tx) => {
    const members = await findMembers(tx, actor.clinicId)
    if (!isAdminAmong(members, actor.accountId)) return fail('notClinicAdmin')
    if (members.some((member) => member.email === target.email)) return fail('colleagueAlready', { field: 'email' })
    const isWithin =
      (await countAttempt(tx, `invite ${actor.clinicId}`, invitationRules.perClinic, now)) &&
      (await countAttempt(tx, `invite ${actor.clinicId} ${target.email}`, invitationRules.perAddress, now))
    if (!isWithin) return fail('invitationLimit')

    const token = newToken()
    await putInvitation(tx, {
      clinicId: actor.clinicId,
      email: target.email,
      roles,
      isAdmin,
      tokenHash: tokenHash(token),
      invitedBy: actor.accountId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + invitationRules.lifeMs),
    })
    const link = `${platform.config.publicUrl}/joinClinic?token=${token}`
    const letter = platform.wording.letter(
      invitationLetter({ clinic: own.clinic.name, inviter: shownName(own.account), link }, language),
    )
    await queueMessage(tx, { channel: 'mail', to: target.email, ...letter, isSecret: true })
    return null
  })
})
