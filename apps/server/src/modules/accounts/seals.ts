import { randomInt, timingSafeEqual } from 'node:crypto'
import type { accounts } from '@cusp/contract'
import type { Platform } from '../../platform/platform'
import type { Target } from './account'

export const sealOfCaptcha = (platform: Pick<Platform, 'seal'>, id: string, answer: string): string =>
  platform.seal('captcha', `${id}\n${answer}`)

/** Who may bring a code back: a session, or anybody for codes that people need who are not signed in. */
export type CodeOwner = { readonly sessionHash: string } | undefined

/** A code is good for one purpose, one target and one owner only: all four are sealed together. */
export const sealOfCode = (
  platform: Pick<Platform, 'seal'>,
  purpose: accounts.CodePurpose,
  { key }: Target,
  code: string,
  owner: CodeOwner,
): string => platform.seal('code', `${purpose}\n${key}\n${code}\n${owner?.sessionHash ?? ''}`)

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Compares seals without telling by the time it takes where they differ. */
export function isSameSeal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
