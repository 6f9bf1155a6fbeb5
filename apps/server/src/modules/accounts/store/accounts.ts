import { accounts } from '@cusp/contract'
import { type AccountId, type ClinicId, idFrom, languageFrom } from '@cusp/kernel'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { prepared, type Reader, type Writer } from '../../../platform/database'
import { message } from '../../../platform/tables'
import type { Account, Clinic, Target } from '../account'
import { account, clinic, clinicInvitation, codeRequest, paymentPassword } from '../schema'
import { toClinic } from './clinics'

export const isRole = (role: string): role is accounts.ClinicRole =>
  accounts.clinicRoles.some((known) => known === role)

export const toAccount = (row: typeof account.$inferSelect): Account => ({
  id: idFrom<'Account'>(row.id),
  clinicId: idFrom<'Clinic'>(row.clinicId),
  name: row.name,
  email: row.email ?? '',
  areaCode: row.areaCode ?? '',
  phone: row.phone ?? '',
  passwordHash: row.passwordHash,
  roles: row.roles.filter(isRole),
  language: languageFrom(row.language),
  avatarFileId: row.avatarFileId,
  isAdmin: row.isAdmin,
  createdAt: row.createdAt,
})

const reachedBy = (target: Target) =>
  target.channel === 'mail'
    ? eq(account.email, target.email)
    : and(eq(account.areaCode, target.areaCode), eq(account.phone, target.phone))

/** The account that logs in with this email or phone; disabled ones are as good as none. */
export async function findAccountByTarget(read: Reader, target: Target): Promise<Account | undefined> {
  const [row] = await read
    .select()
    .from(account)
    .where(and(reachedBy(target), isNull(account.disabledAt)))
  return row && toAccount(row)
}

/** Whether an email or phone is spoken for, by whomever. */
export async function isTaken(read: Reader, target: Target): Promise<boolean> {
  const [row] = await read.select({ id: account.id }).from(account).where(reachedBy(target))
  return row !== undefined
}

const accountWithClinic = prepared((read: Reader) =>
  read
    .select({
      account,
      clinic,
      hasPaymentPassword: sql<boolean>`exists (select from ${paymentPassword} where ${paymentPassword.accountId} = ${account.id})`,
    })
    .from(account)
    .innerJoin(clinic, eq(clinic.id, account.clinicId))
    .where(eq(account.id, sql.placeholder('id')))
    .prepare('account_with_clinic'),
)

/** An account and its clinic: what every page of a signed-in person begins with. */
export async function findOwnAccount(
  read: Reader,
  id: AccountId,
): Promise<{ account: Account; clinic: Clinic; hasPaymentPassword: boolean } | undefined> {
  const [row] = await accountWithClinic(read).execute({ id })
  return row && { ...row, account: toAccount(row.account), clinic: toClinic(row.clinic) }
}

/** Undefined when the email or phone has an account by now. */
export async function insertAccount(
  tx: Writer,
  clinicId: ClinicId,
  target: Target,
  fields: {
    readonly name: string
    readonly passwordHash: string
    readonly language: Account['language']
    readonly createdAt: Date
    readonly isAdmin: boolean
    readonly roles?: Account['roles']
  },
): Promise<Account | undefined> {
  const reach = target.channel === 'mail' ? { email: target.email } : { areaCode: target.areaCode, phone: target.phone }
  const { roles = ['Buyer'], ...rest } = fields
  const [row] = await tx
    .insert(account)
    .values({ clinicId, ...reach, ...rest, roles: [...roles] })
    .onConflictDoNothing()
    .returning()
  return row && toAccount(row)
}

export async function changeAccount(
  tx: Writer,
  id: AccountId,
  fields: {
    readonly name?: string
    readonly language?: Account['language']
    readonly passwordHash?: string
    readonly avatarFileId?: string
  },
): Promise<void> {
  await tx.update(account).set(fields).where(eq(account.id, id))
}

/** Gives an account another email or phone. Runs into the unique index when somebody else has it. */
export async function changeReach(tx: Writer, id: AccountId, target: Target): Promise<void> {
  const reach = target.channel === 'mail' ? { email: target.email } : { areaCode: target.areaCode, phone: target.phone }
  await tx.update(account).set(reach).where(eq(account.id, id))
}

/** Forgets who somebody is, here and wherever their address was written down; nobody can log in as them again. */
export async function eraseOwner(
  tx: Writer,
  { id, email, areaCode, phone }: Pick<Account, 'id' | 'email' | 'areaCode' | 'phone'>,
  now: Date,
): Promise<void> {
  await tx
    .update(account)
    .set({
      name: '',
      // An account needs an address; nothing is ever delivered to this one.
      email: `erased-${id}@erased.invalid`,
      areaCode: null,
      phone: null,
      passwordHash: '',
      avatarFileId: null,
      isAdmin: false,
      disabledAt: now,
      disabledReason: '',
    })
    .where(eq(account.id, id))
  await tx.delete(paymentPassword).where(eq(paymentPassword.accountId, id))
  const reached = [email, phone ? `${areaCode}${phone}` : ''].filter((one) => one !== '')
  await tx.delete(message).where(inArray(message.recipient, reached))
  await tx.delete(clinicInvitation).where(inArray(clinicInvitation.email, reached))
  const targets = [email, phone ? `${areaCode} ${phone}` : ''].filter((one) => one !== '')
  await tx.delete(codeRequest).where(inArray(codeRequest.target, targets))
}
