import type { homeParts } from '@cusp/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Clinic, openTill, type Till } from '../../../test/till'
import { addToCart } from '../cart/use-cases/add-to-cart'
import { getCart } from '../cart/use-cases/get-cart'
import { getProduct } from '../catalogue/use-cases/get-product'
import { listVariants } from '../catalogue/use-cases/list-variants'
import { confirmOrder } from '../orders/use-cases/confirm-order'
import { createOrder } from '../orders/use-cases/create-order'
import { prepareOrder } from '../orders/use-cases/prepare-order'
import { adminListHomeParts } from './use-cases/admin-list-home-parts'
import { adminPreviewHome } from './use-cases/admin-preview-home'
import { adminPublishHomePart } from './use-cases/admin-publish-home-part'
import { adminRemoveHomePart } from './use-cases/admin-remove-home-part'
import { adminSaveHomePart } from './use-cases/admin-save-home-part'
import { adminWithdrawHomePart } from './use-cases/admin-withdraw-home-part'
import { getNewCustomerActivities } from './use-cases/get-new-customer-activities'
import { getNewCustomerHead } from './use-cases/get-new-customer-head'
import { previewNewCustomers } from './use-cases/preview-new-customers'

let till: Till
let fresh: Clinic
let old: Clinic
const many = Array.from({ length: 12 }, (_, i) => `n${String(i).padStart(2, '0')}`)
beforeAll(async () => {
  till = await openTill()
  await till.stock([
    ...many.map((id) => ({ id })),
    { id: 'gone', isOnShelf: false },
    { id: 'limited' },
    { id: 'raced' },
    { id: 'asked', isOnInquiry: true },
  ])
  fresh = await till.clinic('fresh')
  old = await till.clinic('old')
  await till.rows(`insert into coupon_campaign (name, percent, scope, starts_at, ends_at)
    values ('{"en": "Welcome", "zh-Hant": "歡迎"}', 10, 'all', now() - interval '1 hour', now() + interval '1 hour')`)
})
afterAll(() => till.close())

const asMarketing = () => ({ token: till.operator('marketing') })
const said = (en: string, zh = `${en} 中文`) => ({ en, 'zh-Hant': zh })
const activity = (goods: readonly object[], more: object = {}) => ({
  kind: 'newCustomerActivity',
  content: { title: said('Welcome set'), remark: said('First orders'), purchaseLimit: 0, goods, ...more },
})
const at = (priceHkd: number, ...ids: string[]) => ids.map((variantId) => ({ variantId, priceHkd, priceUsd: null }))
const always = { from: null, until: null }
const save = (part: object, more: object = {}) =>
  till.ask(adminSaveHomePart, { part, ...always, isToPublish: true, ...more }, asMarketing())
type Shown = {
  readonly id: number
  readonly activityNewCustomerProductList: readonly { readonly searchProductId: string }[]
}
let asked = 0
/** As if nothing had been asked before: answers are kept until the content changes. */
const zone = async (as: object = fresh, more: object = {}) => {
  await till.seeContent()
  const { data } = await till.ask(getNewCustomerActivities, { ...more, asked: ++asked }, as)
  // What is respelt for the wire has no type of its own.
  return data as typeof data & { newcusactivityModels: Shown[] }
}
const only = async (as: object = fresh, more: object = {}) => (await zone(as, more)).newcusactivityModels[0]
const goodsOf = (id: string, count: number) => [{ searchProductId: id, count }]
const prepare = (clinic: Clinic, id: string, count: number, tagType: unknown = '3') =>
  till.ask(prepareOrder, { goods: goodsOf(id, count), isFromShoppingCart: false, tagType }, clinic)
const place = async (clinic: Clinic, orderNo: unknown, more: object = {}) =>
  till.ask(createOrder, { orderNo, isRemittance: 0, ...more }, clinic)
/** A clinic that has received an order. */
const complete = async (orderNo: unknown) => {
  await till.rows(`update order_store set shipped_at = now() where order_no = $1`, [orderNo])
  await till.rows(`update shop_order set status = 'completed' where order_no = $1`, [orderNo])
}
const takeEverythingOut = async () => {
  const { list } = (await till.ask(adminListHomeParts, {}, asMarketing())).data
  for (const { id, version } of list) await till.ask(adminRemoveHomePart, { id, version }, asMarketing())
}
beforeEach(takeEverythingOut)

