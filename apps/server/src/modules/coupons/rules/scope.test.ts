import { expect, it } from 'vitest'
import { isGoodFor } from './scope'

const product = { id: 'p1', brandId: 'b1', categoryId: 'c2', parentCategoryId: 'c1' }
const period = { startsAt: '2026-03-01T00:00:00.000Z', endsAt: '2026-03-31T00:00:00.000Z' }
const during = Date.parse('2026-03-10T00:00:00.000Z')

it.each([
  ['all', [], true],
  ['category', ['c2'], true],
  ['category', ['c1'], true],
  ['category', ['c3'], false],
  ['brand', ['b1', 'b2'], true],
  ['brand', ['b2'], false],
  ['product', ['p1'], true],
  ['product', ['p2'], false],
] as const)('a coupon for %s %j is good for the product: %s', (scope, scopeIds, isGood) => {
  expect(isGoodFor({ scope, scopeIds, ...period }, product, during)).toBe(isGood)
})

it('is good from its first moment until before its last', () => {
  const campaign = { scope: 'all', scopeIds: [], ...period } as const
  const at = (text: string) => isGoodFor(campaign, product, Date.parse(text))
  expect([at('2026-02-28T23:59:59.999Z'), at(period.startsAt)]).toEqual([false, true])
  expect([at('2026-03-30T23:59:59.999Z'), at(period.endsAt)]).toEqual([true, false])
})
