import { may, type operators, permissions } from '@cusp/contract'
import type { Operator } from '../../platform/actor'
import type { AuditEntry, KeptMessage } from './operator'

export const operatorSelf = ({
  operatorId,
  name,
  email,
  role,
}: Pick<Operator, 'operatorId' | 'name' | 'email' | 'role'>): operators.OperatorSelf => ({
  id: operatorId,
  name,
  email,
  role,
  permissions: permissions.filter((permission) => may(role, permission)),
})

export const auditRow = (entry: AuditEntry): operators.AuditRow => ({
  id: String(entry.id),
  at: entry.at,
  operator: entry.operatorName,
  action: entry.action,
  subject: entry.subject,
  detail: JSON.stringify(entry.detail),
  requestId: entry.requestId,
})

const statuses = ['queued', 'sent', 'kept', 'failed'] as const

export const messageRow = (message: KeptMessage): operators.MessageRow => ({
  id: String(message.id),
  at: message.createdAt,
  channel: message.channel === 'sms' ? 'sms' : 'mail',
  to: message.recipient,
  subject: message.subject,
  status: statuses.find((status) => status === message.status) ?? 'failed',
  problem: message.problem,
})

/** Codes are for their readers alone; only where nothing is sent at all is this viewer the mailbox. */
export const messageText = ({ isSecret, status, body }: KeptMessage): string =>
  isSecret && status !== 'kept' ? '••••••' : body
