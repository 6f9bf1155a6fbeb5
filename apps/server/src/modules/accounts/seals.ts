import { randomInt, timingSafeEqual } from 'node:crypto'
import type { accounts } from '@cusp/contract'
import type { Platform } from '../../platform/platform'
import type { Target } from './account'

export const sealOfCaptcha = (platform: Pick<Platform, 'seal'>, id: string, answer: string): string =>
  platform.seal('captcha', `${id}\n${answer}`)

/** A code is good for one purpose and one target only: all three are sealed together. */
export const sealOfCode = (
  platform: Pick<Platform, 'seal'>,
  purpose: accounts.CodePurpose,
  { key }: Target,
  code: string,
): string => platform.seal('code', `${purpose}\n${key}\n${code}`)

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Compares seals without telling by the time it takes where they differ. */
export function isSameSeal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
