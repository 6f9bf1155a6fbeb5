import { expect, it } from 'vitest'
import { shownFrom, shownWith } from './shown-products'

it('an address says how many products of which activities are shown', () => {
  const shown = shownFrom('12-10.15-20')
  expect([...shown]).toEqual([
    [12, 10],
    [15, 20],
  ])
  expect(shownWith(shown, 12, 15)).toBe('15-20.12-15')
  expect(shownWith(shownFrom(null), 3, 10)).toBe('3-10')
})

it('leaves out what an address has no business to say, and opens only so much', () => {
  expect([...shownFrom('x-1.0-5.7-0.7-.-5.8-99.9-5-5')]).toEqual([[8, 60]])
  const many = Array.from({ length: 20 }, (_, i) => `${i + 1}-10`).join('.')
  expect(shownFrom(many).size).toBe(8)
  expect(shownWith(shownFrom(many), 99, 70).split('.')).toEqual([...many.split('.').slice(1, 8), '99-60'])
})
