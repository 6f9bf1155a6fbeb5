import { expect, it } from 'vitest'
import { availabilityOf } from './availability'

const goods = { isOnShelf: true, isOnInquiry: false, available: 10, step: 5 }

it.each([
  ['available', {}],
  ['available', { available: 5 }],
  ['soldOut', { available: 4 }],
  ['soldOut', { available: 0 }],
  ['onInquiry', { isOnInquiry: true, available: 0 }],
  ['offShelf', { isOnShelf: false }],
  ['offShelf', { isOnShelf: false, isOnInquiry: true, available: 0 }],
] as const)('goods are %s when they are %o', (availability, changed) => {
  expect(availabilityOf({ ...goods, ...changed })).toBe(availability)
})
