import { expect, it } from 'vitest'
import { isForMembers, whyNotSent } from './codes'

const now = new Date('2026-03-01T10:00:00Z')
const sending = { hourStart: now, sentInHour: 5, dayStart: now, sentInDay: 5 }

it('tells a target that was sent a code a moment ago from one that was sent too many', () => {
  expect(whyNotSent({ ...sending, lastSentAt: new Date(now.getTime() - 59_000) }, now)).toBe('codeTooSoon')
  expect(whyNotSent({ ...sending, lastSentAt: new Date(now.getTime() - 60_000) }, now)).toBe('codeLimit')
})

it('keeps codes for newcomers apart from those for members', () => {
  expect(isForMembers('login')).toBe(true)
  expect(isForMembers('register')).toBe(false)
  expect(isForMembers('newEmail')).toBe(false)
})
