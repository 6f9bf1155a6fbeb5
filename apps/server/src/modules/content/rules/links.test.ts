import { idFrom } from '@cusp/kernel'
import { describe, expect, it } from 'vitest'
import { fieldOfBadLink } from './links'

const hosts = ['wa.me', 'www.example.com']

describe('a link on the home page', () => {
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
