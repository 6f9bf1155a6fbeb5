import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostOrderable, quantityProblem, settleQuantity } from './quantity'

describe('settleQuantity', () => {
  it.each([
    [7, { stock: 100, step: 5 }, 5],
    [103, { stock: 99, step: 5 }, 95],
    [4, { stock: 3, step: 5 }, 0],
    [Number.NaN, { stock: 100, step: 10 }, 10],
    [-3, { stock: 100, step: 1 }, 0],
    [50, { stock: 100, step: 6, allowance: 20 }, 18],
  ])('settles %s under %o as %s', (asked, limits, settled) => {
    expect(settleQuantity(asked, limits)).toBe(settled)
  })

  it('only ever gives quantities that can be ordered', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.nat(5000),
        fc.integer({ min: 1, max: 60 }),
        fc.option(fc.nat(500)),
        (asked, stock, step, allowance) => {
          const limits = { stock, step, allowance }
          const settled = settleQuantity(asked, limits)
          expect(settled).toBeLessThanOrEqual(mostOrderable(limits))
          if (settled > 0) expect(quantityProblem(settled, limits)).toBeUndefined()
        },
      ),
    )
  })
})

describe('quantityProblem', () => {
  it('names what is wrong', () => {
    expect(quantityProblem(0, { stock: 5, step: 1 })).toBe('tooFew')
    expect(quantityProblem(3, { stock: 5, step: 2 })).toBe('notWholeSteps')
    expect(quantityProblem(6, { stock: 5, step: 2 })).toBe('insufficientStock')
    expect(quantityProblem(4, { stock: 5, step: 2, allowance: 2 })).toBe('overLimit')
  })
})
