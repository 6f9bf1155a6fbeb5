import dayjs from 'dayjs'
import { expect, it } from 'vitest'
import { momentOf, pickedFrom } from './hong-kong-picker'

it('picks and shows Hong Kong’s clock wherever the operator sits', () => {
  const at = new Date('2026-12-24T15:30:00Z')
  expect(pickedFrom(at)?.format('YYYY-MM-DD HH:mm')).toBe('2026-12-24 23:30')
  expect(momentOf(dayjs('2026-12-24T23:30'))).toEqual(at)
  expect(momentOf(pickedFrom(at))).toEqual(at)
  expect([pickedFrom(null), momentOf(null), momentOf(undefined)]).toEqual([null, null, null])
})
