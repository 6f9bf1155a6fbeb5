import { idFrom } from '@cusp/kernel'
import { describe, expect, it } from 'vitest'
import { fieldOfBadLink, linksOf, linksOfEvent } from './links'

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
    expect(fieldOfBadLink(linksOf(floor), hosts)).toBe('ads[1].link')
    expect(fieldOfBadLink(linksOf(floor), [...hosts, 'evil.example'])).toBeUndefined()
  })
})

describe('a link of a special event', () => {
  it('is looked at in every block of pictures', () => {
    const none = { en: '', 'zh-Hant': '' }
    const title = { en: 'x', 'zh-Hant': '某' }
    const picture = { en: '/pictures/events/x.webp', 'zh-Hant': '' }
    const head = { tag: none, heading: none, banner: none }
    const blocks = [
      { id: 1, kind: 'products' as const, ...head, productIds: [idFrom<'Product'>('p1')] },
      {
        id: 2,
        kind: 'pictures' as const,
        ...head,
        width: 'halves' as const,
        isTitleShown: true,
        entries: [
          { title, link: '/search', picture },
          { title, link: 'https://evil.example/', picture },
        ],
      },
    ]
    expect(fieldOfBadLink(linksOfEvent({ blocks }), hosts)).toBe('content.blocks[1].entries[1].link')
    expect(fieldOfBadLink(linksOfEvent({ blocks: blocks.slice(0, 1) }), hosts)).toBeUndefined()
  })
})
