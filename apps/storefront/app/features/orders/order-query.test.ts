import { orders } from '@cusp/contract'
import { expect, it } from 'vitest'
import { readOrderQuery, tabCodes, writeOrderQuery } from './order-query'

const read = (query: string) => readOrderQuery(new URLSearchParams(query))

it('has the tabs of the contract', () => {
  expect(tabCodes).toEqual(orders.orderTabs)
})

it('takes nothing and nonsense for all orders from the first page', () => {
  const all = { tab: 'all', medicineOnly: false, keyword: '', pageIndex: 1 }
  expect(read('')).toEqual(all)
  expect(read('status=-1')).toEqual(all)
  expect(read('status=99&pageIndex=-3&isYp=yes')).toEqual(all)
})

it('reads back what it writes', () => {
  const query = { tab: 'pendingReceipt', medicineOnly: true, keyword: 'gloves', pageIndex: 3 } as const
  const written = Object.entries(writeOrderQuery(query)).map(([name, value]) => [name, String(value)])
  expect(readOrderQuery(new URLSearchParams(written))).toEqual(query)
})
