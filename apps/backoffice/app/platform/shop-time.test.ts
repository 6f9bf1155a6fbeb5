import { expect, it } from 'vitest'
import { fromShopTime, toShopTime } from './shop-time'

it('shows a moment as the clocks of Hong Kong do, and reads it back', () => {
  const at = new Date('2026-03-01T15:30:00.000Z')
  expect(toShopTime(at).format('YYYY-MM-DD HH:mm')).toBe('2026-03-01 23:30')
  expect(fromShopTime(toShopTime(at))).toEqual(at)
})
