import { expect, it } from 'vitest'
import { isForMembers, whyNotSent } from './codes'

const now = new Date('2026-03-01T10:00:00Z')
const sending = { hourStart: now, sentInHour: 5, dayStart: now, sentInDay: 5 }

it('tells a target that was sent a code a moment ago from one that was sent too many', () => {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  expect(whyNotSent({ ...sending, lastSentAt: ago(59) }, now)).toBe('tooSoon')
  expect(whyNotSent({ ...sending, lastSentAt: ago(60) }, now)).toBe('hourLimit')
  expect(whyNotSent({ ...sending, lastSentAt: ago(60), hourStart: ago(3600), sentInDay: 10 }, now)).toBe('dayLimit')
  expect(whyNotSent({ ...sending, lastSentAt: ago(60), sentInHour: 4, sentInDay: 10 }, now)).toBe('dayLimit')
})

it('keeps codes for newcomers apart from those for members', () => {
  expect(isForMembers('login')).toBe(true)
  expect(isForMembers('register')).toBe(false)
  expect(isForMembers('newEmail')).toBe(false)
})
