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
  const staysAdmin = to !== 'gone' && to.isAdmin
  const others = members.filter((member) => member.isAdmin && member.id !== id)
  return staysAdmin || others.length > 0 ? undefined : 'lastClinicAdmin'
}

export const isAdminAmong = (members: readonly Member[], id: string): boolean =>
  members.some((member) => member.id === id && member.isAdmin)
