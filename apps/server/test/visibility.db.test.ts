import { endpoints } from '@cusp/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepNewCustomerOffers } from '../src/modules/catalogue'
import { reindexProducts } from '../src/modules/search'
import { stockShelves } from './goods'
import { addClinic, openWholeShop, receiveStock, type WholeShop } from './whole-shop'

// Prices that stand nowhere else: 98,765.43 in HKD and 12,661.77 in USD, with 37 % off.
// And a promotion of 444.44 with a coupon that takes 7,777.77 or 73 % off.
// And a pre-order of 55,999.99 of which 83 %, 46,479.99, is the deposit and 9,520.00 the balance.
// And 33,222.11 or 4,259.25 for new customers, 5,544,332 pieces each.
const canary =
  /33[,.]?222[.]?11|4[,.]?259[.]?25|5544332|98[,.]?765|9876543|12[,.]?661[.]?77|1266177|62[,.]?222|6222222|37 ?%|減37|4444444|444[.]44|7[,.]?777[.]?77|777777|73 ?%|減73|Clearance of canaries|"discount":73|55[,.]?999[.]99|5599999|46[,.]?479[.]99|4647999|"balance":9520|83 ?%|"depositPercent":83/

let whole: WholeShop
let waiting: string
let approved: string
let confirmation: string
let preOrder: string

beforeAll(async () => {
  whole = await openWholeShop()
  await stockShelves(whole.database, [
    {
      id: 'p1',
      en: 'Canary gloves',
      zh: '金絲雀手套',
      sales: 3,
      variants: [{ id: 'v1', article: 'CAN-1', priceHkd: 9_876_543, priceUsd: 1_266_177, discount: 37 }],
    },
    {
      id: 'p2',
      en: 'Cheap gloves',
      zh: '平價手套',
      sales: 2,
      variants: [{ id: 'v2', article: 'CHE-1', priceHkd: 1_000, priceUsd: 130 }],
    },
    {
      id: 'p3',
      en: 'Middle gloves',
      zh: '中價手套',
      sales: 1,
      variants: [{ id: 'v3', article: 'MID-1', priceHkd: 50_000, priceUsd: 6_500 }],
    },
    {
      id: 'p4',
      en: 'Canary aligners',
      zh: '金絲雀矯正器',
      category: 'c3',
      variants: [{ id: 'v4', article: 'ALI-1', priceHkd: 5_599_999, priceUsd: 9_876_543, onHand: 0 }],
    },
  ])
  await whole.database.pool.query(`update variant set is_pre_order = true, pre_order_percent = 83 where id = 'v4'`)
  await whole.database.pool.query(`update stock set pre_order_most = 9 where variant_id = 'v4'`)
  await whole.database.transaction((tx) => reindexProducts(tx, ['p1', 'p2', 'p3', 'p4']))
  await whole.database.pool.query(
    `insert into promotion (id, product_id, starts_at, ends_at, purchase_limit, picture, shows_price_background, counts_down)
     values ('o1', 'p3', now() - interval '1 hour', now() + interval '1 hour', 4444444, '/pictures/products/4444444-{0}.webp', true, true)`,
  )
  await whole.database.pool.query(
    `insert into promotion_price (promotion_id, variant_id, price_hkd, price_usd) values ('o1', 'v3', 44444, 4444)`,
  )
  await whole.database.pool.query(`select keep_offers('p3')`)
  const goods = [{ variantId: 'v1', priceHkd: 3_322_211, priceUsd: 425_925 }]
  const offer = { from: null, until: null, purchaseLimit: 5_544_332, goods }
  const activity = await whole.database.pool.query(
    `insert into home_part (kind) values ('newCustomerActivity') returning id`,
  )
  await whole.database.pool.query(`insert into home_stage (part_id, stage, content) values ($1, 'published', $2)`, [
    activity.rows[0].id,
    JSON.stringify({ ...offer, title: { en: 'Welcome', 'zh-Hant': '歡迎' }, remark: { en: '', 'zh-Hant': '' } }),
  ])
  const refusal = await whole.database.transaction((tx) =>
    keepNewCustomerOffers(tx, activity.rows[0].id, offer, new Date()),
  )
  expect(refusal).toBeUndefined()
  await whole.database.pool.query(
    `insert into coupon_campaign (name, amount_hkd, met_hkd, scope, starts_at, ends_at)
     values ($1, 777777, 4444444, 'all', now() - interval '1 hour', now() + interval '1 hour')`,
    [JSON.stringify({ en: 'Clearance of canaries', 'zh-Hant': '金絲雀 Clearance of canaries' })],
  )
  await whole.database.pool.query(
    `insert into coupon_campaign (name, percent, scope, starts_at, ends_at)
     values ($1, 73, 'all', now() - interval '1 hour', now() + interval '1 hour')`,
    [JSON.stringify({ en: 'Clearance of canaries', 'zh-Hant': '金絲雀 Clearance of canaries' })],
  )
  await whole.database.pool.query(`insert into display_tag (type, title, is_about_price) values ('canary', $1, true)`, [
    JSON.stringify({ en: 'Clearance of canaries', 'zh-Hant': 'Clearance of canaries' }),
  ])
  await whole.database.pool.query(`update product set tags = '{canary}', version = version + 1`)
  await whole.database.pool.query(`update product set recommended = 1`)
  await whole.database.pool.query(`insert into special_event (id) values ('fair')`)
  await whole.database.pool.query(
    `insert into special_event_stage (event_id, stage, content) values ('fair', 'published', $1)`,
    [JSON.stringify(eventOf('p1', 'p2', 'p3', 'p4'))],
  )
  await receiveStock(whole.database)
  await whole.shop.refreshContent()
  waiting = (await addClinic(whole.database, 'Waiting Clinic', 'underReview')).token
  const buyer = await addClinic(whole.database, 'Approved Clinic')
  approved = buyer.token
  const awaited = [{ searchProductId: 'v4', count: 1 }]
  const prepared = await whole.post(
    '/authapi/order/checkPreOrder',
    { goods: awaited, isFromShoppingCart: false, isPreOrder: true },
    approved,
  )
  confirmation = (prepared.data as { orderNo: string }).orderNo
  const order = { orderNo: confirmation, addressId: buyer.addressId }
  const placed = await whole.post('/authapi/order/create', order, approved)
  expect(placed.result, placed.text).toBe('ok')
  preOrder = (placed.data as { orderNo: string }).orderNo
})
afterAll(() => whole.close())

