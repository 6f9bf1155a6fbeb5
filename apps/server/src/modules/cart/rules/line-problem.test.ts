import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failureOf, lineProblem, mostOf } from './line-problem'

const variant = {
  step: 5,
  available: 100,
  allowance: null,
  purchaseLimit: 0,
  isOnInquiry: false,
  isOnShelf: true,
}

describe('lineProblem', () => {
  it.each([
    [5, {}, undefined],
    [7, {}, 'notWholeSteps'],
    [0, {}, 'notWholeSteps'],
    [105, {}, 'insufficientStock'],
    [5, { available: 4 }, 'soldOut'],
    [5, { isOnInquiry: true }, 'onInquiry'],
    [20, { allowance: 15, purchaseLimit: 30 }, 'overLimit'],
    [15, { allowance: 15, purchaseLimit: 30 }, undefined],
  ] as const)('%s pieces of a variant with %o: %s', (quantity, changed, problem) => {
    expect(lineProblem(quantity, { ...variant, ...changed })).toBe(problem)
  })

  it('finds nothing wrong with the most that can be ordered, and something with a step more', () => {
    const judged = fc.record({
      step: fc.integer({ min: 1, max: 50 }),
      available: fc.integer({ min: 0, max: 1000 }),
      allowance: fc.option(fc.integer({ min: 0, max: 1000 })),
      purchaseLimit: fc.constant(1000),
      isOnInquiry: fc.boolean(),
      isOnShelf: fc.constant(true),
    })
    fc.assert(
      fc.property(judged, (v) => {
        const most = mostOf(v)
        if (most > 0) expect(lineProblem(most, v)).toBeUndefined()
        expect(lineProblem(most + v.step, v)).toBeDefined()
      }),
    )
  })
})

it('names the number that the sentence needs', () => {
  expect(failureOf('notWholeSteps', variant)).toEqual({ failure: 'wrongQuantity', n: 5 })
  expect(failureOf('overLimit', { ...variant, purchaseLimit: 12 })).toEqual({ failure: 'overLimit', n: 12 })
})
