import { nothing } from '@cusp/kernel'
import type { Counted, InvitationCode } from '../invitation-code'

const none = (key: string): Counted => ({
  key,
  registered: 0,
  submitted: 0,
  approved: 0,
  ordered: 0,
  firstOrdersHkd: nothing,
  firstOrdersUsd: nothing,
  outsideValidity: 0,
})

/** Puts numbers to the codes that were created, and leaves those that nobody has created and those of no code. */
export function report(
  codes: readonly InvitationCode[],
  counted: readonly Counted[],
): {
  readonly known: readonly (InvitationCode & Counted)[]
  readonly unknown: readonly Counted[]
  readonly without: Counted
} {
  const byKey = new Map(counted.map((each) => [each.key, each]))
  const keys = new Set(codes.map(({ code }) => code.toUpperCase()))
  return {
    known: codes.map((code) => ({ ...code, ...(byKey.get(code.code.toUpperCase()) ?? none(code.code.toUpperCase())) })),
    unknown: counted.filter(({ key }) => key !== '' && !keys.has(key)),
    without: byKey.get('') ?? none(''),
  }
}
