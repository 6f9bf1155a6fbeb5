import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate, formatMoney, percentOf, toMinor } from './money'

describe('allocate', () => {
  it('gives parts that add up to the whole, to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc
          .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 })
          .filter((w) => w.some((n) => n > 0)),
        (amount, weights) => {
          const parts = allocate(toMinor(amount), weights)
          expect(parts.reduce((a, b) => a + b, 0)).toBe(amount)
          expect(parts.every((part) => part >= 0)).toBe(true)
        },
      ),
      { numRuns: 20_000 },
    )
  })

  it('refuses weights that add up to nothing', () => {
    expect(() => allocate(toMinor(100), [0, 0])).toThrow(RangeError)
  })
})

describe('money', () => {
  it('refuses half a cent', () => {
    expect(() => toMinor(1.5)).toThrow(RangeError)
  })

  it('rounds a percentage once, half up', () => {
    expect(percentOf(toMinor(1050), 15)).toBe(158)
  })

  it('shows two decimals, thousands and the symbol of its currency', () => {
    expect(formatMoney(toMinor(123_456_705), 'HKD')).toBe('HK$1,234,567.05')
    expect(formatMoney(toMinor(-50), 'USD')).toBe('-$0.50')
  })
})
