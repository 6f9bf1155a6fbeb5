import { toMinor } from '@cusp/kernel'
import { describe, expect, it } from 'vitest'
import { awaitsReview } from './review'
import { dueAt } from './time-to-pay'

const settings = { reviewFrom: toMinor(1_000_000), hkdPerUsd: 7.8 }

describe('an order awaits review', () => {
  it.each([
    [999_999, 'HKD', false],
    [1_000_000, 'HKD', true],
    [128_206, 'USD', true],
    [128_205, 'USD', false],
  ] as const)('at %i cents of %s: %s', (payable, currency, expected) => {
    expect(awaitsReview({ payable: toMinor(payable), currency }, settings)).toBe(expected)
  })

  it('never where the shop reviews none', () => {
    const none = { ...settings, reviewFrom: toMinor(0) }
    expect(awaitsReview({ payable: toMinor(99_999_999), currency: 'HKD' }, none)).toBe(false)
  })
})

it('gives hours to pay online, and days to send the money by bank', () => {
  const now = new Date('2026-03-01T00:00:00Z')
  const times = { onlineHours: 24, remittanceDays: 7 }
  expect(dueAt('online', times, now)).toEqual(new Date('2026-03-02T00:00:00Z'))
  expect(dueAt('remittance', times, now)).toEqual(new Date('2026-03-08T00:00:00Z'))
  expect(dueAt('cheque', times, now)).toEqual(new Date('2026-03-08T00:00:00Z'))
})
