import { describe, expect, it } from 'vitest'
import { isBackwards, isWithin, statesOf } from './window'

const noon = new Date('2026-03-02T04:00:00Z')
const before = new Date(noon.getTime() - 1)
const after = new Date(noon.getTime() + 1)
const always = { from: null, until: null }

describe('a period', () => {
  it('without ends is always', () => expect(isWithin(always, noon)).toBe(true))
  it('begins with its first moment', () => {
    expect(isWithin({ from: noon, until: null }, before)).toBe(false)
    expect(isWithin({ from: noon, until: null }, noon)).toBe(true)
  })
  it('is over at its last moment', () => {
    expect(isWithin({ from: null, until: noon }, before)).toBe(true)
    expect(isWithin({ from: null, until: noon }, noon)).toBe(false)
  })
  it('has to end after it begins', () => {
    expect(isBackwards({ from: noon, until: noon })).toBe(true)
    expect(isBackwards({ from: noon, until: after })).toBe(false)
    expect(isBackwards({ from: null, until: before })).toBe(false)
  })
})

describe('what operators read about a part', () => {
  const state = (published: { from: Date | null; until: Date | null } | undefined) =>
    statesOf([{ kind: 'banner', published }], noon)[0]
  it('is a draft until it is published', () => expect(state(undefined)).toBe('draft'))
  it('is scheduled before its time', () => expect(state({ from: after, until: null })).toBe('scheduled'))
  it('is live in its time', () => expect(state({ from: before, until: after })).toBe('live'))
  it('has ended after its time', () => expect(state({ from: before, until: noon })).toBe('ended'))

  it('waits when as many of its kind show as there is room for, and ended ones take no room', () => {
    const zone = (published: { from: Date | null; until: Date | null }) => ({ kind: 'zone' as const, published })
    expect(statesOf([zone(always), zone({ from: null, until: before }), zone(always), zone(always)], noon)).toEqual([
      'live',
      'ended',
      'live',
      'waiting',
    ])
  })

  it('counts each kind by itself', () => {
    const popup = { kind: 'popup' as const, published: always }
    expect(statesOf([popup, { kind: 'newCustomer', published: always }, popup], noon)).toEqual([
      'live',
      'live',
      'waiting',
    ])
  })
})
