import { expectSoundBooks, openTestDatabase, type TestDatabase } from '@cusp/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useCases as catalogueCases } from '../src/modules/catalogue/routes'
import { adminEndPromotion } from '../src/modules/catalogue/use-cases/admin-end-promotion'
import { adminFindVariants } from '../src/modules/catalogue/use-cases/admin-find-variants'
import { adminGetProduct } from '../src/modules/catalogue/use-cases/admin-get-product'
import { adminListTags } from '../src/modules/catalogue/use-cases/admin-list-tags'
import { adminRemoveTag } from '../src/modules/catalogue/use-cases/admin-remove-tag'
import { adminSaveProduct } from '../src/modules/catalogue/use-cases/admin-save-product'
import { adminSavePromotion } from '../src/modules/catalogue/use-cases/admin-save-promotion'
import { adminSaveTag } from '../src/modules/catalogue/use-cases/admin-save-tag'
import { adminSaveVariant } from '../src/modules/catalogue/use-cases/admin-save-variant'
import { adminUploadGoodsFile } from '../src/modules/catalogue/use-cases/admin-upload-goods-file'
import { findCanGetCoupon } from '../src/modules/catalogue/use-cases/find-can-get-coupon'
import { getProduct } from '../src/modules/catalogue/use-cases/get-product'
import { listBeside } from '../src/modules/catalogue/use-cases/list-beside'
import { listVariants } from '../src/modules/catalogue/use-cases/list-variants'
import { useCases as couponCases } from '../src/modules/coupons/routes'
import { adminListCoupons } from '../src/modules/coupons/use-cases/admin-list-coupons'
import { adminSaveCoupon } from '../src/modules/coupons/use-cases/admin-save-coupon'
import { cancelOrder } from '../src/modules/orders/use-cases/cancel-order'
import { createOrder } from '../src/modules/orders/use-cases/create-order'
import { watchContent } from '../src/platform/content-watch'
import { Wording } from '../src/platform/wording'
import { type Clinic, openTill, type Till } from './till'

let till: Till
let clinic: Clinic
const staff = { token: 'catalogue' }
const marketing = { token: 'marketing' }

beforeAll(async () => {
  till = await openTill([...catalogueCases, ...couponCases])
  await till.stock([
    { id: 'gloves', priceHkd: 10_000, onHand: 100 },
    { id: 'masks', priceHkd: 5_000, onHand: 100 },
    { id: 'limited', priceHkd: 10_000, onHand: 100 },
    { id: 'lasting', priceHkd: 10_000, discount: 10, onHand: 100 },
    { id: 'sold', priceHkd: 2_000, onHand: 50 },
  ])
  clinic = await till.clinic('harbour')
})
afterAll(async () => {
  await expectSoundBooks(till.database)
  await till.close()
})

const minutes = (n: number) => new Date(till.clock.now.getTime() + n * 60_000).toISOString()
const promotion = (productId: string, variantId: string, more: object = {}) => ({
  productId,
  startsAt: minutes(-1),
  endsAt: minutes(60),
  purchaseLimit: 0,
  picturePath: '',
  textColor: '',
  showsPriceBackground: true,
  countsDown: true,
  prices: [{ variantId, priceHkd: 70, priceUsd: null }],
  ...more,
})
const priceOf = async (id: string, who: { token?: string } = clinic) => {
  await till.seeContent()
  const { data } = await till.ask(listVariants, { id }, who)
  return data.list[0]
}

