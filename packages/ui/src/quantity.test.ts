import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digitsOnly, mostSteps, settleTyped, stepBy } from './quantity'

const fives = { min: 5, max: 42, step: 5 }

describe('settleTyped', () => {
  it.each([
    ['20', { quantity: 20, correction: undefined }],
    ['23', { quantity: 20, correction: 'notWholeSteps' }],
    ['99', { quantity: 40, correction: 'aboveMax' }],
    ['41', { quantity: 40, correction: 'aboveMax' }],
    ['3', { quantity: 5, correction: 'belowMin' }],
    ['0', { quantity: 5, correction: 'belowMin' }],
    ['', { quantity: 5, correction: undefined }],
    ['abc', { quantity: 5, correction: undefined }],
    ['1e5', { quantity: 15, correction: undefined }],
    ['２０', { quantity: 20, correction: undefined }],
    ['0020', { quantity: 20, correction: undefined }],
  ])('turns “%s” into what can be had', (typed, settled) => {
    expect(settleTyped(typed, fives)).toEqual(settled)
  })

  it('settles on nothing when less than one step is left', () => {
    expect(settleTyped('7', { min: 5, max: 4, step: 5 })).toEqual({ quantity: 0, correction: 'aboveMax' })
  })

  it('always lands on whole steps within bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(500), fc.integer({ min: 1, max: 50 }), (typed, max, step) => {
        const { quantity } = settleTyped(typed, { min: 0, max, step })
        expect(quantity % step).toBe(0)
        expect(quantity).toBeGreaterThanOrEqual(0)
        expect(quantity).toBeLessThanOrEqual(max)
      }),
    )
  })
})

describe('digitsOnly', () => {
  it('drops what is no digit and keeps a number that a cart can hold', () => {
    expect(digitsOnly('-1.5 boxes')).toBe('15')
    expect(digitsOnly('9'.repeat(30))).toBe('999999999')
  })
})

describe('stepBy', () => {
  it.each([
    [10, 1, 15],
    [10, -1, 5],
    [5, -1, 5],
    [40, 1, 40],
    [10, 10, 40],
    [7, 1, 10],
    [12, -1, 10],
  ])('goes from %i by %i steps to %i', (from, steps, to) => {
    expect(stepBy(from, steps, fives)).toBe(to)
  })

  it('stays at nothing when nothing can be had', () => {
    expect(stepBy(0, 1, { min: 5, max: 0, step: 5 })).toBe(0)
  })
})

describe('mostSteps', () => {
  it('rounds the stock down to whole steps and never below none', () => {
    expect(mostSteps(fives)).toBe(40)
    expect(mostSteps({ min: 0, max: -3, step: 5 })).toBe(0)
  })
})