const none = { en: '', 'zh-Hant': '' }
/** A special event that shows these products. */
const eventOf = (...productIds: string[]) => ({
  title: { en: 'Canary fair', 'zh-Hant': '金絲雀節' },
  remark: none,
  backgroundColor: '#0b4a3f',
  picture: { en: '/pictures/events/fair-{0}.webp', 'zh-Hant': '' },
  phonePicture: none,
  isTitleShown: true,
  blocks: [{ id: 1, kind: 'products', tag: none, heading: none, banner: none, productIds }],
})

const bodies = [
  { id: 'fair' },
  { id: 'fair', langEnv: 'TRADITIONAL_CHINESE' },
  {},
  { id: 'v1' },
  { id: 'p1' },
  { id: 'v3' },
  { id: 'v1', tagType: '3' },
  { pingPaiName: 'Harbour' },
  { id: 'v4' },
  { id: 'p4' },
  { keyword: 'aligners' },
  { id: 'p1', seen: ['p2', 'p3'] },
  { id: 'c1' },
  { id: 'c2' },
  { id: '1' },
  { keyword: 'gloves' },
  { keyword: '手套', orderBy: 4 },
  { keyword: 'gloves', orderBy: 3 },
  { id: 'gl' },
  { type: 1 },
]
const open = endpoints.filter(
  ({ endpoint }) => (endpoint.access === 'public' || endpoint.access === 'browse') && !endpoint.files,
)
const readers = [
  ['a visitor', () => undefined],
  ['a clinic under review', () => waiting],
] as const

