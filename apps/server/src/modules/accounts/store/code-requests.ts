import type { accounts, codeLog } from '@cusp/contract'
import { and, count, desc, eq, lt, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import { message, setting } from '../../../platform/tables'
import type { Target } from '../account'
import type { AnsweredRequest, CodeRequest, RefusedRequest } from '../code-request'
import { codeRequest, verificationCode } from '../schema'

type Asked = { readonly target: Target; readonly purpose: accounts.CodePurpose }
const hourMs = 3_600_000
const hourOf = (now: Date): Date => new Date(Math.floor(now.getTime() / hourMs) * hourMs)
const rowOf = ({ target, purpose }: Asked, now: Date) => ({
  target: target.key,
  channel: target.channel,
  purpose,
  hour: hourOf(now),
  firstAt: now,
  lastAt: now,
})

export async function noteSent(
  tx: Writer,
  {
    outcome,
    codeId,
    messageId,
    expiresAt,
    ...asked
  }: Asked & {
    readonly outcome: AnsweredRequest
    readonly codeId: number
    readonly messageId: number | undefined
    readonly expiresAt: Date
  },
  now: Date,
): Promise<void> {
  await tx.insert(codeRequest).values({ ...rowOf(asked, now), outcome, codeId, messageId, expiresAt })
}

/** However often it is refused for one reason, it is one row an hour. */
export async function noteRefused(
  tx: Writer,
  { outcome, ...asked }: Asked & { readonly outcome: RefusedRequest },
  now: Date,
): Promise<void> {
  await tx
    .insert(codeRequest)
    .values({ ...rowOf(asked, now), outcome })
    .onConflictDoUpdate({
      target: [codeRequest.target, codeRequest.purpose, codeRequest.outcome, codeRequest.hour],
      targetWhere: sql`outcome not in ('sent', 'noAccount', 'hasAccount')`,
      set: { times: sql`${codeRequest.times} + 1`, lastAt: now },
    })
}

export async function findCodeRequests(
  read: Reader,
  {
    target,
    purpose,
    outcome,
  }: {
    readonly target: string | undefined
    readonly purpose: accounts.CodePurpose | undefined
    readonly outcome: codeLog.CodeOutcome | undefined
  },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ requests: CodeRequest[]; total: number }> {
  const where = and(
    target === undefined ? undefined : eq(codeRequest.target, target),
    purpose && eq(codeRequest.purpose, purpose),
    outcome && eq(codeRequest.outcome, outcome),
  )
  const requests = await read
    .select({
      id: codeRequest.id,
      target: codeRequest.target,
      purpose: codeRequest.purpose,
      outcome: codeRequest.outcome,
      times: codeRequest.times,
      firstAt: codeRequest.firstAt,
      lastAt: codeRequest.lastAt,
      expiresAt: codeRequest.expiresAt,
      usedAt: sql<Date | null>`coalesce(${verificationCode.usedAt}, ${codeRequest.usedAt})`.mapWith(codeRequest.usedAt),
      tries: sql<number>`coalesce(${verificationCode.tries}, ${codeRequest.tries})`,
      delivery: message.status,
      problem: message.problem,
      deliveredAt: message.sentAt,
    })
    .from(codeRequest)
    .leftJoin(verificationCode, eq(verificationCode.id, codeRequest.codeId))
    .leftJoin(message, eq(message.id, codeRequest.messageId))
    .where(where)
    .orderBy(desc(codeRequest.lastAt), desc(codeRequest.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await read.select({ n: count() }).from(codeRequest).where(where)
  return { requests, total: counted?.n ?? 0 }
}

const daysKey = 'accounts.codeLogDays'
const usualDays = 90

/** For how many days requests are kept: a setting. */
export async function codeLogDays(read: Reader): Promise<number> {
  const [row] = await read.select({ value: setting.value }).from(setting).where(eq(setting.key, daysKey))
  return typeof row?.value === 'number' && row.value >= 1 ? row.value : usualDays
}

export async function putCodeLogDays(tx: Writer, value: number): Promise<void> {
  await tx.insert(setting).values({ key: daysKey, value }).onConflictDoUpdate({ target: setting.key, set: { value } })
}

export async function removeOldRequests(tx: Writer, days: number, now: Date): Promise<void> {
  await tx.delete(codeRequest).where(lt(codeRequest.lastAt, new Date(now.getTime() - days * 24 * hourMs)))
}