describe('a promotion', () => {
  it('makes the price on the page, in the cart and in the order from its start until its end, and no longer', async () => {
    const saved = await till.ask(
      adminSavePromotion,
      promotion('p-gloves', 'gloves', { startsAt: minutes(10), endsAt: minutes(20) }),
      marketing,
    )
    expect(saved.result).toBe('ok')
    expect(await priceOf('gloves')).toMatchObject({ price: 100, discountPrice: 100, isDiscount: false })

    till.later(10)
    expect(await priceOf('gloves')).toMatchObject({ price: 100, discountPrice: 70, isDiscount: true })
    const { data: page } = await till.ask(getProduct, { id: 'gloves' }, clinic)
    expect(page.promotionDisplay).toMatchObject({ showPriceBackground: true, countDown: true })
    const during = await till.confirmation(clinic, { gloves: 2 })
    const { data: order } = await till.ask(createOrder, { orderNo: during }, clinic)
    expect(order.payable).toBe(2 * 70 + 30)

    const late = await till.confirmation(clinic, { gloves: 2 })
    till.later(10)
    expect(await priceOf('gloves')).toMatchObject({ discountPrice: 100, isDiscount: false })
    // The buyer saw 170: the server's clock decides, and says so instead of charging more.
    expect((await till.ask(createOrder, { orderNo: late, payable: 170 }, clinic)).result).toBe('priceChanged')
  })

  it('takes the place of the usual discount and never costs more than it', async () => {
    const dear = promotion('p-lasting', 'lasting', { prices: [{ variantId: 'lasting', priceHkd: 90, priceUsd: null }] })
    expect(await till.ask(adminSavePromotion, dear, marketing)).toMatchObject({
      result: 'promotionTooDear',
      field: 'prices[0].priceHkd',
    })
    const cheap = { ...dear, prices: [{ variantId: 'lasting', priceHkd: 80, priceUsd: null }] }
    expect((await till.ask(adminSavePromotion, cheap, marketing)).result).toBe('ok')
    expect(await priceOf('lasting')).toMatchObject({ price: 100, discountPrice: 80 })
    await till.rows(`update variant set price_hkd = 8500 where id = 'lasting'`)
    expect(await priceOf('lasting')).toMatchObject({ price: 85, discountPrice: 76.5 })
  })

  it('does not overlap another one of its product, even when both are saved at once', async () => {
    const at = (from: number, until: number) =>
      till.ask(
        adminSavePromotion,
        promotion('p-masks', 'masks', {
          startsAt: minutes(from),
          endsAt: minutes(until),
          prices: [{ variantId: 'masks', priceHkd: 40, priceUsd: null }],
        }),
        marketing,
      )
    const both = await Promise.all([at(100, 200), at(150, 250)])
    expect(both.map(({ result }) => result).sort()).toEqual(['ok', 'promotionOverlaps'])
    expect((await at(250, 300)).result).toBe('ok')
    expect(await at(300, 250)).toMatchObject({ result: 'notUnderstood', field: 'endsAt' })
  })

  it('is changed by one operator at a time, ended at once, and taken back before it began', async () => {
    const { data } = await till.ask(
      adminSavePromotion,
      promotion('p-sold', 'sold', { prices: [{ variantId: 'sold', priceHkd: 15, priceUsd: 2 }] }),
      marketing,
    )
    const again = {
      ...promotion('p-sold', 'sold', { prices: [{ variantId: 'sold', priceHkd: 16, priceUsd: 2 }] }),
      id: data.id,
    }
    expect((await till.ask(adminSavePromotion, { ...again, version: 1 }, marketing)).result).toBe('ok')
    expect((await till.ask(adminSavePromotion, { ...again, version: 1 }, marketing)).result).toBe('changedMeanwhile')
    expect(await priceOf('sold')).toMatchObject({ discountPrice: 16 })
    expect((await till.ask(adminEndPromotion, { id: data.id }, marketing)).result).toBe('ok')
    expect(await priceOf('sold')).toMatchObject({ discountPrice: 20 })
    const { data: later } = await till.ask(
      adminSavePromotion,
      promotion('p-sold', 'sold', {
        startsAt: minutes(100),
        endsAt: minutes(200),
        prices: [{ variantId: 'sold', priceHkd: 15, priceUsd: null }],
      }),
      marketing,
    )
    await till.ask(adminEndPromotion, { id: later.id }, marketing)
    const { data: product } = await till.ask(adminGetProduct, { id: 'p-sold' }, staff)
    expect(product.promotions.map(({ id }) => id)).toEqual([data.id])
    expect((await till.ask(adminEndPromotion, { id: later.id }, marketing)).result).toBe('promotionNotFound')
    expect((await till.ask(adminSavePromotion, again, { token: 'warehouse' })).result).toBe('forbidden')
  })

  it('lets a clinic buy as many pieces as its limit says, however many buy at once, and gives them back with the order', async () => {
    await till.ask(adminSavePromotion, promotion('p-limited', 'limited', { purchaseLimit: 5 }), marketing)
    const [buyer, neighbour] = [await till.clinic('hill'), await till.clinic('bay')]
    expect(await priceOf('limited', buyer)).toMatchObject({ isBuyLimited: 5, allowance: 5 })
    const confirmations = []
    for (let i = 0; i < 4; i += 1) confirmations.push(await till.confirmation(buyer, { limited: 2 }))
    const answers = await Promise.all(confirmations.map((orderNo) => till.ask(createOrder, { orderNo }, buyer)))
    expect(answers.map(({ result }) => result).sort()).toEqual(['ok', 'ok', 'overLimit', 'overLimit'])
    expect(await priceOf('limited', buyer)).toMatchObject({ isBuyLimited: 5, allowance: 1 })
    expect(await priceOf('limited', neighbour)).toMatchObject({ allowance: 5 })

    const placed = answers.find(({ result }) => result === 'ok')?.data
    await till.ask(cancelOrder, { id: placed?.orderNo }, buyer)
    expect(await priceOf('limited', buyer)).toMatchObject({ allowance: 3 })
    till.later(60)
    expect(await priceOf('limited', buyer)).toMatchObject({ isBuyLimited: 0, allowance: null, discountPrice: 100 })
  })
})

