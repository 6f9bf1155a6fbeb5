import { describe, expect, it } from 'vitest'
import { clockOffset, clockText, durationAttribute, minutesLeft, secondsUntil, untilNextTick } from './countdown-time'

describe('secondsUntil', () => {
  it('rounds up, so that zero means it is over', () => {
    expect(secondsUntil(10_000, 1)).toBe(10)
    expect(secondsUntil(10_000, 9_999)).toBe(1)
    expect(secondsUntil(10_000, 10_000)).toBe(0)
  })

  it('never goes below zero', () => {
    expect(secondsUntil(10_000, 99_000)).toBe(0)
  })
})

describe('clockText', () => {
  it.each([
    [0, '0:00:00'],
    [59, '0:00:59'],
    [3_600, '1:00:00'],
    [5_025, '1:23:45'],
    [86_400, '24:00:00'],
    [360_000, '100:00:00'],
  ])('writes %i seconds as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text)
  })

  it('has a machine-readable twin', () => {
    expect(durationAttribute(5_025)).toBe('PT1H23M45S')
  })
})

describe('untilNextTick', () => {
  it('wakes when the shown second changes', () => {
    for (const now of [0, 1, 250, 999, 1_000, 1_001]) {
      const shown = secondsUntil(10_000, now)
      const wait = untilNextTick(10_000, now)
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(1_000)
      expect(secondsUntil(10_000, now + wait)).toBe(shown - 1)
    }
  })
})

describe('minutesLeft', () => {
  it('counts a minute that has begun', () => {
    expect(minutesLeft(61)).toBe(2)
    expect(minutesLeft(60)).toBe(1)
    expect(minutesLeft(0)).toBe(0)
  })
})

describe('clockOffset', () => {
  it('corrects a machine whose clock is wrong', () => {
    expect(clockOffset()(100_000, 40_000)).toBe(60_000)
  })

  it('does not turn back when an old server time is rendered again', () => {
    const offset = clockOffset()
    offset(100_000, 100_000)
    expect(offset(100_000, 700_000)).toBe(0)
    expect(offset(90_000, 700_000)).toBe(0)
    expect(offset(800_000, 799_000)).toBe(1_000)
  })
})