describe('an activity of the new-customer zone', () => {
  it('gives its price to new customers, and to nobody else in any byte', async () => {
    await save(activity(at(61.23, 'n00')))
    expect(await zone(fresh)).toMatchObject({ standing: 'isForYou', isAuth: true })
    expect((await only(fresh))?.activityNewCustomerProductList).toMatchObject([
      { searchProductId: 'n00', promotionPrice: 61.23, price: 100 },
    ])
    const visitors = await zone({})
    expect(visitors).toMatchObject({ standing: 'logIn', isAuth: false })
    expect(visitors.newcusactivityModels[0]?.activityNewCustomerProductList).toMatchObject([
      { promotionPrice: null, price: null },
    ])
    expect(JSON.stringify(visitors)).not.toMatch(/61[.]?23/)

    const first = await prepare(old, 'n05', 1, '')
    const { orderNo } = (await place(old, first.data.orderNo)).data
    await complete(orderNo)
    const others = await zone(old)
    expect(others).toMatchObject({ standing: 'notNew', isAuth: true })
    expect(others.newcusactivityModels[0]?.activityNewCustomerProductList).toMatchObject([
      { promotionPrice: null, price: 100 },
    ])
    expect(JSON.stringify(others)).not.toMatch(/61[.]?23/)
    expect((await prepare(old, 'n00', 1)).result).toBe('notNewCustomer')
    await till.rows(`update shop_order set status = 'pendingPayment' where order_no = $1`, [orderNo])
    await till.rows(`update order_store set shipped_at = null where order_no = $1`, [orderNo])
  })

  it('charges what it shows: bought from the zone at its price, from anywhere else at the usual one', async () => {
    await save(activity(at(60, 'n01')))
    await till.seeContent()
    const row = async (tagType?: string) =>
      (await till.ask(listVariants, { id: 'n01', tagType }, fresh)).data.list.find(({ id }) => id === 'n01')
    expect(await row('3')).toMatchObject({ discountPrice: 60, isDiscount: true })
    expect(await row()).toMatchObject({ discountPrice: 100, isDiscount: false })
    const page = async (tagType?: string) =>
      (await till.ask(getProduct, { id: 'n01', ...(tagType ? { tagType } : {}) }, fresh)).data
    expect((await page('3')).newCusproductDisplay).toMatchObject({ countDown: false })
    expect(await page()).toMatchObject({ newCusproductDisplay: null, promotionDisplay: null })

    const confirmation = await prepare(fresh, 'n01', 2)
    const shown = await till.ask(confirmOrder, { id: confirmation.data.orderNo }, fresh)
    expect(shown.data).toMatchObject({ goodsTotal: 120, savedTotal: 80 })
    const placed = await place(fresh, confirmation.data.orderNo, { payable: shown.data.payable })
    expect(placed.result).toBe('ok')
    const lines = await till.rows(
      `select unit_price::int as paid, promotion_id is not null as is_counted from order_line where order_no = $1`,
      [placed.data.orderNo],
    )
    expect(lines).toEqual([{ paid: 6_000, is_counted: true }])

    await till.ask(addToCart, { goods: goodsOf('n01', 1) }, fresh)
    const cart = (await till.ask(getCart, {}, fresh)).data
    expect(JSON.stringify(cart)).toContain('"unitPrice":100')
    const usual = await prepare(fresh, 'n01', 1, '')
    expect((await till.ask(confirmOrder, { id: usual.data.orderNo }, fresh)).data.goodsTotal).toBe(100)
  })

  it('lets a clinic have as many pieces as its limit says, however many orders come at once', async () => {
    await save(activity(at(50, 'limited', 'raced'), { purchaseLimit: 3 }))
    const buyer = await till.clinic('hoarder')
    expect(await only(buyer)).toMatchObject({ purchaseLimit: 3 })
    expect((await prepare(buyer, 'limited', 4)).result).toBe('overLimit')
    const confirmations = await Promise.all(Array.from({ length: 4 }, () => prepare(buyer, 'raced', 2)))
    const placed = await Promise.all(confirmations.map(({ data }) => place(buyer, data.orderNo)))
    expect(placed.map(({ result }) => result).sort()).toEqual(['ok', 'overLimit', 'overLimit', 'overLimit'])
    expect((await prepare(buyer, 'raced', 2)).result).toBe('overLimit')
    // Bought from anywhere else, the goods are not limited.
    expect((await prepare(buyer, 'raced', 9, '')).result).toBe('ok')
    expect(await till.rows('select * from invariant_violations')).toEqual([])
  })

  it('is in force from when it is published until it is withdrawn, and within its time', async () => {
    const paid = async () => {
      await till.seeContent()
      const { data } = await till.ask(listVariants, { id: 'n02', tagType: '3' }, fresh)
      return data.list[0]?.discountPrice
    }
    const draft = await save(activity(at(55, 'n02')), { isToPublish: false })
    expect((await zone()).newcusactivityModels).toEqual([])
    expect(await paid()).toBe(100)
    const published = await till.ask(adminPublishHomePart, draft.data, asMarketing())
    expect(await paid()).toBe(55)
    const confirmation = await prepare(fresh, 'n02', 1)
    const { payable } = (await till.ask(confirmOrder, { id: confirmation.data.orderNo }, fresh)).data
    const withdrawn = await till.ask(adminWithdrawHomePart, published.data, asMarketing())
    expect(withdrawn.result).toBe('ok')
    expect(await paid()).toBe(100)
    expect((await place(fresh, confirmation.data.orderNo, { payable })).result).toBe('priceChanged')
    const again = await till.ask(adminPublishHomePart, withdrawn.data, asMarketing())
    expect(await paid()).toBe(55)
    expect((await till.ask(adminRemoveHomePart, again.data, asMarketing())).result).toBe('ok')
    expect(await paid()).toBe(100)

    const soon = new Date(till.clock.now.getTime() + 60_000).toISOString()
    await save(activity(at(55, 'n02')), { from: soon })
    expect(await paid()).toBe(100)
    const before = till.clock.now
    till.later(2)
    expect(await paid()).toBe(55)
    till.clock.now = before
  })

  it('is refused by the field that is wrong, and leaves nothing behind', async () => {
    const refused = async (part: object, more: object = {}) => {
      const { result, field } = await save(part, more)
      return { result, field }
    }
    expect(await refused(activity([...at(50, 'n03'), ...at(100, 'n04')]))).toEqual({
      result: 'promotionTooDear',
      field: 'goods[1].priceHkd',
    })
    expect(await refused(activity([{ variantId: 'n03', priceHkd: 50, priceUsd: 99 }]))).toMatchObject({
      field: 'goods[0].priceUsd',
    })
    expect(await refused(activity(at(50, 'none')))).toEqual({ result: 'variantNotFound', field: 'goods[0].variantId' })
    expect(await refused(activity(at(50, 'n03', 'n03')))).toMatchObject({ field: 'goods[1].variantId' })
    expect(await refused(activity(at(50, 'asked')))).toMatchObject({ result: 'promotionTooDear' })
    expect(await refused(activity([]))).toMatchObject({ result: 'notUnderstood' })
    expect(await refused(activity(at(0, 'n03')))).toMatchObject({ result: 'notUnderstood' })
    const last = '9999-12-31T23:59:59.999Z'
    for (const [from, until] of [
      [last, null],
      [null, '1970-01-01T00:00:00.000Z'],
    ] as const)
      expect(await refused(activity(at(50, 'n03')), { from, until })).toMatchObject({ result: 'ok' })
    await takeEverythingOut()
    await save(activity(at(50, 'n03')))
    expect(await refused(activity(at(40, 'n03')))).toEqual({ result: 'promotionOverlaps', field: 'goods[0].variantId' })
    const { list } = (await till.ask(adminListHomeParts, {}, asMarketing())).data
    expect(list).toHaveLength(1)
    const warehouse = { token: till.operator('warehouse') }
    expect((await till.ask(adminSaveHomePart, { part: activity(at(50, 'n04')), ...always }, warehouse)).result).toBe(
      'forbidden',
    )
  })

  it('of two activities that offer the same goods at once, one is published', async () => {
    const both = await Promise.all([save(activity(at(50, 'n06'))), save(activity(at(45, 'n06')))])
    expect(both.map(({ result }) => result).sort()).toEqual(['ok', 'promotionOverlaps'])
  })

  it('shows its products in fives, those of one brand if asked, and none that has left the shelf', async () => {
    const { data } = await save(activity(at(50, ...many, 'gone')))
    const ids = (shown: Awaited<ReturnType<typeof only>>) =>
      shown?.activityNewCustomerProductList.map(({ searchProductId }) => searchProductId)
    const first = await only()
    expect(first).toMatchObject({ id: data.id, productAllCount: 12 })
    expect(ids(first)).toEqual(many.slice(0, 5))
    expect(ids(await only(fresh, { activityId: data.id, productPageindex: 3 }))).toEqual(many.slice(10))
    expect(ids(await only(fresh, { activityId: String(data.id), productPagesize: 10 }))).toEqual(many.slice(0, 10))
    expect(await only(fresh, { pingPaiName: 'HARBOUR' })).toMatchObject({ productAllCount: 12 })
    expect(await only(fresh, { pingPaiName: 'other' })).toMatchObject({ productAllCount: 0 })
    expect((await zone(fresh, { activityId: 999_999 })).newcusactivityModels).toEqual([])
    for (const wrong of [{ activityId: 'x' }, { productPageindex: 0 }, { productPagesize: 61 }])
      expect((await till.ask(getNewCustomerActivities, wrong, fresh)).result).toBe('notUnderstood')
  })

  it('is named in both languages, Chinese in the characters that are read', async () => {
    await save(activity(at(50, 'n07'), { title: { en: 'Start', 'zh-Hant': '開始', 'zh-Hans': '开始' } }))
    expect(await only()).toMatchObject({ activityName: '開始', enActivityName: 'Start' })
    expect(await only({ ...fresh, language: 'zh-Hans' })).toMatchObject({ activityName: '开始' })
  })
})

