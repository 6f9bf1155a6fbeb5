import type { Operator } from './actor'
import type { Writer } from './database'
import { auditEntry } from './tables'

const secrets = new Set(['password', 'repassword', 'oldPassword', 'newPassword', 'captcha', 'code', 'token', 'ticket'])

/** What was asked, without secrets and without long texts. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 50).map(withoutSecrets)
  if (typeof value === 'string') return value.length > 500 ? `${value.slice(0, 500)}…` : value
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, secrets.has(key) ? '•••' : withoutSecrets(inner)]),
  )
}

type Deed = {
  readonly action: string
  readonly subject: string
  readonly input: unknown
  /** What the deed has replaced, where that can be told. */
  readonly before?: object | undefined
  readonly requestId: string
}

/** Writes what an operator does into the transaction that does it: without the entry there is no deed. */
export async function writeAudit(
  tx: Writer,
  operator: Pick<Operator, 'operatorId' | 'name'>,
  { action, subject, input, before, requestId }: Deed,
): Promise<void> {
  await tx.insert(auditEntry).values({
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action,
    subject,
    detail: withoutSecrets(before ? { asked: input, before } : input) ?? {},
    requestId,
  })
}
