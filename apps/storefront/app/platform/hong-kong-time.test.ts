import { expect, it } from 'vitest'
import { hongKongTime } from './hong-kong-time'

it('shows a late evening in London as the next morning in Hong Kong', () => {
  expect(hongKongTime(new Date('2026-03-14T23:05:59Z'))).toBe('2026-03-15 07:05')
})
