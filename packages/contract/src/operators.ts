import { z } from 'zod'
import { endpoint } from './endpoint'
import { type OperatorRole, operatorRoles, permissions } from './permissions'
import * as wire from './wire'

// Object.keys forgets the names that the table declares.
const roleNames = Object.keys(operatorRoles) as [OperatorRole, ...OperatorRole[]]
const role = z.enum(roleNames)

export const OperatorSelf = z.object({
  id: wire.id<'Operator'>(),
  name: z.string(),
  email: z.string(),
  role,
  permissions: z.array(z.enum(permissions)),
})
export type OperatorSelf = z.output<typeof OperatorSelf>

/** Signs an operator in; the session is a cookie of its own, apart from the storefront's. */
export const operatorLogIn = endpoint({
  access: 'operatorLogin',
  path: '/opsapi/login',
  summary: 'Operator login',
  input: z.object({ email: wire.line(254), password: z.string().max(128) }),
  output: OperatorSelf,
  failures: ['credentialsWrong'],
})
export const operatorLogOut = endpoint({
  access: 'operator',
  permission: 'self',
  path: '/opsapi/logout',
  summary: 'Operator logout',
  input: wire.noInput,
  output: wire.nothing,
  failures: [],
})
export const getOperatorSelf = endpoint({
  access: 'operator',
  permission: 'self',
  path: '/opsapi/me',
  summary: 'The signed-in operator',
  input: wire.noInput,
  output: OperatorSelf,
  failures: [],
})

/** Numbers on the back office's first page; those that the operator may not see are null. */
export const getDashboard = endpoint({
  access: 'operator',
  permission: 'self',
  path: '/opsapi/dashboard',
  summary: 'What awaits attention',
  input: wire.noInput,
  output: z.object({
    clinicsToReview: wire.count.nullable(),
    ordersToShip: wire.count.nullable(),
    remittancesToConfirm: wire.count.nullable(),
    refundsDue: wire.count.nullable(),
    variantsSoldOut: wire.count.nullable(),
    ordersToday: wire.count.nullable(),
    takenTodayHkd: wire.amount.nullable(),
    booksAreSound: z.boolean(),
  }),
  failures: [],
})

export const OperatorRow = z.object({
  id: wire.id<'Operator'>(),
  name: z.string(),
  email: z.string(),
  role,
  isDisabled: z.boolean(),
  lastSeenAt: wire.instant.nullable(),
})
export type OperatorRow = z.output<typeof OperatorRow>
export const listOperators = endpoint({
  access: 'operator',
  permission: 'operators.manage',
  path: '/opsapi/operators/list',
  summary: 'Operators',
  input: wire.noInput,
  output: z.object({ list: z.array(OperatorRow) }),
  failures: [],
})
/**
 * Creates an operator, or changes one. A password is needed for a new one; disabling needs a reason for the audit log and ends
 * the operator's sessions at once.
 */
export const saveOperator = endpoint({
  access: 'operator',
  permission: 'operators.manage',
  path: '/opsapi/operators/save',
  summary: 'Create or change an operator',
  input: z.object({
    id: wire.id<'Operator'>().optional(),
    name: wire.line(80).min(1),
    email: wire.line(254),
    role,
    isDisabled: z.boolean(),
    password: z.string().max(128).optional(),
    reason: wire.prose(500).default(''),
  }),
  output: z.object({ id: wire.id<'Operator'>() }),
  failures: ['operatorNotFound', 'operatorTaken', 'passwordWeak', 'passwordCommon', 'lastAdmin', 'reasonMissing'],
})

export const AuditRow = z.object({
  id: z.string(),
  at: wire.instant,
  operator: z.string(),
  action: z.string(),
  subject: z.string(),
  detail: z.string(),
  requestId: z.string(),
})
export type AuditRow = z.output<typeof AuditRow>
export const listAudit = endpoint({
  access: 'operator',
  permission: 'audit.view',
  path: '/opsapi/audit/list',
  summary: 'The audit log, newest first',
  input: z.object({ ...wire.page(50, 200), keyword: wire.line(80).default(''), action: wire.line(80).default('') }),
  output: z.object({ ...wire.pageOf(AuditRow), actions: z.array(z.string()) }),
  failures: [],
})

/** What the shop has sent by mail or text message, or would have where no provider is set up. */
export const MessageRow = z.object({
  id: z.string(),
  at: wire.instant,
  channel: z.enum(['mail', 'sms']),
  to: z.string(),
  subject: z.string(),
  status: z.enum(['queued', 'sent', 'kept', 'failed']),
  problem: z.string(),
})
export type MessageRow = z.output<typeof MessageRow>
export const listMessages = endpoint({
  access: 'operator',
  permission: 'messages.view',
  path: '/opsapi/messages/list',
  summary: 'Messages sent or kept, newest first',
  input: z.object({
    ...wire.page(20, 100),
    keyword: wire.line(80).default(''),
    channel: z.enum(['mail', 'sms']).optional(),
  }),
  output: z.object({ ...wire.pageOf(MessageRow), mailIsSetUp: z.boolean(), smsIsSetUp: z.boolean() }),
  failures: [],
})
export const getMessage = endpoint({
  access: 'operator',
  permission: 'messages.view',
  path: '/opsapi/messages/detail',
  summary: 'One message',
  input: z.object({ id: wire.line(64) }),
  output: MessageRow.extend({ text: z.string() }),
  failures: ['messageNotFound'],
})
