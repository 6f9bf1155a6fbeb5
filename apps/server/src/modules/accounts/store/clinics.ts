import { accounts, states } from '@cusp/contract'
import { type AccountId, after, type ClinicId, idFrom, type MoveOf, type Mover } from '@cusp/kernel'
import { and, asc, count, desc, eq, ilike, inArray, lte, max, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import type { ChangedFields, ChangeKind, Clinic, ClinicFields, ClinicStatus } from '../account'
import { renewalMs } from '../limits'
import { account, clinic, clinicChange, clinicHistory, paymentPassword, session } from '../schema'

type ClinicMove = MoveOf<typeof states.clinicStates>

export const toClinic = (row: typeof clinic.$inferSelect): Clinic => ({
  id: idFrom<'Clinic'>(row.id),
  name: row.name,
  contactName: row.contactName,
  // A check constraint holds the column to the names of the machine.
  status: row.status as ClinicStatus,
  reason: row.reason,
  province: row.province,
  city: row.city,
  district: row.district,
  street: row.street,
  address: row.address,
  isHkCustomer: row.isHkCustomer,
  certificateFileId: row.certificateFileId,
  invitationCode: row.invitationCode,
  createdAt: row.createdAt,
  submittedAt: row.submittedAt,
  certificateExpiresOn: row.certificateExpiresOn,
  approvedUntil: row.approvedUntil,
  mayPayByCheque: row.mayPayByCheque,
  hasCredit: row.hasCredit,
})

export async function findClinic(read: Reader, id: ClinicId): Promise<Clinic | undefined> {
  const [row] = await read.select().from(clinic).where(eq(clinic.id, id))
  return row && toClinic(row)
}

export async function insertClinic(tx: Writer, invitationCode: string, createdAt: Date): Promise<Clinic> {
  const [row] = await tx.insert(clinic).values({ invitationCode, createdAt }).returning()
  if (!row) throw new Error('an inserted clinic has no row')
  return toClinic(row)
}

type Changes = Partial<
  ClinicFields & {
    readonly reason: string
    readonly isHkCustomer: boolean
    readonly certificateFileId: string
    readonly submittedAt: Date
    readonly certificateExpiresOn: string | null
    /** How long an approval is kept, where that is not for the usual time. */
    readonly approvedUntil: Date
  }
>

/** An approval outlives its certificate until a deadline, which a clinic cannot put off by submitting. */
function keptApproval(from: ClinicStatus, to: ClinicStatus, now: Date): Date | SQL | null {
  const deadline = new Date(now.getTime() + renewalMs)
  if (to === 'certificateExpired') return deadline
  if (from !== 'certificateExpired' || to !== 'underReview') return null
  return sql`coalesce(${clinic.approvedUntil}, ${deadline.toISOString()}::timestamptz)`
}

/**
 * The only place where a clinic's status changes. Gives the id of the history row, or undefined when the table of moves
 * does not allow it or somebody else was faster.
 */
export async function moveClinic(
  tx: Writer,
  seen: Pick<Clinic, 'id' | 'status'>,
  move: ClinicMove,
  by: { readonly kind: Mover; readonly name: string; readonly now: Date },
  changes: Changes = {},
): Promise<string | undefined> {
  const status = after(states.clinicStates, seen.status, move, by.kind)
  if (!status) return undefined
  const moved = await tx
    .update(clinic)
    .set({
      ...changes,
      status,
      approvedUntil: changes.approvedUntil ?? keptApproval(seen.status, status, by.now),
      ...(status === 'certificateExpired' ? { certificateAskedFor: sql`${clinic.certificateExpiresOn}` } : {}),
      ...(status === 'approved'
        ? { firstApprovedAt: sql`coalesce(${clinic.firstApprovedAt}, ${by.now.toISOString()}::timestamptz)` }
        : {}),
    })
    .where(and(eq(clinic.id, seen.id), eq(clinic.status, seen.status)))
    .returning({ id: clinic.id })
  if (moved.length === 0) return undefined
  const [step] = await tx
    .insert(clinicHistory)
    .values({
      clinicId: seen.id,
      fromStatus: seen.status,
      move,
      toStatus: status,
      byKind: by.kind,
      byName: by.name,
      reason: changes.reason ?? '',
      at: by.now,
    })
    .returning({ id: clinicHistory.id })
  return String(step?.id)
}

/** A clinic that stays as it is until the end of the transaction, for whoever changes it by what they have seen. */
export async function lockClinic(tx: Writer, id: ClinicId): Promise<Clinic | undefined> {
  const [row] = await tx.select().from(clinic).where(eq(clinic.id, id)).for('no key update')
  return row && toClinic(row)
}

/** Changes what has nothing to do with a clinic's status. */
export async function changeClinic(
  tx: Writer,
  id: ClinicId,
  fields: Partial<ClinicFields & Pick<Clinic, 'isHkCustomer' | 'certificateExpiresOn'>>,
): Promise<void> {
  await tx.update(clinic).set(fields).where(eq(clinic.id, id))
}

/** Keeps what was changed; nothing where nothing differs. */
export async function noteChange(
  tx: Writer,
  clinicId: ClinicId,
  change: {
    readonly what: ChangeKind
    readonly accountId?: AccountId
    readonly before: ChangedFields
    readonly after: ChangedFields
    readonly by: { readonly kind: Mover; readonly name: string; readonly now: Date }
    readonly reason?: string
  },
): Promise<void> {
  const { what, accountId, before, after, by, reason = '' } = change
  const fields = Object.keys(after)
  if (fields.length > 0 && fields.every((field) => before[field] === after[field])) return
  await tx
    .insert(clinicChange)
    .values({ clinicId, accountId, what, before, after, byKind: by.kind, byName: by.name, reason, at: by.now })
}

export type Change = {
  readonly at: Date
  readonly accountId: string | null
  readonly what: string
  readonly before: ChangedFields
  readonly after: ChangedFields
  readonly by: string
  readonly reason: string
}

/** What was changed besides the status, newest first: changes of credit, or all the others. */
export async function findChanges(read: Reader, id: ClinicId, of: 'credit' | 'others'): Promise<Change[]> {
  return read
    .select({
      at: clinicChange.at,
      accountId: clinicChange.accountId,
      what: clinicChange.what,
      before: clinicChange.before,
      after: clinicChange.after,
      by: clinicChange.byName,
      reason: clinicChange.reason,
    })
    .from(clinicChange)
    .where(
      and(
        eq(clinicChange.clinicId, id),
        of === 'credit' ? eq(clinicChange.what, 'credit') : ne(clinicChange.what, 'credit'),
      ),
    )
    .orderBy(desc(clinicChange.id))
}

const isExpiring = (soon: string): SQL | undefined =>
  and(
    eq(clinic.status, 'approved'),
    lte(clinic.certificateExpiresOn, soon),
    sql`${clinic.certificateAskedFor} is distinct from ${clinic.certificateExpiresOn}`,
  )

/** Approved clinics whose certificate expires on `soon` or before and that were not asked for that. */
export async function findExpiring(read: Reader, soon: string): Promise<ClinicId[]> {
  const rows = await read.select({ id: clinic.id }).from(clinic).where(isExpiring(soon)).orderBy(clinic.id)
  return rows.map(({ id }) => idFrom<'Clinic'>(id))
}

/** The same of one clinic, looked at again and held; undefined when another server has asked it by now. */
export async function lockExpiring(
  tx: Writer,
  id: ClinicId,
  soon: string,
): Promise<(Pick<Clinic, 'id' | 'status'> & { readonly expiresOn: string }) | undefined> {
  const [row] = await tx
    .select({ status: clinic.status, expiresOn: clinic.certificateExpiresOn })
    .from(clinic)
    .where(and(eq(clinic.id, id), isExpiring(soon)))
    .for('no key update')
  return row?.expiresOn ? { id, status: row.status as ClinicStatus, expiresOn: row.expiresOn } : undefined
}

export type HistoryStep = {
  readonly at: Date
  readonly move: string
  readonly to: string
  readonly by: string
  readonly reason: string
}

export async function findHistory(read: Reader, id: ClinicId): Promise<HistoryStep[]> {
  return read
    .select({
      at: clinicHistory.at,
      move: clinicHistory.move,
      to: clinicHistory.toStatus,
      by: clinicHistory.byName,
      reason: clinicHistory.reason,
    })
    .from(clinicHistory)
    .where(eq(clinicHistory.clinicId, id))
    .orderBy(desc(clinicHistory.id))
}

export type Person = {
  readonly id: string
  readonly clinicId: string
  readonly name: string
  readonly email: string | null
  readonly areaCode: string | null
  readonly phone: string | null
  readonly roles: readonly accounts.ClinicRole[]
  readonly isAdmin: boolean
  readonly lastSeenAt: Date | null
  readonly standing: accounts.PersonStanding
  readonly disabledReason: string
  readonly hasPaymentPassword: boolean
  readonly paymentPasswordLockedUntil: Date | null
}

const standingOf = ({ disabledAt, removedAt }: { disabledAt: Date | null; removedAt: Date | null }) =>
  removedAt ? 'removed' : disabledAt ? 'disabled' : 'active'

/** The people of these clinics, oldest account first; those who had themselves erased are nobody any more. */
export async function findPeople(read: Reader, clinicIds: readonly string[]): Promise<Person[]> {
  if (clinicIds.length === 0) return []
  const rows = await read
    .select({
      id: account.id,
      clinicId: account.clinicId,
      name: account.name,
      email: account.email,
      areaCode: account.areaCode,
      phone: account.phone,
      roles: account.roles,
      isAdmin: account.isAdmin,
      disabledAt: account.disabledAt,
      removedAt: account.removedAt,
      disabledReason: account.disabledReason,
      lastSeenAt: max(session.lastSeenAt),
      paymentPasswordSetAt: paymentPassword.setAt,
      paymentPasswordLockedUntil: paymentPassword.lockedUntil,
    })
    .from(account)
    .leftJoin(session, eq(session.accountId, account.id))
    .leftJoin(paymentPassword, eq(paymentPassword.accountId, account.id))
    .where(and(inArray(account.clinicId, [...clinicIds]), ne(account.passwordHash, '')))
    .groupBy(account.id, paymentPassword.accountId)
    .orderBy(asc(account.createdAt), asc(account.id))
  return rows.map(({ disabledAt, removedAt, paymentPasswordSetAt, ...row }) => ({
    ...row,
    hasPaymentPassword: paymentPasswordSetAt !== null,
    standing: standingOf({ disabledAt, removedAt }),
    roles: accounts.clinicRoles.filter((role) => row.roles.includes(role)),
  }))
}

/** How a clinic that waits for review came there, by its last submission; null for the others. */
const submissionOf = sql<accounts.Submission | null>`case when clinic.status = 'underReview' then case (
  select h.from_status from clinic_history h where h.clinic_id = clinic.id and h.move = 'submit' order by h.id desc limit 1
) when 'rejected' then 'resubmitted' when 'certificateExpired' then 'replaced' else 'new' end end`

type Search = {
  readonly keyword: string
  readonly status: ClinicStatus | undefined
  readonly submission: accounts.Submission | undefined
}

function matching({ keyword, status, submission }: Search): SQL | undefined {
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  const person = sql`exists (select from ${account} where ${account.clinicId} = ${clinic.id} and (${or(
    ilike(account.name, like),
    ilike(account.email, like),
    ilike(account.phone, like),
  )}))`
  return and(
    status ? eq(clinic.status, status) : undefined,
    submission ? and(eq(clinic.status, 'underReview'), eq(submissionOf, submission)) : undefined,
    keyword === '' ? undefined : or(ilike(clinic.name, like), ilike(clinic.contactName, like), person),
  )
}

/** Those that await review come first, the longest waiting at the top; then the newest. */
export async function findClinics(
  read: Reader,
  search: Search,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ clinics: (Clinic & Waiting)[]; total: number }> {
  const where = matching(search)
  const isWaiting = sql`${clinic.status} = 'underReview'`
  const rows = await read
    .select({ clinic, submission: submissionOf })
    .from(clinic)
    .where(where)
    .orderBy(
      desc(isWaiting),
      asc(sql`case when ${isWaiting} then ${clinic.submittedAt} end`),
      desc(clinic.createdAt),
      clinic.id,
    )
    .limit(page.limit)
    .offset(page.offset)
  const [counted] = await read.select({ n: count() }).from(clinic).where(where)
  return {
    clinics: rows.map((row) => ({ ...toClinic(row.clinic), submission: row.submission })),
    total: counted?.n ?? 0,
  }
}

export type Waiting = { readonly submission: accounts.Submission | null }

export async function findSubmission(read: Reader, id: ClinicId): Promise<accounts.Submission | null> {
  const [row] = await read.select({ submission: submissionOf }).from(clinic).where(eq(clinic.id, id))
  return row?.submission ?? null
}

/** How many clinics wait for review, by how they came there. */
export async function countWaiting(read: Reader): Promise<Readonly<Record<accounts.Submission, number>>> {
  const rows = await read
    .select({ submission: submissionOf, n: count() })
    .from(clinic)
    .where(eq(clinic.status, 'underReview'))
    .groupBy(sql`1`)
  const of = (submission: accounts.Submission) => rows.find((row) => row.submission === submission)?.n ?? 0
  return { new: of('new'), resubmitted: of('resubmitted'), replaced: of('replaced') }
}

export async function countAwaitingReview(read: Reader): Promise<number> {
  const [row] = await read.select({ n: count() }).from(clinic).where(eq(clinic.status, 'underReview'))
  return row?.n ?? 0
}
