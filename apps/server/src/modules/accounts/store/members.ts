import { type AccountId, type ClinicId, idFrom } from '@cusp/kernel'
import { and, asc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import type { Account, Invitation, MemberStanding } from '../account'
import { account, clinic, clinicInvitation } from '../schema'
import { isRole, toAccount } from './accounts'

/** The people of a clinic who may sign in, the longest there first. */
export async function findMembers(read: Reader, clinicId: ClinicId): Promise<Account[]> {
  const rows = await read
    .select()
    .from(account)
    .where(and(eq(account.clinicId, clinicId), isNull(account.disabledAt)))
    .orderBy(asc(account.createdAt), asc(account.id))
  return rows.map(toAccount)
}

/** The same, held until the end of the transaction: two administrators cannot remove each other at the same moment. */
export async function lockMembers(tx: Writer, clinicId: ClinicId): Promise<Account[]> {
  await tx.execute(sql`select 1 from ${clinic} where id = ${clinicId} for no key update`)
  return findMembers(tx, clinicId)
}

export async function changeStanding(tx: Writer, id: AccountId, { roles, isAdmin }: MemberStanding): Promise<void> {
  await tx
    .update(account)
    .set({ roles: [...roles], isAdmin })
    .where(eq(account.id, id))
}

/** Somebody of this clinic, held until the end of the transaction. */
export async function lockMember(tx: Writer, clinicId: ClinicId, id: AccountId): Promise<Account | undefined> {
  const [row] = await tx
    .select()
    .from(account)
    .where(and(eq(account.clinicId, clinicId), eq(account.id, id)))
    .for('no key update')
  return row && toAccount(row)
}

/** Takes the way in from somebody who has it, by an operator; undefined when they have none. */
export async function disableMember(
  tx: Writer,
  clinicId: ClinicId,
  id: AccountId,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<Account | undefined> {
  const [row] = await tx
    .update(account)
    .set({ disabledAt: now, disabledReason: reason })
    .where(and(eq(account.clinicId, clinicId), eq(account.id, id), isNull(account.disabledAt)))
    .returning()
  return row && toAccount(row)
}

/** Gives it back to somebody from whom an operator took it: not to those whom their clinic removed or who were erased. */
export async function enableMember(tx: Writer, clinicId: ClinicId, id: AccountId): Promise<Account | undefined> {
  const [row] = await tx
    .update(account)
    .set({ disabledAt: null, disabledReason: '' })
    .where(
      and(
        eq(account.clinicId, clinicId),
        eq(account.id, id),
        isNotNull(account.disabledAt),
        isNull(account.removedAt),
        ne(account.passwordHash, ''),
      ),
    )
    .returning()
  return row && toAccount(row)
}

export async function removeMember(tx: Writer, id: AccountId, now: Date): Promise<void> {
  await tx.update(account).set({ disabledAt: now, removedAt: now, isAdmin: false }).where(eq(account.id, id))
}

/** Takes somebody back whom the clinic had removed; undefined when there is nobody like that. */
export async function restoreMember(
  tx: Writer,
  clinicId: ClinicId,
  email: string,
  fields: MemberStanding & Pick<Account, 'name' | 'passwordHash' | 'language'>,
): Promise<Account | undefined> {
  const [row] = await tx
    .update(account)
    .set({ ...fields, roles: [...fields.roles], disabledAt: null, removedAt: null })
    .where(
      and(
        eq(account.clinicId, clinicId),
        eq(account.email, email),
        isNotNull(account.removedAt),
        isNotNull(account.disabledAt),
      ),
    )
    .returning()
  return row && toAccount(row)
}

const toInvitation = (row: typeof clinicInvitation.$inferSelect): Invitation => ({
  id: idFrom<'Invitation'>(row.id),
  clinicId: idFrom<'Clinic'>(row.clinicId),
  email: row.email,
  roles: row.roles.filter(isRole),
  isAdmin: row.isAdmin,
  expiresAt: row.expiresAt,
})

const isOpen = (now: Date) => and(isNull(clinicInvitation.usedAt), gt(clinicInvitation.expiresAt, now))

export async function findInvitations(read: Reader, clinicId: ClinicId, now: Date): Promise<Invitation[]> {
  const rows = await read
    .select()
    .from(clinicInvitation)
    .where(and(eq(clinicInvitation.clinicId, clinicId), isOpen(now)))
    .orderBy(asc(clinicInvitation.createdAt), asc(clinicInvitation.id))
  return rows.map(toInvitation)
}

/** Puts an invitation in the place of an earlier one to the same address. */
export async function putInvitation(
  tx: Writer,
  row: Omit<Invitation, 'id'> & { readonly tokenHash: string; readonly invitedBy: AccountId; readonly createdAt: Date },
): Promise<void> {
  const values = { ...row, roles: [...row.roles], usedAt: null }
  await tx
    .insert(clinicInvitation)
    .values(values)
    .onConflictDoUpdate({ target: [clinicInvitation.clinicId, clinicInvitation.email], set: values })
}

export async function withdraw(tx: Writer, clinicId: ClinicId, id: string, now: Date): Promise<boolean> {
  const gone = await tx
    .delete(clinicInvitation)
    .where(and(eq(clinicInvitation.id, id), eq(clinicInvitation.clinicId, clinicId), isOpen(now)))
    .returning({ id: clinicInvitation.id })
  return gone.length > 0
}

export async function findInvitation(
  read: Reader,
  tokenHash: string,
  now: Date,
): Promise<(Invitation & { readonly clinicName: string }) | undefined> {
  const [row] = await read
    .select({ invitation: clinicInvitation, clinicName: clinic.name })
    .from(clinicInvitation)
    .innerJoin(clinic, eq(clinic.id, clinicInvitation.clinicId))
    .where(and(eq(clinicInvitation.tokenHash, tokenHash), isOpen(now)))
  return row && { ...toInvitation(row.invitation), clinicName: row.clinicName }
}

/** Uses an invitation up; undefined when somebody was faster or it is good no longer. */
export async function takeInvitation(tx: Writer, tokenHash: string, now: Date): Promise<Invitation | undefined> {
  const [row] = await tx
    .update(clinicInvitation)
    .set({ usedAt: now })
    .where(and(eq(clinicInvitation.tokenHash, tokenHash), isOpen(now)))
    .returning()
  return row && toInvitation(row)
}
