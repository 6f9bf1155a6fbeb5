import { expect, it } from 'vitest'
import { compare, median } from './told-apart'

const from = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
const times = (seed: number, shift = 0) => {
  const random = from(seed)
  return Array.from({ length: 500 }, () => 20 + random() * 2 + shift)
}

it('calls two samples of the same times alike, and finds a shift of a tenth of their spread', () => {
  expect(compare(times(1), times(2)).p).toBeGreaterThan(0.001)
  expect(compare(times(1), times(2, 0.4)).p).toBeLessThan(0.001)
  expect(compare(times(1), times(2, 4)).share).toBe(1)
})

it('gives the numbers of a worked example', () => {
  // U = 9 of 64 by counting pairs; z = (|9 − 32| − 0.5) / √(64 · 17 / 12) = 2.363.
  const { p, share } = compare([1, 2, 3, 4, 5, 6, 13, 8], [7, 9, 10, 11, 12, 14, 15, 5.5])
  expect(share).toBeCloseTo(55 / 64, 10)
  expect(p).toBeCloseTo(0.0181, 3)
})

it('makes nothing of equal values', () => {
  expect(compare([1, 1, 1], [1, 1, 1])).toEqual({ p: 1, share: 0.5 })
})

it('finds the middle of odd and even numbers of values', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5])
})
