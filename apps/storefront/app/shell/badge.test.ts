import { expect, it } from 'vitest'
import { badgeOf } from './badge'

it('counts the cart up to 99, says 99+ above, and nothing when it is empty', () => {
  expect([0, 1, 99, 100, 2500].map(badgeOf)).toEqual([undefined, '1', '99', '99+', '99+'])
})
