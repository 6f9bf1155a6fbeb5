import { z } from 'zod'
import { codePurposes } from './accounts'
import { endpoint } from './endpoint'
import * as wire from './wire'

/** What became of a request for a code; `noAccount` and `hasAccount` are told to the mailbox's owner alone. */
export const codeOutcomes = [
  'sent',
  'noAccount',
  'hasAccount',
  'tooSoon',
  'hourLimit',
  'dayLimit',
  'captchaWrong',
  'notRecoverable',
  'notOwn',
] as const
export type CodeOutcome = (typeof codeOutcomes)[number]

/** A request for a code, for support (spec A156); never the code itself. */
export const CodeRequestRow = z.object({
  id: z.string(),
  /** Masked unless the operator has `codeLog.reveal`. */
  target: z.string(),
  purpose: z.enum(codePurposes),
  outcome: z.enum(codeOutcomes),
  /** Refusals of one kind within an hour are one row. */
  times: wire.count,
  firstAt: wire.instant,
  lastAt: wire.instant,
  /** What became of a code that was sent; null for what was refused. */
  code: z
    .object({
      state: z.enum(['open', 'used', 'expired', 'outOfTries']),
      tries: wire.count,
      usedAt: wire.instant.nullable(),
      expiresAt: wire.instant,
    })
    .nullable(),
  /** What became of the mail or text message; null where there was none, or where it is no longer kept. */
  delivery: z
    .object({
      status: z.enum(['queued', 'sent', 'kept', 'failed']),
      problem: z.string(),
      at: wire.instant.nullable(),
    })
    .nullable(),
})
export type CodeRequestRow = z.output<typeof CodeRequestRow>

export const listCodeRequests = endpoint({
  access: 'operator',
  permission: 'codeLog.view',
  path: '/opsapi/codeLog/list',
  summary: 'Requests for verification codes, newest first',
  input: z.object({
    ...wire.page(20, 100),
    /** A whole email or phone number; parts of one find nothing. */
    target: wire.line(254).default(''),
    purpose: z.enum(codePurposes).optional(),
    outcome: z.enum(codeOutcomes).optional(),
  }),
  output: z.object({ ...wire.pageOf(CodeRequestRow), keptDays: wire.count }),
  failures: [],
})

/** Days from 1 to 730; older requests are removed within the hour. */
export const setCodeLogDays = endpoint({
  access: 'operator',
  permission: 'settings.edit',
  path: '/opsapi/codeLog/setDays',
  summary: 'How many days requests for codes are kept',
  input: z.object({ days: z.number().int().min(1).max(730) }),
  output: wire.nothing,
  failures: [],
})
