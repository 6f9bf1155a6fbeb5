import { and, count, desc, eq, ilike, or, sql } from 'drizzle-orm'
import type { Reader } from '../../../platform/database'
import { auditEntry, message } from '../../../platform/tables'
import type { AuditEntry, KeptMessage } from '../operator'

type Page = { readonly limit: number; readonly offset: number }
const containing = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`

export async function findAudit(
  read: Reader,
  { keyword, action }: { readonly keyword: string; readonly action: string },
  { limit, offset }: Page,
): Promise<{ entries: AuditEntry[]; total: number; actions: string[] }> {
  const like = containing(keyword)
  const where = and(
    action === '' ? undefined : eq(auditEntry.action, action),
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
  const actions = await read.selectDistinct({ action: auditEntry.action }).from(auditEntry).orderBy(auditEntry.action)
  return { entries, total: counted?.n ?? 0, actions: actions.map((row) => row.action) }
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
