import { describe, expect, it } from 'vitest'
import { mayHavePaymentPassword, minutesLocked, paymentPasswordProblem } from './payment-password'

describe('a new payment password', () => {
  it.each([
    ['135790', '135790', undefined],
    ['000000', '000000', undefined],
    ['', '', { failure: 'paymentPasswordLength', field: 'password' }],
    ['13579', '13579', { failure: 'paymentPasswordLength', field: 'password' }],
    ['1357901', '1357901', { failure: 'paymentPasswordLength', field: 'password' }],
    ['13579a', '13579a', { failure: 'paymentPasswordDigits', field: 'password' }],
    ['１３５７９０', '１３５７９０', { failure: 'paymentPasswordDigits', field: 'password' }],
    ['135790\n', '135790\n', { failure: 'paymentPasswordDigits', field: 'password' }],
    ['135790', '135791', { failure: 'passwordsDiffer', field: 'confirmPassword' }],
    ['135790', '', { failure: 'passwordsDiffer', field: 'confirmPassword' }],
  ])('typed as %j and %j is judged as %o', (password, again, problem) => {
    expect(paymentPasswordProblem(password, again)).toEqual(problem)
  })
})

describe('who may have one', () => {
  it.each([
    [true, false, true],
    [false, true, true],
    [true, true, true],
    [false, false, false],
  ])('with credit %s and cheques %s: %s', (hasCredit, mayPayByCheque, may) => {
    expect(mayHavePaymentPassword({ hasCredit, mayPayByCheque })).toBe(may)
  })
})

describe('the minutes of a lock', () => {
  const now = new Date('2026-11-21T04:00:00Z')
  it.each([
    [1_800_000, 30],
    [1_799_999, 30],
    [60_001, 2],
    [60_000, 1],
    [1, 1],
  ])('%d ms are told as %d minutes', (ms, minutes) => {
    expect(minutesLocked(new Date(now.getTime() + ms), now)).toBe(minutes)
  })
})
