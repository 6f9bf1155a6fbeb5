import { describe, expect, it } from 'vitest'
import { OftenAsked } from './often-asked'

const text = (query: unknown) => ({ text: String(query), values: [] })
const nameOf = (query: unknown) => (query as { name?: string }).name

describe('statements that come again and again', () => {
  it('have a name from the third time on, always the same', () => {
    const often = new OftenAsked()
    const names = Array.from({ length: 5 }, () => nameOf(often.named(text('select 1'))))
    expect(names.map((name) => name !== undefined)).toEqual([false, false, true, true, true])
    expect(new Set(names.slice(2)).size).toBe(1)
  })

  it('never share a name with another text', () => {
    const often = new OftenAsked(10, 1)
    const names = ['a', 'b', 'c'].map((one) => nameOf(often.named(text(one))))
    expect(new Set(names).size).toBe(3)
  })

  it('stay without when there are too many texts already', () => {
    const often = new OftenAsked(2, 1)
    for (const one of ['a', 'b', 'c']) often.named(text(one))
    expect(nameOf(often.named(text('c')))).toBeUndefined()
    expect(nameOf(often.named(text('a')))).toBeDefined()
  })

  it('keep the name and the values that they came with', () => {
    const often = new OftenAsked(2, 1)
    expect(often.named({ text: 'a', name: 'own', values: [1] })).toEqual({ text: 'a', name: 'own', values: [1] })
    expect(often.named({ text: 'a', values: [1] })).toMatchObject({ text: 'a', values: [1] })
    expect(often.named('begin')).toBe('begin')
  })
})
