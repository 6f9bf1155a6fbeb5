import { toMinor } from '@cusp/kernel'
import { expect, it } from 'vitest'
import { termsFieldAtFault } from './credit'

const none = {
  mayPayByCheque: false,
  chequeLimit: toMinor(0),
  chequeDays: 0,
  hasCredit: false,
  creditLimit: toMinor(0),
  creditDays: 0,
}

it('needs a limit for what is allowed, and none for what is not', () => {
  expect(termsFieldAtFault(none)).toBeUndefined()
  expect(termsFieldAtFault({ ...none, mayPayByCheque: true })).toBe('chequeLimit')
  expect(termsFieldAtFault({ ...none, hasCredit: true })).toBe('creditLimit')
  expect(termsFieldAtFault({ ...none, hasCredit: true, creditLimit: toMinor(1) })).toBeUndefined()
})

it('takes no limit below nothing or beyond reason', () => {
  expect(termsFieldAtFault({ ...none, chequeLimit: toMinor(-1) })).toBe('chequeLimit')
  expect(termsFieldAtFault({ ...none, creditLimit: toMinor(10_000_000_001) })).toBe('creditLimit')
})
