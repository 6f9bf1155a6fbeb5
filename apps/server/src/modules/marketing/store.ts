import type { marketing } from '@cusp/contract'
import { currencyFrom, type InvitationCodeId, idFrom, toMinor } from '@cusp/kernel'
import { and, asc, count, desc, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../platform/database'
import type { Counted, InvitationCode, InvitedClinic, Period } from './invitation-code'
import { invitationCode, marketingClinic } from './schema'

const columns = {
  id: invitationCode.id,
  code: invitationCode.code,
  owner: invitationCode.owner,
  note: invitationCode.note,
  validFrom: invitationCode.validFrom,
  validUntil: invitationCode.validUntil,
  deactivatedAt: invitationCode.deactivatedAt,
  version: invitationCode.version,
}
const toCode = <R extends { readonly id: string }>(row: R) => ({ ...row, id: idFrom<'InvitationCode'>(row.id) })

/** Those in use first. */
export async function findCodes(read: Reader): Promise<InvitationCode[]> {
  const rows = await read
    .select(columns)
    .from(invitationCode)
    .orderBy(sql`${invitationCode.deactivatedAt} is not null`, desc(invitationCode.createdAt), asc(invitationCode.code))
  return rows.map(toCode)
}

type Fields = Pick<InvitationCode, 'code' | 'owner' | 'note' | 'validFrom' | 'validUntil'>

/** Undefined when there is such a code already, in whatever case. */
export async function insertCode(tx: Writer, fields: Fields, createdAt: Date): Promise<InvitationCodeId | undefined> {
  const [row] = await tx
    .insert(invitationCode)
    .values({ ...fields, createdAt })
    .onConflictDoNothing()
    .returning({ id: invitationCode.id })
  return row && idFrom<'InvitationCode'>(row.id)
}

export async function findCode(read: Reader, id: InvitationCodeId): Promise<InvitationCode | undefined> {
  const [row] = await read.select(columns).from(invitationCode).where(eq(invitationCode.id, id))
  return row && toCode(row)
}

/** False when somebody else has changed it since this version. */
export async function updateCode(
  tx: Writer,
  id: InvitationCodeId,
  version: number,
  fields: Omit<Fields, 'code'>,
): Promise<boolean> {
  const changed = await tx
    .update(invitationCode)
    .set({ ...fields, version: sql`${invitationCode.version} + 1` })
    .where(and(eq(invitationCode.id, id), eq(invitationCode.version, version)))
    .returning({ id: invitationCode.id })
  return changed.length > 0
}

/** False when there is no such code. What is taken out of use twice was taken out the first time. */
export async function setActive(tx: Writer, id: InvitationCodeId, isActive: boolean, now: Date): Promise<boolean> {
  const changed = await tx
    .update(invitationCode)
    .set({
      deactivatedAt: isActive
        ? null
        : sql`coalesce(${invitationCode.deactivatedAt}, ${now.toISOString()}::timestamptz)`,
      version: sql`${invitationCode.version} + 1`,
    })
    .where(eq(invitationCode.id, id))
    .returning({ id: invitationCode.id })
  return changed.length > 0
}

const registeredIn = ({ from, until }: Period): SQL | undefined =>
  and(from ? gte(marketingClinic.createdAt, from) : undefined, until ? lt(marketingClinic.createdAt, until) : undefined)

const at = marketingClinic.createdAt
const wasGood = sql<boolean>`(${invitationCode.id} is not null
  and (${invitationCode.validFrom} is null or ${invitationCode.validFrom} <= ${at})
  and (${invitationCode.validUntil} is null or ${at} < ${invitationCode.validUntil})
  and (${invitationCode.deactivatedAt} is null or ${at} < ${invitationCode.deactivatedAt}))`

const mostCodes = 500

/** By code, the most frequent first. What nobody has created is typed by strangers: there may be any number of them. */
export async function countClinics(read: Reader, period: Period): Promise<Counted[]> {
  const sumIn = (currency: string) =>
    sql<string>`coalesce(sum(${marketingClinic.payable}) filter (where ${marketingClinic.currency} = ${currency}), 0)`
  const rows = await read
    .select({
      key: marketingClinic.codeKey,
      registered: count(),
      submitted: count(marketingClinic.submittedAt),
      approved: count(marketingClinic.firstApprovedAt),
      ordered: count(marketingClinic.orderNo),
      hkd: sumIn('HKD'),
      usd: sumIn('USD'),
      outsideValidity: sql<string>`count(*) filter (where ${marketingClinic.codeKey} <> '' and not ${wasGood})`,
    })
    .from(marketingClinic)
    .leftJoin(invitationCode, eq(sql`upper(${invitationCode.code})`, marketingClinic.codeKey))
    .where(registeredIn(period))
    .groupBy(marketingClinic.codeKey)
    .orderBy(
      sql`bool_or(${invitationCode.id} is not null or ${marketingClinic.codeKey} = '') desc`,
      desc(count()),
      asc(marketingClinic.codeKey),
    )
    .limit(mostCodes)
  return rows.map(({ hkd, usd, outsideValidity, ...row }) => ({
    ...row,
    firstOrdersHkd: toMinor(Number(hkd)),
    firstOrdersUsd: toMinor(Number(usd)),
    outsideValidity: Number(outsideValidity),
  }))
}

const reached: Readonly<Record<(typeof marketing.funnelStages)[number], SQL | undefined>> = {
  registered: undefined,
  submitted: isNotNull(marketingClinic.submittedAt),
  approved: isNotNull(marketingClinic.firstApprovedAt),
  ordered: isNotNull(marketingClinic.orderNo),
}

/** Newest first. */
export async function findInvited(
  read: Reader,
  { key, stage, period }: { readonly key: string; readonly stage: keyof typeof reached; readonly period: Period },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ clinics: InvitedClinic[]; total: number }> {
  const where = and(eq(marketingClinic.codeKey, key), reached[stage], registeredIn(period))
  const rows = await read
    .select({
      id: marketingClinic.clinicId,
      name: marketingClinic.name,
      status: marketingClinic.status,
      registeredAt: marketingClinic.createdAt,
      approvedAt: marketingClinic.firstApprovedAt,
      orderNo: marketingClinic.orderNo,
      orderedAt: marketingClinic.orderedAt,
      payable: marketingClinic.payable,
      currency: marketingClinic.currency,
      isWithinValidity: wasGood,
    })
    .from(marketingClinic)
    .leftJoin(invitationCode, eq(sql`upper(${invitationCode.code})`, marketingClinic.codeKey))
    .where(where)
    .orderBy(desc(marketingClinic.createdAt), asc(marketingClinic.clinicId))
    .limit(limit)
    .offset(offset)
  const [counted] = await read.select({ n: count() }).from(marketingClinic).where(where)
  return {
    clinics: rows.map((row) => ({
      ...row,
      id: idFrom<'Clinic'>(row.id),
      orderNo: row.orderNo === null ? null : idFrom<'OrderNo'>(row.orderNo),
      payable: row.payable === null ? null : toMinor(row.payable),
      currency: row.currency === null ? null : currencyFrom(row.currency),
    })),
    total: counted?.n ?? 0,
  }
}
