import { expect, it } from 'vitest'
import { orderNumber } from './order-number'

it('has sixteen digits that begin with the day in Hong Kong', () => {
  expect(orderNumber(1000, new Date('2026-03-01T17:00:00Z'))).toMatch(/^20260302\d{8}$/)
})

it('gives every count a number of its own, and neighbours numbers far apart', () => {
  const now = new Date('2026-03-01T00:00:00Z')
  const numbers = Array.from({ length: 20_000 }, (_, i) => orderNumber(i + 1, now))
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(Math.abs(Number(numbers[1]) - Number(numbers[0]))).toBeGreaterThan(1_000_000)
  // The scattering factor shares no divisor with a power of ten.
  expect(61_803_399 % 2).not.toBe(0)
  expect(61_803_399 % 5).not.toBe(0)
})
