import { describe, expect, it } from 'vitest'
import { isSettled, pollDelayMs } from './polling'

describe('asking whether an order is paid', () => {
  it('happens every 2 seconds for the first half minute', () => {
    for (let poll = 0; poll < 15; poll++) expect(pollDelayMs(poll)).toBe(2000)
  })

  it('slows down step by step and stays at 10 seconds', () => {
    for (let poll = 15; poll < 60; poll++) expect(pollDelayMs(poll)).toBeGreaterThanOrEqual(pollDelayMs(poll - 1))
    expect(pollDelayMs(15)).toBeGreaterThan(2000)
    expect(pollDelayMs(200)).toBe(10_000)
  })

  it('ends when the order is paid or closed or the payment has failed', () => {
    const open = { isPay: false, isClosed: false, hasFailed: false }
    expect(isSettled(open)).toBe(false)
    expect(isSettled({ ...open, isPay: true })).toBe(true)
    expect(isSettled({ ...open, isClosed: true })).toBe(true)
    expect(isSettled({ ...open, hasFailed: true })).toBe(true)
  })
})
