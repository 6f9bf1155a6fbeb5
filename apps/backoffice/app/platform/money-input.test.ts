import { toMinor } from '@cusp/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsFrom, typedFrom } from './money-input'

describe('what an operator types as an amount', () => {
  it.each([
    ['128.50', 12_850],
    ['128.5', 12_850],
    ['128', 12_800],
    ['0.07', 7],
    ['1,234.50', 123_450],
    ['1,234,567.89', 123_456_789],
    [' HK$ 12.30 ', 1_230],
    ['$12.30', 1_230],
    ['1.10', 110],
    ['4.35', 435],
    ['1.005', undefined],
    ['', undefined],
    ['.50', undefined],
    ['12.', undefined],
    ['1,23.00', undefined],
    ['-5', undefined],
    ['1e3', undefined],
    ['12.30.1', undefined],
    ['１２', undefined],
    ['9999999999', undefined],
  ])('reads %j as %j cents', (typed, cents) => {
    expect(centsFrom(typed)).toBe(cents)
  })

  it('comes back to the cent, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        expect(centsFrom(typedFrom(toMinor(cents)))).toBe(cents)
      }),
    )
  })

  it('shows nothing where there is no price', () => {
    expect(typedFrom(null)).toBe('')
    expect(typedFrom(toMinor(5))).toBe('0.05')
  })
})
