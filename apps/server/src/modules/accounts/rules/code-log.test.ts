import { describe, expect, it } from 'vitest'
import { codeState, masked, typedTarget } from './code-log'

describe('a target that support looks for', () => {
  it.each([
    ['Desk@Clinic.HK', 'desk@clinic.hk'],
    ['61234567', '+852 61234567'],
    ['6123 4567', '+852 61234567'],
    ['+852 6123-4567', '+852 61234567'],
    ['+86 13812345678', '+86 13812345678'],
    ['+1 2025550123', '+1 2025550123'],
  ])('is found as it was typed: %s', (typed, kept) => expect(typedTarget(typed)).toBe(kept))

  it.each(['6123', 'desk@', '@', '', '+999 123'])('is none when it is only a part: %s', (typed) =>
    expect(typedTarget(typed)).toBeUndefined(),
  )

  it('is shown without what would reach it', () => {
    expect(masked('desk@clinic.hk')).toBe('d•••@clinic.hk')
    expect(masked('+852 61234567')).toBe('+852 ••••567')
  })
})

describe('a code that was sent', () => {
  const now = new Date('2026-03-01T10:00:00Z')
  const sent = { outcome: 'sent', usedAt: null, expiresAt: new Date(now.getTime() + 1), tries: 1 }

  it('is open until it is used, tried out or too old', () => {
    expect(codeState(sent, now)).toMatchObject({ state: 'open', tries: 1 })
    expect(codeState({ ...sent, expiresAt: now }, now)).toMatchObject({ state: 'expired' })
    expect(codeState({ ...sent, tries: 5, expiresAt: now }, now)).toMatchObject({ state: 'outOfTries' })
    expect(codeState({ ...sent, tries: 5, usedAt: now, expiresAt: now }, now)).toMatchObject({ state: 'used' })
  })

  it('is none where a letter without a code took its place', () => {
    expect(codeState({ ...sent, outcome: 'noAccount' }, now)).toBeNull()
  })
})
