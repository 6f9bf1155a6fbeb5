import { expect, it } from 'vitest'
import { blockColumns } from './block-columns'

it.each([
  [6, 3],
  [3, 3],
  [4, 2],
  [2, 2],
  [1, 1],
] as const)('a block of an event that travels as %i has %i pictures beside each other', (type, columns) =>
  expect(blockColumns(type)).toBe(columns),
)
