import { idFrom, type OperatorId } from '@cusp/kernel'
import { and, asc, count, desc, eq, ilike, isNotNull, or, sql } from 'drizzle-orm'
import type { Reader } from '../../../platform/database'
import { auditEntry, message } from '../../../platform/tables'
import type { AuditEntry, KeptMessage } from '../operator'

type Page = { readonly limit: number; readonly offset: number }
const containing = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`

export type AuditFilters = {
  readonly keyword: string
  readonly action: string
  readonly subject: string
  readonly operatorId: OperatorId | undefined
  /** Hong Kong days, both included. */
  readonly from: string | undefined
  readonly until: string | undefined
}

export async function findAudit(
  read: Reader,
  { keyword, action, subject, operatorId, from, until }: AuditFilters,
  { limit, offset }: Page,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const like = containing(keyword)
  const where = and(
    action === '' ? undefined : eq(auditEntry.action, action),
    operatorId === undefined ? undefined : eq(auditEntry.operatorId, operatorId),
    subject === '' ? undefined : ilike(auditEntry.subject, containing(subject)),
    from === undefined ? undefined : sql`${auditEntry.at} >= (${from}::date)::timestamp at time zone 'Asia/Hong_Kong'`,
    until === undefined
      ? undefined
      : sql`${auditEntry.at} < (${until}::date + 1)::timestamp at time zone 'Asia/Hong_Kong'`,
    keyword === ''
      ? undefined
      : or(
          ilike(auditEntry.operatorName, like),
          ilike(auditEntry.subject, like),
          ilike(sql`${auditEntry.detail}::text`, like),
          ilike(auditEntry.requestId, like),
        ),
  )
  const entries = await read
    .select()
    .from(auditEntry)
    .where(where)
    .orderBy(desc(auditEntry.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await read.select({ n: count() }).from(auditEntry).where(where)
  return { entries, total: counted?.n ?? 0 }
}

/** What the log can be narrowed down to: the actions in it, and everybody who has acted, by their latest name. */
export async function findAuditChoices(
  read: Reader,
): Promise<{ actions: string[]; operators: { id: OperatorId; name: string }[] }> {
  const actions = await read.selectDistinct({ action: auditEntry.action }).from(auditEntry).orderBy(auditEntry.action)
  const acted = await read
    .selectDistinctOn([auditEntry.operatorId], { id: auditEntry.operatorId, name: auditEntry.operatorName })
    .from(auditEntry)
    .where(isNotNull(auditEntry.operatorId))
    .orderBy(asc(auditEntry.operatorId), desc(auditEntry.id))
  return {
    actions: actions.map((row) => row.action),
    operators: acted
      .map(({ id, name }) => ({ id: idFrom<'Operator'>(id ?? ''), name }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  }
}

const messageColumns = {
  id: message.id,
  createdAt: message.createdAt,
  channel: message.channel,
  recipient: message.recipient,
  subject: message.subject,
  body: message.body,
  status: message.status,
  problem: message.problem,
  isSecret: message.isSecret,
}

export async function findMessages(
  read: Reader,
  { keyword, channel }: { readonly keyword: string; readonly channel: 'mail' | 'sms' | undefined },
  { limit, offset }: Page,
): Promise<{ messages: KeptMessage[]; total: number }> {
  const like = containing(keyword)
  const where = and(
    channel ? eq(message.channel, channel) : undefined,
    keyword === '' ? undefined : or(ilike(message.recipient, like), ilike(message.subject, like)),
  )
  const messages = await read
    .select(messageColumns)
    .from(message)
    .where(where)
    .orderBy(desc(message.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await read.select({ n: count() }).from(message).where(where)
  return { messages, total: counted?.n ?? 0 }
}

export async function findMessage(read: Reader, id: number): Promise<KeptMessage | undefined> {
  const [row] = await read.select(messageColumns).from(message).where(eq(message.id, id))
  return row
}
