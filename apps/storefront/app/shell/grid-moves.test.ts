import { expect, it } from 'vitest'
import { placeAfter } from './grid-moves'

it('moves through a list by the keys up and down, and no further than its ends', () => {
  expect(placeAfter('ArrowDown', 0, 3, 1)).toBe(1)
  expect(placeAfter('ArrowUp', 1, 3, 1)).toBe(0)
  expect(placeAfter('ArrowUp', 0, 3, 1)).toBeUndefined()
  expect(placeAfter('ArrowDown', 2, 3, 1)).toBeUndefined()
  expect(placeAfter('ArrowRight', 1, 3, 1)).toBeUndefined()
})

it('moves through rows in both directions and leaves them at their sides', () => {
  // a b c
  // d e
  expect(placeAfter('ArrowRight', 0, 5, 3)).toBe(1)
  expect(placeAfter('ArrowRight', 2, 5, 3)).toBeUndefined()
  expect(placeAfter('ArrowLeft', 3, 5, 3)).toBeUndefined()
  expect(placeAfter('ArrowDown', 1, 5, 3)).toBe(4)
  expect(placeAfter('ArrowDown', 2, 5, 3)).toBeUndefined()
  expect(placeAfter('ArrowUp', 4, 5, 3)).toBe(1)
  expect(placeAfter('ArrowRight', 4, 5, 3)).toBeUndefined()
})

it('goes to either end, and nowhere by other keys', () => {
  expect(placeAfter('Home', 4, 5, 3)).toBe(0)
  expect(placeAfter('End', 0, 5, 3)).toBe(4)
  expect(placeAfter('Enter', 0, 5, 3)).toBeUndefined()
})
