import { type operators, permissions } from '@cusp/contract'
import { deviceOf } from '@cusp/kernel'
import { type Operator, operatorMay } from '../../platform/actor'
import type { AuditEntry, KeptMessage, OwnSession } from './operator'

type Person = Omit<Operator, 'kind' | 'sessionHash'>

export const operatorSelf = (operator: Person): operators.OperatorSelf => ({
  id: operator.operatorId,
  name: operator.name,
  email: operator.email,
  role: operator.role,
  permissions: permissions.filter((permission) => operatorMay(operator, permission)),
  hasTwoFactor: operator.hasTwoFactor,
  mustSetUpTwoFactor: operator.mustSetUpTwoFactor,
  mustChangePassword: operator.mustChangePassword,
})

export const sessionRow = (own: OwnSession, current: string): operators.OperatorSessionRow => ({
  id: own.id,
  device: deviceOf(own.userAgent),
  startedAt: own.createdAt,
  lastSeenAt: own.lastSeenAt,
  isCurrent: own.tokenHash === current,
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
