import { describe, expect, it } from 'vitest'
import { preOrderOffer } from './pre-order'

const gone = {
  isPreOrder: true,
  preOrderExpected: '2026-12-24',
  preOrderPercent: 30,
  isOnInquiry: false,
  step: 5,
  available: 0,
  preOrderLeft: 23,
}

describe('a variant on pre-order', () => {
  it('can be pre-ordered in whole steps while not one step of it can be sold', () => {
    expect(preOrderOffer(gone)).toEqual({ expectedOn: '2026-12-24', depositPercent: 30, most: 20 })
    expect(preOrderOffer({ ...gone, available: 4 })?.most).toBe(20)
  })

  it.each([
    ['there is a step of it', { available: 5 }],
    ['it is not offered', { isPreOrder: false }],
    ['it has no price', { isOnInquiry: true }],
    ['less than a step may still be promised', { preOrderLeft: 4 }],
  ])('cannot be pre-ordered where %s', (_, changed) => {
    expect(preOrderOffer({ ...gone, ...changed })).toBeNull()
  })
})