describe('a product page', () => {
  const words = (en: string, zh = en) => ({ en, 'zh-Hant': zh })
  const fields = {
    id: 'p-masks',
    supplier: 'Maker',
    name: words('Masks', '口罩'),
    sellingPoint: words(''),
    detailHtml: words(''),
    brandId: 'b1',
    categoryId: 'c1',
    storeId: 's1',
    producer: '',
    ceCode: '',
    fdaCode: '',
    isMedicine: false,
    isOnShelf: true,
    parameters: [{ name: words('Layers', '層數'), value: words('3', '三層') }],
    pictures: [],
    documents: [],
    video: null,
    tags: [],
    bundle: [],
  }
  const versionOf = async () => (await till.ask(adminGetProduct, { id: 'p-masks' }, staff)).data.version
  const save = async (more: object) =>
    till.ask(adminSaveProduct, { ...fields, version: await versionOf(), ...more }, staff)
  const page = async (asking: object = clinic) => {
    await till.seeContent()
    return (await till.ask(getProduct, { id: 'p-masks' }, asking)).data
  }
  const none = { picture: [], document: [], video: [] }

  it('shows the documents, the video and the pictures that were uploaded, and no other', async () => {
    const picture = await till.picture()
    const upload = async (files: object) =>
      (await till.ask(adminUploadGoodsFile, {}, { ...staff, files: { ...none, ...files } })).data
    const first = await upload({ picture: [picture] })
    const second = await upload({ picture: [picture] })
    const document = await upload({ document: [{ ...picture, kind: 'pdf', originalName: 'leaflet.pdf' }] })
    const video = await upload({ video: [{ ...picture, kind: 'mp4', originalName: 'clip.mp4' }] })
    expect(document).toMatchObject({ name: 'leaflet' })
    expect(document.path).toMatch(/^\/pictures\/documents\/[\w-]+\.pdf$/)

    expect(await save({ documents: [{ path: '/pictures/documents/x.pdf', name: words('x') }] })).toMatchObject({
      result: 'fileUnknown',
      field: 'documents',
    })
    expect(await save({ pictures: [video.path] })).toMatchObject({ result: 'fileUnknown', field: 'pictures' })
    expect(await save({ video: { path: document.path, autoplay: true } })).toMatchObject({ result: 'fileUnknown' })

    const saved = await save({
      pictures: [first.path, second.path],
      documents: [{ path: document.path, name: words('Instructions', '使用說明') }],
      video: { path: video.path, autoplay: true },
    })
    expect(saved.result).toBe('ok')
    expect(await page({ ...clinic, language: 'zh-Hant' })).toMatchObject({
      allPicture: [first.path, second.path],
      productInstraction: [{ path: document.path, name: '使用說明' }],
      mp4Url: video.path,
      autoplay: true,
      parameters: [{ name: '層數', value: '三層' }],
    })
  })

  it('shows what a bundle consists of, while its parts are on the shelf', async () => {
    const parts = [
      { variantId: 'gloves', quantity: 2 },
      { variantId: 'sold', quantity: 1 },
    ]
    expect((await save({ bundle: parts })).result).toBe('ok')
    expect((await page()).productSuit).toMatchObject([
      { searchProductId: 'gloves', productName: 'Goods gloves', standard: 'Large', count: 2 },
      { searchProductId: 'sold', count: 1 },
    ])
    await till.rows(`update product set is_on_shelf = false where id = 'p-sold'`)
    expect((await page()).productSuit).toHaveLength(1)
    await till.rows(`update product set is_on_shelf = true where id = 'p-sold'`)
    for (const bad of [[{ variantId: 'masks', quantity: 1 }], [{ variantId: 'x', quantity: 1 }], [parts[0], parts[0]]])
      expect((await save({ bundle: bad })).result).toBe('bundleRefused')
    expect((await page()).productSuit).toHaveLength(2)
  })

  it('shows tags in the shop’s words, those about prices only to those who see prices', async () => {
    const tag = { type: 'club', title: words('Club price', '會員價'), isAboutPrice: true, position: 9, version: 0 }
    expect((await till.ask(adminSaveTag, tag, staff)).result).toBe('ok')
    expect((await till.ask(adminSaveTag, tag, staff)).result).toBe('tagTaken')
    expect((await till.ask(adminSaveTag, { ...tag, title: words('Club') }, staff)).result).toBe('tagTaken')
    expect((await till.ask(adminSaveTag, { ...tag, version: 1, title: words('Club', '會員') }, staff)).result).toBe(
      'ok',
    )
    expect((await till.ask(adminSaveTag, { ...tag, version: 1 }, staff)).result).toBe('changedMeanwhile')
    expect(await save({ tags: ['nothing'] })).toMatchObject({ result: 'notFound', field: 'tags' })
    await save({ tags: ['club', 'new'] })
    expect(await page()).toMatchObject({ fulltag: 'New,Club', mainTag: 'New' })
    expect(await page({})).toMatchObject({ fulltag: 'New' })
    const { data } = await till.ask(adminListTags, {}, staff)
    expect(data.list.find(({ type }) => type === 'club')).toMatchObject({ productCount: 1 })
    expect((await till.ask(adminRemoveTag, { type: 'club' }, staff)).result).toBe('ok')
    expect(await page()).toMatchObject({ fulltag: 'New' })
  })

  it('shows gifts and further pictures of a variant, and refuses links to elsewhere', async () => {
    const variant = {
      id: 'masks',
      productId: 'p-masks',
      articleNumber: 'ART-masks',
      standard: words('Large'),
      unit: words('Box'),
      uniformCode: '4891234567894',
      containerQuantity: 50,
      step: 1,
      purchaseLimit: 0,
      isOnShelf: true,
      productionDate: '2026-01-31',
      expiryDate: '2028-01-31',
      pictures: [],
      gifts: [{ name: words('A box of gloves', '手套一盒'), link: '/product/gloves', picturePath: '' }],
    }
    const keep = (more: object) => till.ask(adminSaveVariant, { ...variant, version: 1, ...more }, staff)
    for (const link of ['https://elsewhere.example', '//elsewhere.example', 'javascript:alert(1)', '/\\elsewhere'])
      expect((await keep({ gifts: [{ ...variant.gifts[0], link }] })).result).toBe('notUnderstood')
    expect(await keep({ gifts: [{ ...variant.gifts[0], picturePath: '/x' }] })).toMatchObject({ result: 'fileUnknown' })
    expect(await keep({ expiryDate: '2025-01-01' })).toMatchObject({ result: 'datesBackwards', field: 'expiryDate' })
    expect((await keep({})).result).toBe('ok')
    expect((await keep({})).result).toBe('changedMeanwhile')
    expect(await priceOf('masks')).toMatchObject({
      promotes: [{ name: 'A box of gloves', link: '/product/gloves', picurl: '' }],
      uniformCode: '4891234567894',
      productionDate: '2026-01-31',
      containerQuantity: 50,
    })
    const { data } = await till.ask(adminFindVariants, { keyword: '4891234567894' }, staff)
    expect(data.list).toMatchObject([{ variantId: 'masks', productId: 'p-masks', articleNumber: 'ART-masks' }])
  })

  it('lies beside others of its category, and remembers what a browser has seen in its order', async () => {
    const { data } = await till.ask(
      listBeside,
      { id: 'p-masks', seen: ['p-sold', 'p-masks', 'gone', 'p-gloves'] },
      clinic,
    )
    expect(data.related.map(({ id }) => id)).not.toContain('p-masks')
    expect(data.related).toHaveLength(4)
    expect(data.seen.map(({ id }) => id)).toEqual(['p-sold', 'p-gloves'])
    const { data: visitor } = await till.ask(listBeside, { id: 'p-masks', seen: ['p-sold'] })
    expect(visitor.seen).toMatchObject([{ price: null, discountPrice: null }])
    expect((await till.ask(listBeside, { id: 'nothing' }, clinic)).data).toMatchObject({ related: [], seen: [] })
  })

  it('turns clinics that have bought before away from what is for new customers', async () => {
    const old = await till.clinic('old')
    const asked = async () => (await till.ask(listVariants, { id: 'masks', tagType: '3' }, old)).result
    expect(await asked()).toBe('ok')
    const orderNo = await till.order(old, { sold: 1 })
    await till.pay(old, orderNo)
    await till.rows(`update order_store set shipped_at = now() where order_no = $1`, [orderNo])
    expect(await asked()).toBe('ok')
    await till.rows(`update shop_order set status = 'completed' where order_no = $1`, [orderNo])
    expect(await asked()).toBe('notNewCustomer')
    // The books must be sound again: nothing was shipped in truth.
    await till.rows(`update shop_order set status = 'pendingShipment' where order_no = $1`, [orderNo])
    await till.rows(`update order_store set shipped_at = null where order_no = $1`, [orderNo])
  })
})

