import type { catalogue } from '@cusp/contract'
import type { Say } from '../../platform/words'

/** "Expected 2026-12-24 · Deposit 30%": the deposit for those who see prices, the day where there is one. */
export function preOrderNote(
  { expectedOn, depositPercent }: NonNullable<catalogue.Variant['preOrder']>,
  say: Say,
): string {
  return [
    expectedOn === null ? undefined : say('product.preOrderExpected', { date: expectedOn }),
    depositPercent === null ? undefined : say('product.preOrderDeposit', { percent: depositPercent }),
  ]
    .filter((note) => note !== undefined)
    .join(' · ')
}
