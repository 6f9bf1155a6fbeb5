import { describe, expect, it } from 'vitest'
import { paths, safeNext } from './paths'

describe('an address', () => {
  it.each(['plain', 'two words', '牙膠尖', "a&b=c'd(e)~!*", '50% off + more', '#1/2?'])(
    'spells %j as a form would',
    (title) => {
      const expected = new URLSearchParams({ searchType: 'categoryId', title })
      expect(paths.search({ searchType: 'categoryId', title })).toBe(`/search?${expected}`)
    },
  )

  it('leaves out what is not given', () => {
    expect(paths.search()).toBe('/search')
    expect(paths.search({ keyword: '', pageIndex: 1 })).toBe('/search')
  })
})

describe('where to go after logging in', () => {
  it.each(['/', '/shopCart', '/search?keyword=gloves&orderBy=3', '/product/v1#variants', '/search?keyword=手套'])(
    'may be %s',
    (next) => expect(safeNext(next)).toBe(next),
  )

  it.each([
    ['another host', 'https://evil.example/'],
    ['another host without a scheme', '//evil.example/'],
    ['a backslash that browsers read as a slash', '/\\evil.example'],
    ['a backslash further on', '/a\\b'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['nothing', ''],
  ])('is home instead of %s', (_, next) => expect(safeNext(next)).toBe('/'))

  it('is home when nothing was asked for', () => {
    expect(safeNext(null)).toBe('/')
    expect(safeNext(undefined)).toBe('/')
  })
})
