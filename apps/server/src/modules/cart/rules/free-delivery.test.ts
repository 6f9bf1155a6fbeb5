import { toMinor } from '@cusp/kernel'
import { expect, it } from 'vitest'
import { nearestFreeDelivery } from './free-delivery'

const store = (storeId: string, selected: number, freeFrom: number | null, freight = 3000) => ({
  storeId,
  selected: toMinor(selected),
  freight: toMinor(freight),
  freeFrom: freeFrom === null ? null : toMinor(freeFrom),
})

it('names the store that is nearest to free delivery', () => {
  expect(nearestFreeDelivery([store('1', 10_000, 50_000), store('2', 45_000, 50_000)])).toEqual({
    storeId: '2',
    shortfall: 5000,
  })
})

it('says nothing where delivery is free, never free, or nothing is selected', () => {
  const stores = [store('1', 50_000, 50_000), store('2', 100, null), store('3', 0, 50_000), store('4', 100, 500, 0)]
  expect(nearestFreeDelivery(stores)).toBeUndefined()
})