describe('coupons', () => {
  const words = (en: string, zh = en) => ({ en, 'zh-Hant': zh })
  const coupon = (more: object) => ({
    name: words('Spring', '春季'),
    percent: null,
    amountHkd: 50,
    amountUsd: null,
    metHkd: 500,
    metUsd: null,
    scope: 'brand',
    scopeIds: ['b1'],
    startsAt: minutes(-10),
    endsAt: minutes(60),
    isShown: true,
    ...more,
  })
  const shown = async (asking: object = clinic) => {
    await till.seeContent()
    return (await till.ask(findCanGetCoupon, { id: 'masks' }, asking)).data
  }

  it('are shown beside the goods they are good for, only to those who see prices, while they run', async () => {
    const save = (more: object) => till.ask(adminSaveCoupon, coupon(more), marketing)
    expect((await save({})).result).toBe('ok')
    expect((await save({ scope: 'category', scopeIds: ['c9'] })).result).toBe('ok')
    expect((await save({ isShown: false })).result).toBe('ok')
    expect((await save({ percent: 12, amountHkd: null, scope: 'all', scopeIds: [] })).result).toBe('ok')
    expect(await shown()).toMatchObject({
      canGetCoupons: [
        { type: '1', price: 50, metPrice: 500, name: 'Spring', where: 'For goods of Harbour', isAll: false },
      ],
      canGetDisCoupons: [{ type: '6', discount: 12, isAll: true }],
    })
    expect(await shown({})).toEqual({ canGetCoupons: [], canGetDisCoupons: [] })
    const { data: page } = await till.ask(getProduct, { id: 'masks' }, clinic)
    expect(page.canGetCous).toHaveLength(2)
    till.later(60)
    await till.rows(`update content_version set version = version + 1`)
    expect(await shown()).toEqual({ canGetCoupons: [], canGetDisCoupons: [] })
  })

  it('are kept only when they make sense, and changed by one operator at a time', async () => {
    const save = (more: object, who = marketing) => till.ask(adminSaveCoupon, coupon(more), who)
    expect(await save({ percent: 5 })).toMatchObject({ result: 'notUnderstood', field: 'amountHkd' })
    expect(await save({ amountHkd: null })).toMatchObject({ result: 'notUnderstood', field: 'amountHkd' })
    expect(await save({ scope: 'all' })).toMatchObject({ result: 'notUnderstood', field: 'scopeIds' })
    expect(await save({ endsAt: minutes(-20) })).toMatchObject({ result: 'notUnderstood', field: 'endsAt' })
    expect(await save({ id: 'x', version: 1 })).toMatchObject({ result: 'couponNotFound' })
    expect((await save({}, staff)).result).toBe('forbidden')
    const { data } = await save({})
    expect((await save({ id: data.id, version: 1, amountHkd: 60 })).result).toBe('ok')
    expect((await save({ id: data.id, version: 1 })).result).toBe('changedMeanwhile')
    const { data: all } = await till.ask(adminListCoupons, {}, marketing)
    expect(all.list.find(({ id }) => id === data.id)).toMatchObject({ amountHkd: 60, version: 2 })
  })
})

describe('what changes by itself', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  it('is seen by every server when its moment has come, once', async () => {
    const watch = await watchContent(database, new Wording([]), () => {})
    const before = watch.version()
    await database.pool.query(
      `insert into content_turn (at) values (now() - interval '1 second'), (now() + interval '1 hour')`,
    )
    await watch.refresh()
    expect(watch.version()).toBe(before + 1)
    await watch.refresh()
    expect(watch.version()).toBe(before + 1)
    await watch.stop()
  })
})
