import { expect, it } from 'vitest'
import { timeLeft } from './time-left'

const now = new Date('2026-03-01T00:00:00Z')

it('counts days, hours, minutes and seconds down', () => {
  const expiresAt = new Date('2026-03-03T03:04:05Z')
  expect(timeLeft({ status: 'pendingPayment', expiresAt }, now)).toMatchObject({
    expiresAt,
    expiredDay: 2,
    expiredHour: 3,
    expiredMinutes: 4,
    expiredSeconds: 5,
  })
})

it('never counts below zero, and not at all once nothing is awaited', () => {
  const expiresAt = new Date('2026-02-01T00:00:00Z')
  expect(timeLeft({ status: 'paying', expiresAt }, now)).toMatchObject({ expiredDay: 0, expiredSeconds: 0 })
  expect(timeLeft({ status: 'pendingShipment', expiresAt }, now)).toMatchObject({ expiresAt: null, expiredSeconds: 0 })
})
