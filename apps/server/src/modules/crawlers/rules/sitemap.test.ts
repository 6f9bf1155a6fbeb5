import { describe, expect, it } from 'vitest'
import { pagePaths, productPart, productSpan, productsInPart } from '../addresses'
import { mapLines, robots, sitemapIndex } from './sitemap'

const origin = 'https://shop.example'

describe('the map of the shop', () => {
  it('names a page in each language, and each with the other', () => {
    const lines = mapLines(origin, { path: pagePaths.product('100601'), changedAt: new Date('2026-03-04T23:00:00Z') })
    expect([...lines.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      'https://shop.example/product/100601',
      'https://shop.example/zh-Hant/product/100601',
    ])
    expect(lines.match(/hreflang="zh-Hant" href="https:\/\/shop\.example\/zh-Hant\/product\/100601"/g)).toHaveLength(2)
    expect(lines.match(/<lastmod>2026-03-04<\/lastmod>/g)).toHaveLength(2)
    expect(mapLines(origin, { path: '/' })).toContain('<loc>https://shop.example/zh-Hant</loc>')
  })

  it('writes addresses so that XML stays whole', () => {
    expect(mapLines(origin, { path: pagePaths.category('7') })).toContain('searchType=categoryId&amp;categoryId=7')
    expect(mapLines(origin, { path: pagePaths.product('<"&') })).not.toMatch(/[<"]&/)
  })

  it('has parts of at most 50,000 addresses, found by their names', () => {
    expect(productsInPart * (mapLines(origin, { path: '/' }).match(/<loc>/g)?.length ?? 0)).toBeLessThanOrEqual(50_000)
    expect([0, 1, 41].map((span) => productSpan(productPart(span)))).toEqual([0, 1, 41])
    for (const name of ['products-0', 'products-', 'products-1e3', 'products-99999', 'pages', '../x'])
      expect(productSpan(name)).toBeUndefined()
    expect(sitemapIndex(origin, [{ name: 'pages' }, { name: 'products-1', changedAt: new Date(0) }])).toContain(
      '<sitemap><loc>https://shop.example/sitemaps/products-1.xml</loc><lastmod>1970-01-01</lastmod></sitemap>',
    )
  })
})

it('keeps crawlers from what is no page, and tells them where the map is', () => {
  const text = robots(origin)
  expect(text).toContain('Disallow: /backoffice\n')
  expect(text).toContain('Sitemap: https://shop.example/sitemap.xml\n')
  expect(text).not.toMatch(/^Disallow: \/$/m)
})
