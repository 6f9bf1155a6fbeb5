import { accounts, codeLog } from '@cusp/contract'
import { areaCodes } from '@cusp/kernel'
import type { CodeRequest } from '../code-request'
import { codeRules } from '../limits'
import { targetOf } from './target'

/** The target that somebody has typed in full, as it is kept; undefined when it can be none. */
export function typedTarget(typed: string): string | undefined {
  if (typed.includes('@')) {
    const target = targetOf({ email: typed })
    return 'problem' in target ? undefined : target.key
  }
  const digits = typed.replace(/[\s-]/g, '')
  // The longest code first: +852 is not +8 of another country.
  const area = [...areaCodes].sort((a, b) => b.length - a.length).find((code) => digits.startsWith(code))
  const target = area ? targetOf({ phone: digits.slice(area.length), areaCode: area }) : targetOf({ phone: digits })
  return 'problem' in target ? undefined : target.key
}

/** Enough to tell two people apart on the phone, not enough to write to them. */
export function masked(target: string): string {
  const at = target.lastIndexOf('@')
  if (at > 0) return `${target.slice(0, 1)}•••${target.slice(at)}`
  const [area = '', number = ''] = target.split(' ')
  return `${area} ••••${number.slice(-3)}`
}

/** What became of a code; null where none that could be of use went out. */
export function codeState(
  { outcome, usedAt, expiresAt, tries }: Pick<CodeRequest, 'outcome' | 'usedAt' | 'expiresAt' | 'tries'>,
  now: Date,
): codeLog.CodeRequestRow['code'] {
  if (outcome !== 'sent' || expiresAt === null) return null
  const state = usedAt ? 'used' : tries >= codeRules.tries ? 'outOfTries' : expiresAt <= now ? 'expired' : 'open'
  return { state, tries, usedAt, expiresAt }
}

export const purposeFrom = (text: string): accounts.CodePurpose =>
  accounts.codePurposes.find((purpose) => purpose === text) ?? 'register'
export const outcomeFrom = (text: string): codeLog.CodeOutcome =>
  codeLog.codeOutcomes.find((outcome) => outcome === text) ?? 'sent'
