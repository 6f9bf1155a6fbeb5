import { idFrom } from '@cusp/kernel'
import { describe, expect, it } from 'vitest'
import type { EventBlock } from '../special-event'
import { blocksToShow, emissionTypeOf, productIdsIn } from './event-blocks'

const none = { en: '', 'zh-Hant': '' }
const head = { tag: none, heading: none, banner: none }
const entry = {
  title: { en: 'x', 'zh-Hant': '某' },
  link: '',
  picture: { en: '/pictures/events/x.webp', 'zh-Hant': '' },
}
const pictures = (width: 'full' | 'halves' | 'thirds', count: number): EventBlock => ({
  id: 1,
  kind: 'pictures',
  ...head,
  width,
  isTitleShown: false,
  entries: Array.from({ length: count }, () => entry),
})
const products = (id: number, ...ids: string[]): EventBlock => ({
  id,
  kind: 'products',
  ...head,
  productIds: ids.map((each) => idFrom<'Product'>(each)),
})

describe('a block of an event', () => {
  it.each([
    ['thirds', 3, 3],
    ['thirds', 2, 3],
    ['thirds', 6, 6],
    ['thirds', 4, 6],
    ['halves', 2, 2],
    ['halves', 4, 4],
    ['full', 1, 1],
    ['full', 6, 1],
  ] as const)('whose pictures take %s of the width travels, with %i of them, as %i', (width, count, type) =>
    expect(emissionTypeOf(pictures(width, count))).toBe(type),
  )

  it('of products takes the whole width', () => expect(emissionTypeOf(products(1, 'a', 'b', 'c'))).toBe(1))

  it('asks for each product once, however many blocks show it', () =>
    expect(productIdsIn([products(1, 'a', 'b'), pictures('full', 1), products(2, 'b', 'c')])).toEqual(['a', 'b', 'c']))

  it('is left out when all of its products have left the shelf', () => {
    const blocks = [products(1, 'a', 'gone'), products(2, 'gone'), pictures('full', 1)]
    expect(blocksToShow(blocks, (id) => id !== 'gone').map((block) => block.kind)).toEqual(['products', 'pictures'])
  })
})