describe('the new-customer zone', () => {
  it('shows its banners to everybody, and coupons to those who see prices', async () => {
    const banner = {
      kind: 'newCustomerBanner',
      content: {
        title: said('Hello'),
        link: '/about/1',
        picture: { en: '/pictures/home/a-{0}.webp', 'zh-Hant': '' },
        phonePicture: { en: '', 'zh-Hant': '' },
        isTitleShown: true,
      },
    }
    await save(banner)
    await till.seeContent()
    const head = async (as: object) => (await till.ask(getNewCustomerHead, { clientType: ++asked }, as)).data
    const seen = await head(fresh)
    expect(seen.bannerpicurls).toMatchObject([{ jumpLink: '/about/1', title: 'Hello' }])
    expect(seen.canGetCoupons).toMatchObject([{ name: 'Welcome', discount: 10 }])
    const visitors = await head({})
    expect(visitors.bannerpicurls).toHaveLength(1)
    expect(visitors.canGetCoupons).toEqual([])
  })

  it('can be looked at as it will be by whoever was given its address, with prices by their own rights', async () => {
    const part = activity(at(33.33, 'n08')) as unknown as homeParts.HomePart
    await save(part, { isToPublish: false })
    const { data } = await till.ask(
      adminPreviewHome,
      { at: null, withDrafts: true, page: 'newCustomers' },
      asMarketing(),
    )
    expect(data.path).toMatch(/^\/newCustomers\?preview=/)
    const token = data.path.split('preview=')[1] ?? ''
    const preview = async (as: object) => (await till.ask(previewNewCustomers, { token }, as)).data
    expect((await preview(fresh)).activities.newcusactivityModels).toMatchObject([
      { activityNewCustomerProductList: [{ promotionPrice: 33.33, price: 100 }] },
    ])
    expect(JSON.stringify(await preview({}))).not.toMatch(/33[.]?33/)
    expect((await zone()).newcusactivityModels).toEqual([])
    expect((await till.ask(previewNewCustomers, { token: 'x' }, fresh)).result).toBe('previewEnded')
  })
})
