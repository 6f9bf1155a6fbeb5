import { accounts, states } from '@cusp/contract'
import { after, type ClinicId, idFrom, type MoveOf, type Mover } from '@cusp/kernel'
import { and, asc, count, desc, eq, ilike, inArray, max, or, type SQL, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import type { Clinic, ClinicFields, ClinicStatus } from '../account'
import { renewalMs } from '../limits'
import { account, clinic, clinicHistory, session } from '../schema'

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
      approvedUntil: keptApproval(seen.status, status, by.now),
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
  readonly lastSeenAt: Date | null
}

/** The people of these clinics, oldest account first. */
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
      lastSeenAt: max(session.lastSeenAt),
    })
    .from(account)
    .leftJoin(session, eq(session.accountId, account.id))
    .where(inArray(account.clinicId, [...clinicIds]))
    .groupBy(account.id)
    .orderBy(asc(account.createdAt), asc(account.id))
  return rows.map((row) => ({
    ...row,
    roles: accounts.clinicRoles.filter((role) => row.roles.includes(role)),
  }))
}

type Search = { readonly keyword: string; readonly status: ClinicStatus | undefined }

function matching({ keyword, status }: Search): SQL | undefined {
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  const person = sql`exists (select from ${account} where ${account.clinicId} = ${clinic.id} and (${or(
    ilike(account.name, like),
    ilike(account.email, like),
    ilike(account.phone, like),
  )}))`
  return and(
    status ? eq(clinic.status, status) : undefined,
    keyword === '' ? undefined : or(ilike(clinic.name, like), ilike(clinic.contactName, like), person),
  )
}

/** Those that await review come first, the longest waiting at the top; then the newest. */
export async function findClinics(
  read: Reader,
  search: Search,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ clinics: Clinic[]; total: number }> {
  const where = matching(search)
  const isWaiting = sql`${clinic.status} = 'underReview'`
  const rows = await read
    .select()
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
  return { clinics: rows.map(toClinic), total: counted?.n ?? 0 }
}

export async function countAwaitingReview(read: Reader): Promise<number> {
  const [row] = await read.select({ n: count() }).from(clinic).where(eq(clinic.status, 'underReview'))
  return row?.n ?? 0
}
