import { expect, it } from 'vitest'
import { dayBefore, dayOf, periodOf } from './days'

it('begins and ends days at midnight in Hong Kong', () => {
  expect(periodOf('2026-03-01', '2026-03-01')).toEqual({
    from: new Date('2026-02-28T16:00:00Z'),
    until: new Date('2026-03-01T16:00:00Z'),
  })
  expect(periodOf(undefined, null)).toEqual({ from: undefined, until: undefined })
})

it('is no period that ends before it begins', () => {
  expect(periodOf('2026-03-02', '2026-03-01')).toBeUndefined()
})

it('gives back the days that a period was made of', () => {
  const period = periodOf('2024-02-29', '2026-12-31')
  expect(period?.from && dayOf(period.from)).toBe('2024-02-29')
  expect(period?.until && dayBefore(period.until)).toBe('2026-12-31')
})
