import { expect, it } from 'vitest'
import { startOfDay } from './day'

it('begins the day at midnight in Hong Kong', () => {
  expect(startOfDay(new Date('2026-03-01T15:59:59Z')).toISOString()).toBe('2026-02-28T16:00:00.000Z')
  expect(startOfDay(new Date('2026-03-01T16:00:00Z')).toISOString()).toBe('2026-03-01T16:00:00.000Z')
})
