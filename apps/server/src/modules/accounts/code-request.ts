import type { codeLog } from '@cusp/contract'

/** What became of a request that led to a message. */
export type AnsweredRequest = Extract<codeLog.CodeOutcome, 'sent' | 'noAccount' | 'hasAccount'>
/** Why a request led to nothing. */
export type RefusedRequest = Exclude<codeLog.CodeOutcome, AnsweredRequest>

export type CodeRequest = {
  readonly id: number
  /** As codes are sealed to it: an email in lower case, or area code and number with a space. */
  readonly target: string
  readonly purpose: string
  readonly outcome: string
  readonly times: number
  readonly firstAt: Date
  readonly lastAt: Date
  readonly expiresAt: Date | null
  readonly usedAt: Date | null
  readonly tries: number
  readonly delivery: string | null
  readonly problem: string | null
  readonly deliveredAt: Date | null
}
