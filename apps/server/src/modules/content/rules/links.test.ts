import { idFrom } from '@cusp/kernel'
import { describe, expect, it } from 'vitest'
import { fieldOfBadLink, isAllowedLink } from './links'

const hosts = ['wa.me', 'www.example.com']

describe('a link on the home page', () => {
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

  it('is looked at wherever it stands on a floor', () => {
    const title = { en: 'x', 'zh-Hant': '某' }
    const picture = { en: '/pictures/home/x.webp', 'zh-Hant': '' }
    const floor = {
      kind: 'floor' as const,
      content: {
        categoryId: idFrom<'Category'>('c1'),
        title,
        keywords: [{ title, link: '/search' }],
        more: '/search',
        ads: [
          { title, link: '/', picture },
          { title, link: 'https://evil.example/', picture },
        ],
        productIds: [],
        brandIds: [],
      },
    }
    expect(fieldOfBadLink(floor, hosts)).toBe('ads[1].link')
    expect(fieldOfBadLink(floor, [...hosts, 'evil.example'])).toBeUndefined()
  })
})
