import { expect, it } from 'vitest'
import { allowanceOf } from './allowance'

const offer = { id: 'o1', from: 1_000, until: 2_000, hkd: 700, usd: null, limit: 4 }
const bought = (all: number, inPromotion: number) => ({ bought: all, boughtInPromotions: { o1: inPromotion, o0: 99 } })

it('lets a clinic buy what the tighter of both limits leaves, while the promotion is on', () => {
  const variant = { purchaseLimit: 10, offers: [offer] }
  expect(allowanceOf(variant, bought(6, 1), 1_500)).toEqual({ limit: 4, left: 3 })
  expect(allowanceOf(variant, bought(9, 1), 1_500)).toEqual({ limit: 10, left: 1 })
  expect(allowanceOf(variant, bought(6, 1), 2_000)).toEqual({ limit: 10, left: 4 })
  expect(allowanceOf(variant, bought(12, 5), 1_500)).toEqual({ limit: 10, left: 0 })
})

it('knows no limit where there is none', () => {
  expect(allowanceOf({ purchaseLimit: 0 }, bought(6, 0), 1_500)).toEqual({ limit: 0, left: null })
  expect(allowanceOf({ purchaseLimit: 0, offers: [{ ...offer, limit: 0 }] }, bought(6, 0), 1_500)).toEqual({
    limit: 0,
    left: null,
  })
})
