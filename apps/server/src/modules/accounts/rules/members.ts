import type { Account, MemberStanding } from '../account'

type Member = Pick<Account, 'id' | 'isAdmin'>
/** `gone` when the colleague is to be removed. */
type Change = { readonly id: string; readonly to: Pick<MemberStanding, 'isAdmin'> | 'gone' }

/** Why somebody may not change this colleague, or undefined. A clinic keeps an administrator whatever happens. */
export function whyNotChanged(
  members: readonly Member[],
  by: string,
  { id, to }: Change,
): 'notClinicAdmin' | 'notFound' | 'lastClinicAdmin' | undefined {
  if (!isAdminAmong(members, by)) return 'notClinicAdmin'
  if (!members.some((member) => member.id === id)) return 'notFound'
  return keepsAdmin(members, { id, to }) ? undefined : 'lastClinicAdmin'
}

/** Whether an administrator is left after this change, if there was one. */
export function keepsAdmin(members: readonly Member[], { id, to }: Change): boolean {
  const staysAdmin = to !== 'gone' && to.isAdmin
  const admins = members.filter((member) => member.isAdmin)
  return staysAdmin || admins.length === 0 || admins.some((member) => member.id !== id)
}

export const isAdminAmong = (members: readonly Member[], id: string): boolean =>
  members.some((member) => member.id === id && member.isAdmin)