describe.each(readers)('%s', (_, token) => {
  it.each(['2', '3'])(
    'meets no price in any byte of any open call, in language %s and both currencies',
    async (langenv) => {
      for (const { endpoint } of open) {
        for (const body of bodies) {
          for (const currency of ['HKD', 'USD']) {
            const answer = await whole.post(endpoint.path, body, token(), { langenv, currency })
            expect(answer.text, `${endpoint.path} ${JSON.stringify(body)}`).not.toMatch(canary)
            expect(JSON.stringify(answer.headers)).not.toMatch(canary)
          }
        }
      }
    },
    120_000,
  )

  it('cannot learn the order of prices by sorting', async () => {
    const idsBy = async (orderBy: number) => {
      const { data } = await whole.post('/api/product/list', { keyword: 'gloves', orderBy }, token())
      // The answer of the list call as the contract gives it.
      return (data as { products: { id: string }[] }).products.map(({ id }) => id)
    }
    const usual = await idsBy(0)
    expect(usual).toHaveLength(3)
    expect(await idsBy(3)).toEqual(usual)
    expect(await idsBy(4)).toEqual(usual)
  })

  it('keeps favourites, if signed in, without their prices', async () => {
    const as = token()
    const body = { searchProductId: 'v1', isCollected: true }
    expect((await whole.post('/authapi/user/collectProduct', body, as)).result).toBe(as ? 'ok' : 'loginRequired')
    for (const currency of ['HKD', 'USD']) {
      const list = await whole.post('/authapi/user/getCollectList', {}, as, { langenv: '2', currency })
      expect(list.text).not.toMatch(canary)
      expect(list.text.includes('Canary gloves')).toBe(as !== undefined)
    }
    const wait = await whole.post('/authapi/user/addStockRegistration', { searchProductId: 'v1' }, as)
    expect(['loginRequired', 'clinicNotReady']).toContain(wait.result)
  })

  it('cannot put anything into a cart', async () => {
    const answer = await whole.post(
      '/authapi/shoppingcart/addShoppingCart',
      { goods: [{ searchProductId: 'v1', count: 1 }] },
      token(),
    )
    expect(['loginRequired', 'clinicNotReady']).toContain(answer.result)
    expect(answer.text).not.toMatch(canary)
  })

  it('cannot pre-order, and learns no amount of a pre-order that another clinic has placed', async () => {
    const refused = await whole.post(
      '/authapi/order/checkPreOrder',
      { goods: [{ searchProductId: 'v4', count: 1 }], isFromShoppingCart: false, isPreOrder: true },
      token(),
    )
    expect(['loginRequired', 'clinicNotReady']).toContain(refused.result)
    const calls = endpoints.filter(({ endpoint }) => /^\/authapi\/(order|pay)\//.test(endpoint.path) && !endpoint.files)
    expect(calls.length).toBeGreaterThan(9)
    for (const { endpoint } of calls) {
      for (const body of [
        { id: preOrder },
        { orderNo: preOrder },
        { orderNo: confirmation },
        { id: confirmation },
        {},
      ]) {
        const answer = await whole.post(endpoint.path, body, token())
        expect(answer.text, endpoint.path).not.toMatch(canary)
      }
    }
    expect(refused.text).not.toMatch(canary)
  })
})

it('shows an approved clinic the very prices that it hides from others', async () => {
  const list = await whole.post('/api/product/list', { keyword: 'gloves', orderBy: 4 }, approved)
  expect(list.text).toMatch(/98765\.43/)
  expect(list.text).toMatch(/37%/)
  const variants = await whole.post('/api/product/getAllStandard2', { id: 'v1' }, approved)
  expect(variants.text).toMatch(/98765\.43/)
  const promoted = await whole.post('/api/product/getAllStandard2', { id: 'v3' }, approved)
  expect(promoted.text).toMatch(/444\.44.*4444444/)
  const page = await whole.post('/api/product/detail', { id: 'v3' }, approved)
  expect(page.text).toMatch(/7777\.77/)
  expect(page.text).toMatch(/Clearance of canaries/)
  expect(page.text).toMatch(/"endTime"/)
  const zone = await whole.post('/api/product/getActivityAndProduct', {}, approved)
  expect(zone.text).toMatch(/"purchaseLimit":5544332.*"promotionPrice":33222\.11/)
  const fromZone = await whole.post('/api/product/getAllStandard2', { id: 'v1', tagType: 3 }, approved)
  expect(fromZone.text).toMatch(/"discountPrice":33222\.11/)
  const elsewhere = [
    await whole.post('/api/product/getAllStandard2', { id: 'v1' }, approved),
    await whole.post('/api/product/list', { keyword: 'canary' }, approved),
  ]
  for (const { text } of elsewhere) expect(text).not.toMatch(/33222|5544332/)
  const event = await whole.post('/api/specialEvent/seeDetails', { id: 'fair' }, approved)
  expect(event.text).toMatch(/"activityPrice":62222\.22/)
  expect(event.text).toMatch(/"activityPrice":444\.44/)
  const offered = await whole.post('/api/product/getAllStandard2', { id: 'v4' }, approved)
  expect(offered.text).toMatch(/"depositPercent":83/)
  const ordered = await whole.post('/authapi/order/detail', { orderNo: preOrder }, approved)
  expect(ordered.text).toMatch(/"deposit":46479.99/)
  expect(ordered.text).toMatch(canary)
})

it('keeps the answers for visitors and for clinics apart, whoever asks first', async () => {
  const body = { keyword: 'canary' }
  await whole.post('/api/product/list', body, approved)
  expect((await whole.post('/api/product/list', body)).text).not.toMatch(canary)
  expect((await whole.post('/api/product/list', body, waiting)).text).not.toMatch(canary)
  expect((await whole.post('/api/product/list', body, approved)).text).toMatch(canary)
})

it('shows a change of price at the clinic’s next request', async () => {
  await whole.post('/api/product/detail', { id: 'v2' }, approved)
  expect((await whole.post('/api/product/list', { keyword: 'cheap' }, approved)).text).toContain('"discountPrice":10')
  await whole.database.pool.query(`update variant set price_hkd = 4321 where id = 'v2'`)
  await whole.database.transaction((tx) => reindexProducts(tx, ['p2']))
  expect((await whole.post('/api/product/list', { keyword: 'cheap' }, approved)).text).toContain(
    '"discountPrice":43.21',
  )
})

it('gives crawlers no price either, and both languages of every page', async () => {
  for (const url of ['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/products-1.xml']) {
    const answer = await whole.shop.app.inject({ url, headers: { authorization: `Bearer ${approved}` } })
    expect(answer.statusCode, url).toBe(200)
    expect(answer.body).not.toMatch(canary)
  }
})
