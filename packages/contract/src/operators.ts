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
  hasTwoFactor: z.boolean(),
  /** The shop demands two-factor of this role: until it is set up, only the own account is open. */
  mustSetUpTwoFactor: z.boolean(),
  /** The password is one that somebody else has chosen: until there is one of their own, only the own account is open. */
  mustChangePassword: z.boolean(),
})
export type OperatorSelf = z.output<typeof OperatorSelf>

/**
 * Signs an operator in; the session is a cookie of its own, apart from the storefront's. Who has set up two-factor gets a
 * ticket instead, good for five minutes and five tries of a code.
 */
export const operatorLogIn = endpoint({
  access: 'operatorLogin',
  path: '/opsapi/login',
  summary: 'Operator login',
  input: z.object({ email: wire.line(254), password: z.string().max(128) }),
  output: z.discriminatedUnion('step', [
    z.object({ step: z.literal('done'), operator: OperatorSelf }),
    z.object({ step: z.literal('code'), ticket: z.string() }),
  ]),
  failures: ['credentialsWrong', 'firstPasswordExpired'],
})

/** Six digits of an authenticator (RFC 6238), or a recovery code; spaces and hyphens are ignored. */
const secondFactor = wire.line(60).min(1)

/** The second step of a login: each code is taken once. */
export const operatorLogInByCode = endpoint({
  access: 'operatorLogin',
  path: '/opsapi/login/code',
  summary: 'Operator login, second step',
  input: z.object({ ticket: wire.line(64), code: secondFactor }),
  output: OperatorSelf,
  failures: ['codeWrong', 'loginStepGone'],
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

/** Changes the own password; all other sessions of the operator end. */
export const updateOperatorPassword = endpoint({
  access: 'operator',
  permission: 'self',
  path: '/opsapi/me/password',
  summary: 'Change the own password',
  input: z.object({ oldPassword: z.string().max(128), newPassword: z.string().max(128) }),
  output: wire.nothing,
  failures: ['passwordWrong', 'passwordUnchanged', 'operatorPasswordWeak', 'passwordCommon'],
})

/** In which letters to operators are written. */
export const letterLanguages = ['en', 'zh-Hant'] as const
export type LetterLanguage = (typeof letterLanguages)[number]
/** Null follows the language that the operator works in. */
const letterLanguage = z.object({ language: z.enum(letterLanguages).nullable() })

export const getLetterLanguage = endpoint({
  access: 'operator',
  permission: 'self',
  path: '/opsapi/me/letterLanguage',
  summary: 'The language that the operator has chosen for letters',
  input: wire.noInput,
  output: letterLanguage,
  failures: [],
})

/** Holds for the next letter. */
export const saveLetterLanguage = endpoint({
  access: 'operator',
  permission: 'self',
  path: '/opsapi/me/letterLanguage/save',
  summary: 'Choose the language of letters to the operator',
  input: letterLanguage,
  output: wire.nothing,
  failures: [],
})

export const getTwoFactor = endpoint({
  access: 'operator',
  permission: 'self',
  path: '/opsapi/me/twoFactor',
  summary: 'The own two-factor login',
  input: wire.noInput,
  output: z.object({
    isRequired: z.boolean(),
    /** When it was set up; null when it is not. */
    since: wire.instant.nullable(),
    recoveryCodesLeft: wire.count,
  }),
  failures: [],
})
/** Begins to set up an authenticator: its secret, good for ten minutes. Replacing one needs a code of the present one. */
export const startTwoFactor = endpoint({
  access: 'operator',
  permission: 'self',
  path: '/opsapi/me/twoFactor/start',
  summary: 'Begin to set up two-factor login',
  input: z.object({ password: z.string().max(128), code: secondFactor.optional() }),
  output: z.object({
    /** Base32, for typing. */
    secret: z.string(),
    /** The same as an `otpauth:` address, for a QR code. */
    uri: z.string(),
  }),
  failures: ['passwordWrong', 'codeWrong'],
})
/** Sets it up with a first code, shows ten recovery codes this once, and ends the operator's other sessions. */
export const confirmTwoFactor = endpoint({
  access: 'operator',
  permission: 'self',
  path: '/opsapi/me/twoFactor/confirm',
  summary: 'Set up two-factor login',
  input: z.object({ code: secondFactor }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  failures: ['codeWrong', 'twoFactorNotStarted'],
})
/** Ten new recovery codes; those from before are worth nothing any more. */
export const renewRecoveryCodes = endpoint({
  access: 'operator',
  permission: 'self',
  path: '/opsapi/me/twoFactor/recoveryCodes',
  summary: 'New recovery codes',
  input: z.object({ password: z.string().max(128), code: secondFactor }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  failures: ['passwordWrong', 'codeWrong', 'twoFactorOff'],
})
export const turnOffTwoFactor = endpoint({
  access: 'operator',
  permission: 'self',
  path: '/opsapi/me/twoFactor/off',
  summary: 'Turn two-factor login off',
  input: z.object({ password: z.string().max(128), code: secondFactor }),
  output: wire.nothing,
  failures: ['passwordWrong', 'codeWrong', 'twoFactorOff', 'twoFactorRequired'],
})

export const OperatorSessionRow = z.object({
  id: wire.id<'OperatorSession'>(),
  /** `Firefox · Windows`; empty when the browser did not say. */
  device: z.string(),
  startedAt: wire.instant,
  lastSeenAt: wire.instant,
  isCurrent: z.boolean(),
})
export type OperatorSessionRow = z.output<typeof OperatorSessionRow>
export const listOwnOperatorSessions = endpoint({
  access: 'operator',
  permission: 'self',
  path: '/opsapi/me/sessions',
  summary: 'The own sessions',
  input: wire.noInput,
  output: z.object({ list: z.array(OperatorSessionRow) }),
  failures: [],
})
/** Ends one of the own sessions, or without an id all but the one that asks. */
export const endOwnOperatorSessions = endpoint({
  access: 'operator',
  permission: 'self',
  path: '/opsapi/me/sessions/end',
  summary: 'End own sessions',
  input: z.object({ id: wire.id<'OperatorSession'>().optional() }),
  output: wire.nothing,
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
    ordersToReview: wire.count.nullable(),
    ordersHeld: wire.count.nullable(),
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
  hasTwoFactor: z.boolean(),
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
 * Creates an operator, or changes one. A password is needed for a new one; disabling needs a reason for the audit log. Disabling,
 * another role and another password end the operator's sessions at once. A password of somebody else's is good for three days,
 * and for choosing one's own only.
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
  failures: [
    'operatorNotFound',
    'operatorTaken',
    'operatorPasswordWeak',
    'passwordCommon',
    'lastAdmin',
    'reasonMissing',
  ],
})

/** Takes away an authenticator that its owner has lost, and ends their sessions; they log in with the password alone. */
export const resetTwoFactor = endpoint({
  access: 'operator',
  permission: 'operators.manage',
  path: '/opsapi/operators/resetTwoFactor',
  summary: 'Reset another operator’s two-factor login',
  input: z.object({ id: wire.id<'Operator'>(), reason: wire.prose(500).default('') }),
  output: wire.nothing,
  failures: ['operatorNotFound', 'twoFactorOff', 'reasonMissing', 'notOnYourself'],
})
export const endOperatorSessions = endpoint({
  access: 'operator',
  permission: 'operators.manage',
  path: '/opsapi/operators/endSessions',
  summary: 'End another operator’s sessions',
  input: z.object({ id: wire.id<'Operator'>() }),
  output: wire.nothing,
  failures: ['operatorNotFound', 'notOnYourself'],
})
export const getTwoFactorRule = endpoint({
  access: 'operator',
  permission: 'operators.manage',
  path: '/opsapi/operators/twoFactorRule',
  summary: 'Which roles must use two-factor login',
  input: wire.noInput,
  output: z.object({ roles: z.array(role) }),
  failures: [],
})
/** Holds from the next click: whoever has such a role and no authenticator sees nothing but the own account until it is set up. */
export const saveTwoFactorRule = endpoint({
  access: 'operator',
  permission: 'operators.manage',
  path: '/opsapi/operators/twoFactorRule/save',
  summary: 'Demand two-factor login of roles',
  input: z.object({ roles: z.array(role).max(roleNames.length) }),
  output: wire.nothing,
  failures: [],
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
  input: z.object({
    ...wire.page(50, 200),
    keyword: wire.line(80).default(''),
    action: wire.line(80).default(''),
    operatorId: wire.id<'Operator'>().optional(),
    /** What it was about, such as `order 2026030200000001`, or a part of it. */
    subject: wire.line(80).default(''),
    /** Hong Kong days, both included. */
    from: wire.day.optional(),
    until: wire.day.optional(),
  }),
  output: z.object({
    ...wire.pageOf(AuditRow),
    actions: z.array(z.string()),
    operators: z.array(z.object({ id: wire.id<'Operator'>(), name: z.string() })),
  }),
  failures: [],
})
export const listOwnAudit = endpoint({
  access: 'operator',
  permission: 'self',
  path: '/opsapi/me/audit',
  summary: 'What the operator has done, newest first',
  input: z.object({ ...wire.page(20, 100) }),
  output: z.object(wire.pageOf(AuditRow)),
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
