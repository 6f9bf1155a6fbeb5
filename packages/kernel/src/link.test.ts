import { describe, expect, it } from 'vitest'
import { isAllowedLink } from './link'

const hosts = ['wa.me', 'www.example.com']

describe('a link that the shop follows', () => {
  it.each(['', '/', '/search?keyword=gloves', 'https://wa.me/85200000000', 'https://www.example.com/a?b#c'])(
    'may be %s',
    (link) => expect(isAllowedLink(link, hosts)).toBe(true),
  )
  it.each([
    '//evil.example',
    '/\\evil.example',
    'http://wa.me/1',
    'https://evil.example/',
    'https://wa.me.evil.example/',
    'https://wa.me@evil.example/',
    'https://user:secret@wa.me/',
    'https://wa.me:8443/',
    'javascript:alert(1)',
    'search',
  ])('may not be %s', (link) => expect(isAllowedLink(link, hosts)).toBe(false))
})
