import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forget, readHistory, remember } from './search-history'

describe('the searches that a browser remembers', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('stand with the latest first, each once', () => {
    for (const word of ['gloves', 'Masks', '手套', ' masks ']) remember(word)
    expect(readHistory()).toEqual(['masks', '手套', 'gloves'])
  })

  it('are twenty at most', () => {
    for (let at = 1; at <= 25; at += 1) remember(`bur ${at}`)
    expect(readHistory()).toHaveLength(20)
    expect(readHistory().at(0)).toBe('bur 25')
    expect(readHistory().at(-1)).toBe('bur 6')
  })

  it('are forgotten one by one or together', () => {
    for (const word of ['a', 'b', 'c']) remember(word)
    expect(forget('b')).toEqual(['c', 'a'])
    expect(readHistory()).toEqual(['c', 'a'])
    expect(forget()).toEqual([])
    expect(readHistory()).toEqual([])
  })

  it('do without a search for nothing', () => {
    remember('  ')
    expect(readHistory()).toEqual([])
  })

  it('are none where storage is forbidden or holds something else', () => {
    kept.set('historySearch', '{"not":"a list"}')
    expect(readHistory()).toEqual([])
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('forbidden')
      },
      setItem: () => {
        throw new Error('forbidden')
      },
    })
    expect(() => remember('gloves')).not.toThrow()
    expect(readHistory()).toEqual([])
  })
})
