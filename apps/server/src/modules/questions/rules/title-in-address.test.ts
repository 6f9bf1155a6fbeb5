import { expect, it } from 'vitest'
import { titleInAddress } from './title-in-address'

it.each([
  ['Payment & refunds', 'payment-refunds'],
  ['  Delivery!', 'delivery'],
  ['藥品', 'questions'],
])('the address of %s ends in %s', (name, title) => {
  expect(titleInAddress(name)).toBe(title)
})
