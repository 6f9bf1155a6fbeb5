import { type AccountId, type ClinicId, deviceOf, type Language, type Said } from '@cusp/kernel'
import type { Reader, Writer } from '../../platform/database'
import { avatarAddress } from './present'
import { whyNotChanged } from './rules/members'
import { eraseOwner, findOwnAccount } from './store/accounts'
import { removeAvatar } from './store/files'
import { lockMembers } from './store/members'
import { eraseSessions, findSessions } from './store/sessions'
import { tellOwner } from './telling'

/** Whether this person is the last administrator of a clinic that has other people. */
export async function isNeededAsAdmin(tx: Writer, clinicId: ClinicId, id: AccountId): Promise<boolean> {
  const members = await lockMembers(tx, clinicId)
  return members.length > 1 && whyNotChanged(members, id, { id, to: 'gone' }) === 'lastClinicAdmin'
}

/** Writes to the owner of an account in their language. */
export async function tellAccount(tx: Writer, id: AccountId, letter: (language: Language) => Said): Promise<void> {
  const own = await findOwnAccount(tx, id)
  if (own) await tellOwner(tx, own.account, letter(own.account.language))
}

/** All that is kept about a person here, in plain words. */
export async function personalData(read: Reader, id: AccountId, now: Date) {
  const [own, sessions] = await Promise.all([findOwnAccount(read, id), findSessions(read, id, now)])
  if (!own) return undefined
  const { account, clinic } = own
  return {
    account: {
      name: account.name,
      email: account.email,
      phone: `${account.areaCode} ${account.phone}`.trim(),
      language: account.language,
      roles: [...account.roles],
      isAdmin: account.isAdmin,
      registeredAt: account.createdAt,
      avatar: account.avatarFileId === null ? '' : avatarAddress(account.avatarFileId),
    },
    clinic: {
      name: clinic.name,
      contactName: clinic.contactName,
      province: clinic.province,
      city: clinic.city,
      district: clinic.district,
      street: clinic.street,
      address: clinic.address,
      certificate: clinic.certificateFileId ? `/files/certificate/${clinic.certificateFileId}` : '',
    },
    sessions: sessions.map(({ userAgent, createdAt, lastSeenAt }) => ({
      device: deviceOf(userAgent),
      userAgent,
      since: createdAt,
      lastSeenAt,
    })),
  }
}

/**
 * Erases who somebody is: the account stays as a nameless row that its orders point to. The letter goes out before the
 * address is forgotten; `picture` is where the bytes lie that are to be removed after the commit.
 */
export async function eraseAccount(
  tx: Writer,
  id: AccountId,
  now: Date,
  letter: (language: Language) => Said,
): Promise<{ readonly kind: 'lastAdmin' } | { readonly kind: 'erased'; readonly picture: string | undefined }> {
  const own = await findOwnAccount(tx, id)
  if (!own) return { kind: 'erased', picture: undefined }
  const { account } = own
  if (await isNeededAsAdmin(tx, account.clinicId, id)) return { kind: 'lastAdmin' }
  await eraseOwner(tx, account, now)
  await eraseSessions(tx, id)
  await tellOwner(tx, account, letter(account.language))
  const picture = account.avatarFileId === null ? undefined : await removeAvatar(tx, account.avatarFileId)
  return { kind: 'erased', picture }
}
