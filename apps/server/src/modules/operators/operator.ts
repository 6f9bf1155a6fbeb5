import type { OperatorRole } from '@cusp/contract'
import type { OperatorId, OperatorSessionId } from '@cusp/kernel'

export type OperatorFields = {
  readonly name: string
  /** Lower case. */
  readonly email: string
  readonly role: OperatorRole
  readonly isDisabled: boolean
}

export type OperatorRecord = OperatorFields & {
  readonly id: OperatorId
  readonly passwordHash: string
  readonly hasTwoFactor: boolean
  /** Set while the password is one that somebody else has chosen: until then it can be used to choose one's own. */
  readonly passwordExpiresAt: Date | null
}

const minutes = 60 * 1000
/** Back office sessions end after 30 idle minutes, and after 12 hours at the latest. */
export const sessionRules = { idleMs: 30 * minutes, lifeMs: 12 * 60 * minutes, touchMs: minutes } as const
export const loginLimit = { atMost: 10, withinSeconds: 15 * 60 } as const
export const loginAttempts = (email: string): string => `operator login ${email}`

/** The second step of a login: how long it stays open, and how many codes may be tried in it. */
export const loginStep = { lifeMs: 5 * minutes, tries: 5 } as const
/** Six digits guessed in whatever number of logins: about one chance in thirty thousand per half day. */
export const codeLimit = { atMost: 10, withinSeconds: 12 * 3600 } as const
/** How long a password that somebody else has chosen can be used to choose one's own. */
export const firstPasswordMs = 3 * 24 * 60 * minutes
export const setupLifeMs = 10 * minutes
/** The setting that names the roles of which two-factor is demanded. */
export const twoFactorRule = 'operators.twoFactorRoles'

export type OwnSession = {
  readonly id: OperatorSessionId
  readonly tokenHash: string
  readonly userAgent: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
}

export type AuditEntry = {
  readonly id: number
  readonly at: Date
  readonly operatorName: string
  readonly action: string
  readonly subject: string
  readonly detail: unknown
  readonly requestId: string
}

export type KeptMessage = {
  readonly id: number
  readonly createdAt: Date
  readonly channel: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly status: string
  readonly problem: string
  readonly isSecret: boolean
}
