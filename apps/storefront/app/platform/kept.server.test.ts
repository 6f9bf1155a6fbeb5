import { describe, expect, it } from 'vitest'
import { insideOf, PartsOfPage } from './kept.server'

const page = (inside: string) =>
  `<body><div class="a > b"><div data-kept="other"></div></div><div class="x" data-kept="main">${inside}</div><footer data-kept="footer">f</footer></body>`

describe('what stands inside a part', () => {
  it.each([
    'text alone',
    '<div><div>nested</div></div><p>and more</p>',
    '<p title="a &lt;/div> or </div> in quotes">text</p>',
    '<img alt=""/><br/><div class="empty"></div>',
    '',
  ])('is cut out whole: %s', (inside) => {
    expect(insideOf(page(inside), 'main')).toBe(inside)
    expect(insideOf(page(inside), 'footer')).toBe('f')
  })

  it('is that of the element and of no text that reads like it', () => {
    const text = '<p>data: data-kept="main" and more</p><p>x data-kept="footer"</p>'
    expect(insideOf(`${text}${page('inside')}`, 'main')).toBe('inside')
    expect(insideOf(`${text}${page(text)}`, 'footer')).toBe('f')
  })

  it('is nothing when the part is not there or never ends', () => {
    expect(insideOf(page('x'), 'missing')).toBeUndefined()
    expect(insideOf('<div data-kept="main"><div>', 'main')).toBeUndefined()
  })
})

describe('the parts of a page', () => {
  const drawn = (parts: PartsOfPage, from: string, isHere: boolean, inside: string) => {
    const found = parts.find('main', from, isHere)
    if (found === undefined) parts.keep(page(inside))
    return found
  }
  const at = (address: string, place = 'en') => new PartsOfPage(place, address)

  it('are drawn once from the same, and anew from anything else', () => {
    expect(drawn(at('/product/1'), '["goods",1]', true, 'one')).toBeUndefined()
    expect(drawn(at('/product/1'), '["goods",1]', true, 'never')).toBe('one')
    expect(drawn(at('/product/1'), '["goods",2]', true, 'two')).toBeUndefined()
    expect(drawn(at('/product/1'), '["goods",2]', true, 'never')).toBe('two')
  })

  it('belong to a language, and to an address unless they are the same everywhere', () => {
    expect(drawn(at('/a'), 'same', true, 'here')).toBeUndefined()
    expect(drawn(at('/b'), 'same', true, 'there')).toBeUndefined()
    expect(drawn(at('/a', 'zh-Hant'), 'same', true, '這裡')).toBeUndefined()
    expect(drawn(at('/a'), 'same', true, 'never')).toBe('here')
    expect(drawn(at('/a'), 'same', false, 'anywhere')).toBeUndefined()
    expect(drawn(at('/c'), 'same', false, 'never')).toBe('anywhere')
  })

  it('that nobody has asked for longest make room', () => {
    const large = 'x'.repeat(1_000_000)
    drawn(at('/room'), 'asked for again', true, large)
    drawn(at('/room'), 'forgotten', true, large)
    for (let i = 0; i < 5; i += 1) {
      expect(drawn(at('/room'), 'asked for again', true, 'lost')).toBe(large)
      drawn(at('/room'), `further ${i}`, true, large)
    }
    expect(drawn(at('/room'), 'asked for again', true, 'lost')).toBe(large)
    expect(drawn(at('/room'), 'forgotten', true, 'anew')).toBeUndefined()
  })
})
