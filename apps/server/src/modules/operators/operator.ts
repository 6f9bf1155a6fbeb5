import type { OperatorRole } from '@cusp/contract'
import type { OperatorId } from '@cusp/kernel'

export type OperatorFields = {
  readonly name: string
  /** Lower case. */
  readonly email: string
  readonly role: OperatorRole
  readonly isDisabled: boolean
}

export type OperatorRecord = OperatorFields & { readonly id: OperatorId; readonly passwordHash: string }

const minutes = 60 * 1000
/** Back office sessions end after 30 idle minutes, and after 12 hours at the latest. */
export const sessionRules = { idleMs: 30 * minutes, lifeMs: 12 * 60 * minutes, touchMs: minutes } as const
export const loginLimit = { atMost: 10, withinSeconds: 15 * 60 } as const

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
