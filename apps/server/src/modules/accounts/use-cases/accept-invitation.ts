import { colleagues } from '@cusp/contract'
import { publish } from '../../../platform/events'
import { newToken, tokenHash } from '../../../platform/tokens'
import { Failed, useCase } from '../../../platform/use-case'
import { newPasswordProblem } from '../new-password'
import { openSession, welcome } from '../signing-in'
import { insertAccount } from '../store/accounts'
import { findInvitation, restoreMember, takeInvitation } from '../store/members'

/** Who holds the link has got the mail, so the address is proven; a password is hashed for such people only. */
export const acceptInvitation = useCase(colleagues.acceptInvitation, async (call, input) => {
  const { now, read, write, fail, platform, language } = call
  const { name, password, repassword } = input
  if (name === '') return fail('nameMissing', { field: 'name' })
  const problem = newPasswordProblem(call, password, repassword)
  if (problem) return fail(problem.failure, { field: problem.isAboutRepeat ? 'repassword' : 'password' })
  const invitationHash = tokenHash(input.token)
  if (!(await findInvitation(read, invitationHash, now))) return fail('invitationGone')

  const passwordHash = await platform.passwords.hash(password)
  const token = newToken()
  const joined = await write(async (tx) => {
    const invitation = await takeInvitation(tx, invitationHash, now)
    if (!invitation) return fail('invitationGone')
    const { clinicId, email, roles, isAdmin } = invitation
    const fields = { name, passwordHash, language, roles, isAdmin }
    const account =
      (await insertAccount(tx, clinicId, { channel: 'mail', key: email, email }, { ...fields, createdAt: now })) ??
      (await restoreMember(tx, clinicId, email, fields))
    if (!account) return fail('accountTaken')
    await openSession(tx, call, account, token)
    await publish(tx, 'colleagueJoined', { clinicId, accountId: account.id, invitationId: invitation.id })
    return account
  })
  return joined instanceof Failed ? joined : welcome(call, joined, token, false)
})
