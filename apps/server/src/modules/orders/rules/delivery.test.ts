import { expect, it } from 'vitest'
import { chooseDeliveries, standingChoices } from './delivery'

const methods = [
  { id: 'van', storeId: '1', isDefault: false },
  { id: 'post', storeId: '1', isDefault: true },
  { id: 'ship', storeId: '2', isDefault: false },
]

it('takes what is asked for, else the default, else the first', () => {
  const chosen = chooseDeliveries(['1', '2'], methods, { 1: 'van' })
  expect([...(chosen ?? [])].map(([store, method]) => [store, method.id])).toEqual([
    ['1', 'van'],
    ['2', 'ship'],
  ])
  expect(chooseDeliveries(['1'], methods, {})?.get('1')?.id).toBe('post')
})

it("refuses another store's delivery, and a store that delivers nothing", () => {
  expect(chooseDeliveries(['1'], methods, { 1: 'ship' })).toBeUndefined()
  expect(chooseDeliveries(['3'], methods, {})).toBeUndefined()
})

it('forgets earlier choices that are no longer offered', () => {
  expect(standingChoices(['1', '2'], methods, { 1: 'gone', 2: 'ship' }, [])).toEqual({ 2: 'ship' })
  expect(standingChoices(['1'], methods, { 1: 'van' }, [{ storeId: '1', expressId: 'post' }])).toEqual({ 1: 'post' })
})
