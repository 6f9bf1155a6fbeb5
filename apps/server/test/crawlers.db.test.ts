import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stockShelves } from './goods'
import { openWholeShop, type WholeShop } from './whole-shop'

let whole: WholeShop

const shelf = (id: string) => ({
  id,
  en: `Glove ${id}`,
  zh: `手套 ${id}`,
  sales: 1,
  variants: [{ id: `v-${id}`, article: `ART-${id}`, priceHkd: 1_000, priceUsd: 130 }],
})

beforeAll(async () => {
  whole = await openWholeShop()
  await stockShelves(whole.database, ['p1', 'p2', 'p3', 'p4'].map(shelf))
  await whole.database.pool.query(`update product set is_on_shelf = false where id = 'p3'`)
  await whole.database.pool.query(`update variant set is_on_shelf = false where product_id = 'p4'`)
  await whole.database.pool.query(`update product set updated_at = '2026-02-03T04:05:06Z' where id = 'p1'`)
  await whole.database.pool.query(`update product set updated_at = '2026-03-04T05:06:07Z' where id = 'p2'`)
  await whole.database.pool.query(
    `insert into question_category (id, name, remark, position, is_published) values ('q7', '{"en":"Delivery","zh-Hant":"送貨"}', '{"en":"","zh-Hant":""}', 0, true), ('q8', '{"en":"Empty","zh-Hant":"空"}', '{"en":"","zh-Hant":""}', 1, true)`,
  )
  await whole.database.pool.query(
    `insert into question (category_id, name, content, position, is_published) values ('q7', '{"en":"When?","zh-Hant":"何時？"}', '{"en":"Soon","zh-Hant":"快"}', 0, true)`,
  )
  for (const [id, days] of [
    ['e1', 1],
    ['e2', -1],
  ] as const) {
    await whole.database.pool.query(`insert into special_event (id) values ($1)`, [id])
    await whole.database.pool.query(
      `insert into special_event_stage (event_id, stage, content, until_at) values ($1, 'published', '{}', now() + $2 * interval '1 day')`,
      [id, days],
    )
  }
})
afterAll(() => whole.close())

const get = (url: string, headers: Record<string, string> = {}) => whole.shop.app.inject({ url, headers })
const placesIn = (xml: string) =>
  [...xml.matchAll(/<loc>http:\/\/localhost:\d+(.*?)<\/loc>/g)].map(([, path]) => path?.replaceAll('&amp;', '&'))

describe('the map of the shop', () => {
  it('has one part for pages and one for products, each with its latest change', async () => {
    const answer = await get('/sitemap.xml')
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(placesIn(answer.body)).toEqual(['/sitemaps/pages.xml', '/sitemaps/products-1.xml'])
    expect(answer.body.match(/<lastmod>2026-03-04<\/lastmod>/g)).toHaveLength(2)
  })

  it('names the products that anybody may look at, in both languages, and no others', async () => {
    const { body } = await get('/sitemaps/products-1.xml')
    expect(placesIn(body)).toEqual(['/product/p1', '/zh-Hant/product/p1', '/product/p2', '/zh-Hant/product/p2'])
    expect(body).toContain('<lastmod>2026-02-03</lastmod>')
    expect(body).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]*>\n(?:<url>.*<\/url>\n)+<\/urlset>\n$/,
    )
  })

  it('names home, brands, information, and the categories and brands that have products', async () => {
    const places = placesIn((await get('/sitemaps/pages.xml')).body)
    expect(places).toEqual(expect.arrayContaining(['/', '/zh-Hant', '/brandIndex', '/zh-Hant/brandIndex']))
    const { rows } = await whole.database.pool.query(
      `select distinct category_id, brand_id from product where is_on_shelf`,
    )
    for (const { category_id, brand_id } of rows) {
      expect(places).toContain(`/search?searchType=categoryId&categoryId=${category_id}`)
      expect(places).toContain(`/zh-Hant/search?searchType=brandId&brandId=${brand_id}`)
    }
    expect(places).toEqual(expect.arrayContaining(['/question', '/questiondetails/q7/delivery']))
    expect(new Set(places).size).toBe(places.length)
  })

  it('names special events while they run, and no longer', async () => {
    const places = placesIn((await get('/sitemaps/pages.xml')).body)
    expect(places).toEqual(expect.arrayContaining(['/active11/e1', '/zh-Hant/active11/e1']))
    expect(places).not.toContain('/active11/e2')
  })

  it('is sent in the smaller form to those who take it', async () => {
    const [plain, zipped] = [
      await get('/sitemaps/products-1.xml'),
      await get('/sitemaps/products-1.xml', { 'accept-encoding': 'gzip' }),
    ]
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
    expect(plain.headers['content-encoding']).toBeUndefined()
  })

  it.each(['products-0.xml', 'products-2.xml', 'products-9999.xml', 'products-1', 'nothing.xml', '%2e%2e.xml'])(
    'has no part %s',
    async (part) => {
      expect((await get(`/sitemaps/${part}`)).statusCode).toBe(404)
    },
  )
})

it('tells crawlers what they may ask for and where the map is', async () => {
  const answer = await get('/robots.txt')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body).toMatch(/^Sitemap: http:\/\/localhost:\d+\/sitemap\.xml$/m)
})
