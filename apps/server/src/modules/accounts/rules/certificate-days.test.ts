import { expect, it } from 'vitest'
import { dayAhead, dayOf, endOfDay, keptUntil, mayBeDeadline, mayExpireOn } from './certificate-days'

/** Half past midnight on 2 March in Hong Kong. */
const now = new Date('2026-03-01T16:30:00.000Z')

it('counts days as Hong Kong does', () => {
  expect(dayOf(now)).toBe('2026-03-02')
  expect(dayOf(new Date('2026-03-01T15:59:59.999Z'))).toBe('2026-03-01')
  expect(endOfDay('2026-03-02')).toEqual(new Date('2026-03-02T16:00:00.000Z'))
  expect(dayAhead(now, 30)).toBe('2026-04-01')
})

it('takes a certificate that is good today, and none that was good until yesterday', () => {
  expect(mayExpireOn('2026-03-02', now)).toBe(true)
  expect(mayExpireOn('2026-03-01', now)).toBe(false)
  expect(mayExpireOn('2046-03-01', now)).toBe(false)
})

it('gives a clinic until tomorrow at least and a year at most', () => {
  expect(mayBeDeadline('2026-03-02', now)).toBe(false)
  expect(mayBeDeadline('2026-03-03', now)).toBe(true)
  expect(mayBeDeadline('2027-03-02', now)).toBe(true)
  expect(mayBeDeadline('2027-03-03', now)).toBe(false)
})

it('keeps an approval until the certificate expires, and for the time of the notice when it is asked for late', () => {
  expect(keptUntil('2026-05-01', now, 30)).toEqual(endOfDay('2026-05-01'))
  expect(keptUntil('2026-03-05', now, 30)).toEqual(endOfDay('2026-04-01'))
})
