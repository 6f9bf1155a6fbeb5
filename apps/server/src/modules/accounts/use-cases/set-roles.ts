import { clinics } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { keepsAdmin } from '../rules/members'
import { noteChange } from '../store/clinics'
import { changeStanding, lockMembers } from '../store/members'

export const setRoles = useCase(clinics.setRoles, (call, { id, accountId, roles, isAdmin }) => {
  const { actor, now, write, fail, about } = call
  return write(async (tx) => {
    const members = await lockMembers(tx, id)
    const member = members.find((one) => one.id === accountId)
    if (!member) return fail('personNotActive')
    if (!keepsAdmin(members, { id: accountId, to: { isAdmin } })) return fail('clinicNeedsAdmin', { field: 'isAdmin' })
    const before = { roles: member.roles.join(' '), isAdmin: member.isAdmin }
    about(`account ${accountId}`, before)
    const standing = { roles: [...new Set(roles)], isAdmin }
    await changeStanding(tx, accountId, standing)
    const by = { kind: 'operator', name: actor.name, now } as const
    await noteChange(tx, id, {
      what: 'roles',
      accountId,
      before,
      after: { roles: standing.roles.join(' '), isAdmin },
      by,
    })
    return null
  })
})
