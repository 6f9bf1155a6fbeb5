import { expect, it } from 'vitest'
import { methodsFor } from './methods'

const online = [
  { method: 'sandbox', currencies: ['HKD', 'USD'] },
  { method: 'fps', currencies: ['HKD'] },
] as const

it('offers the providers that take the currency', () => {
  expect(methodsFor({ choice: 'online', currency: 'HKD', online })).toEqual(['sandbox', 'fps'])
  expect(methodsFor({ choice: 'online', currency: 'USD', online })).toEqual(['sandbox'])
})

it('leaves no buyer without a way to pay where no provider is set up', () => {
  expect(methodsFor({ choice: 'online', currency: 'USD', online: [] })).toEqual(['remittance'])
})

it('offers a remittance where one was chosen, and nothing beside it', () => {
  expect(methodsFor({ choice: 'remittance', currency: 'HKD', online })).toEqual(['remittance'])
})
