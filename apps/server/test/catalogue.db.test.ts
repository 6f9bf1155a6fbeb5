import { idFrom } from '@cusp/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useCases } from '../src/modules/catalogue/routes'
import { adminAdjustStock } from '../src/modules/catalogue/use-cases/admin-adjust-stock'
import { adminGetProduct } from '../src/modules/catalogue/use-cases/admin-get-product'
import { adminListBrands } from '../src/modules/catalogue/use-cases/admin-list-brands'
import { adminListCategories } from '../src/modules/catalogue/use-cases/admin-list-categories'
import { adminListProducts } from '../src/modules/catalogue/use-cases/admin-list-products'
import { adminListStores } from '../src/modules/catalogue/use-cases/admin-list-stores'
import { adminSaveBrand } from '../src/modules/catalogue/use-cases/admin-save-brand'
import { adminSaveCategory } from '../src/modules/catalogue/use-cases/admin-save-category'
import { adminSavePrice } from '../src/modules/catalogue/use-cases/admin-save-price'
import { adminSaveProduct } from '../src/modules/catalogue/use-cases/admin-save-product'
import { adminSaveVariant } from '../src/modules/catalogue/use-cases/admin-save-variant'
import { adminUploadGoodsFile } from '../src/modules/catalogue/use-cases/admin-upload-goods-file'
import { getProduct } from '../src/modules/catalogue/use-cases/get-product'
import { listBrands } from '../src/modules/catalogue/use-cases/list-brands'
import { listCategories } from '../src/modules/catalogue/use-cases/list-categories'
import { listSubCategories } from '../src/modules/catalogue/use-cases/list-sub-categories'
import { listVariants } from '../src/modules/catalogue/use-cases/list-variants'
import { useCases as contentCases } from '../src/modules/content/routes'
import { getHomeFloors } from '../src/modules/content/use-cases/get-home-floors'
import { getRecommended } from '../src/modules/content/use-cases/get-recommended'
import { getInfoPage } from '../src/modules/information/use-cases/get-info-page'
import { reindexProducts } from '../src/modules/search'
import { useCases as searchCases } from '../src/modules/search/routes'
import { searchFacets } from '../src/modules/search/use-cases/search-facets'
import { searchProducts } from '../src/modules/search/use-cases/search-products'
import { similarWords } from '../src/modules/search/use-cases/similar-words'
import { suggest } from '../src/modules/search/use-cases/suggest'
import { type Desk, openDesk } from './desk'
import { stockShelves } from './goods'

let desk: Desk
/** Each look sees the catalogue as it is: answers kept for many are another test's matter. */
let version = 1

beforeAll(async () => {
  const operator = {
    kind: 'operator',
    sessionHash: 's',
    operatorId: idFrom<'Operator'>('o1'),
    name: 'Olive',
    email: 'olive@example.com',
    role: 'admin',
    hasTwoFactor: false,
    mustSetUpTwoFactor: false,
    mustChangePassword: false,
  } as const
  const buyer = (approved: boolean) =>
    ({
      kind: 'buyer',
      sessionHash: 's',
      accountId: idFrom<'Account'>('a1'),
      clinicId: idFrom<'Clinic'>('k1'),
      approved,
      roles: ['Buyer'],
      isHkCustomer: false,
      name: 'Bea',
    }) as const
  desk = await openDesk([...useCases, ...contentCases, ...searchCases], {
    operator: async () => ({ kind: 'known', actor: operator, contentVersion: ++version }),
    buyer: async (_, token) => ({ kind: 'known', actor: buyer(token === 'approved'), contentVersion: ++version }),
  })
  await stockShelves(desk.database, [
    {
      id: '1001',
      en: 'Nitrile gloves',
      zh: '丁腈手套',
      tags: ['sale', 'new'],
      sales: 5,
      variants: [
        { id: '2001', article: 'NG-S', priceHkd: 10_000, discount: 15, standard: 'S', limit: 20, step: 5 },
        { id: '2002', article: 'NG-M', priceHkd: 12_000, priceUsd: 1_500, standard: 'M' },
      ],
    },
    {
      id: '1002',
      en: 'Syringe',
      zh: '注射器',
      category: 'c3',
      brand: 'b2',
      variants: [{ id: '2003', article: 'SY', isOnInquiry: true }],
    },
    { id: '1003', en: 'Gone', zh: '下架', isOnShelf: false, variants: [{ id: '2004', article: 'GO' }] },
  ])
  await desk.database.pool.query(`insert into clinic (id) values ('k1');
    insert into account (id, clinic_id, email, password_hash) values ('a1', 'k1', 'bea@example.com', 'x');
    insert into cart_line (account_id, variant_id, quantity) values ('a1', '2001', 10);
    insert into purchase_count (clinic_id, variant_id, quantity) values ('k1', '2001', 5);
    insert into info_page (id, name, content) values ('1', '{"en":"About us","zh-Hant":"關於我們"}', '{"en":"<p>We</p>","zh-Hant":""}');
    insert into shop_text (key, value) values ('priceTextVisitor', '{"en":"Sign in for prices","zh-Hant":"登入看價"}')`)
  await desk.database.transaction((tx) => reindexProducts(tx, ['1001', '1002', '1003']))
})
afterAll(() => desk.close())

const approved = { token: 'approved' }
const waiting = { token: 'waiting' }
const staff = { token: 'staff' }

describe('a product page', () => {
  it.each(['1001', '2002'])('opens by the id of the product or of a variant: %s', async (id) => {
    const { data } = await desk.ask(getProduct, { id }, approved)
    expect(data).toMatchObject({
      id: '1001',
      searchProductId: id === '1001' ? '2001' : '2002',
      isAuth: true,
      text: '',
      firstCName: 'Protection',
      secondCName: 'Gloves',
      isYp: false,
    })
  })

  it.each(['1003', '2004', '99', 'nothing'])('is gone when off the shelf or unknown: %s', async (id) => {
    expect((await desk.ask(getProduct, { id }, approved)).result).toBe('productGone')
    expect((await desk.ask(listVariants, { id }, approved)).result).toBe('productGone')
  })

  it('lists variants with prices, stock, cart and what the clinic may still buy', async () => {
    const { data } = await desk.ask(listVariants, { id: '2002' }, approved)
    expect(
      data.list.map((v) => [
        v.id,
        v.price,
        v.discountPrice,
        v.stock,
        v.amount,
        v.isBuyLimited,
        v.allowance,
        v.sellPartCount,
      ]),
    ).toEqual([
      ['2001', 100, 85, 100, 10, 20, 15, 5],
      ['2002', 120, 120, 100, 0, 0, null, 1],
    ])
  })

  it('shows the server’s text in place of prices', async () => {
    const visitor = await desk.ask(listVariants, { id: '1001' })
    expect(visitor.data).toMatchObject({ isAuth: false, text: 'Sign in for prices' })
    expect(visitor.data.list.map((v) => [v.price, v.discountPrice, v.isDiscount, v.amount])).toEqual([
      [null, null, false, 0],
      [null, null, false, 0],
    ])
    expect((await desk.ask(getProduct, { id: '1001' }, waiting)).data).toMatchObject({
      isAuth: false,
      text: 'Prices are shown once your clinic is verified',
      tags: [{ type: 'new', title: 'New' }],
    })
  })
})

it('gives the category tree and brands that have products', async () => {
  expect((await desk.ask(listCategories, {}, approved)).data.list).toMatchObject([
    { id: 'c1', name: 'Protection', subCategory: [{ name: 'Gloves' }, { name: 'Syringes' }] },
  ])
  expect((await desk.ask(listSubCategories, { id: 'c1' }, approved)).data.list).toHaveLength(2)
  expect((await desk.ask(listBrands, {}, { ...approved, language: 'zh-Hant' })).data.list).toMatchObject([
    {
      key: 'H',
      list: [
        {
          title: '海港',
          link: expect.stringMatching(/^\/search\?title=%E6%B5%B7%E6%B8%AF&searchType=brandId&brandId=\w+$/),
        },
      ],
    },
    { key: 'P' },
  ])
})

describe('searching', () => {
  it('answers with cards, prices for those who may see them, and totals', async () => {
    const { data } = await desk.ask(searchProducts, { keyword: '手套' }, { ...approved, language: 'zh-Hant' })
    expect(data).toMatchObject({ totalCount: 1, totalPage: 1, isAuth: true })
    expect(data.products[0]).toMatchObject({
      id: '1001',
      searchProductId: '2001',
      name: '丁腈手套',
      price: 100,
      discountPrice: 85,
      discount: '減15%',
      isPriceFrom: true,
      variantCount: 2,
    })
    expect((await desk.ask(searchProducts, { keyword: 'syringe' }, approved)).data.products[0]).toMatchObject({
      price: 1_000_000,
    })
  })

  it('finds in spite of a typing mistake, and says which word was meant', async () => {
    await desk.database.pool.query(
      `insert into search_word values ('nitrile', 'en', 1), ('gloves', 'en', 1) on conflict do nothing`,
    )
    expect((await desk.ask(searchProducts, { keyword: 'nitirle' }, approved)).data.totalCount).toBe(1)
    expect((await desk.ask(similarWords, { keyword: 'nitirle glove' }, approved)).data.approximate).toEqual([
      { word: 'nitrile glove' },
    ])
  })

  it('suggests and narrows', async () => {
    expect((await desk.ask(suggest, { id: 'glo' }, approved)).data).toEqual(['Gloves', 'gloves', 'Nitrile gloves'])
    expect((await desk.ask(suggest, { id: '手' }, { ...approved, language: 'zh-Hant' })).data).toEqual([
      '手套',
      '丁腈手套',
    ])
    const { data } = await desk.ask(searchFacets, { categoryId: 'c3' }, approved)
    expect(data.linkCategories.map((c) => [c.name, c.count])).toEqual([
      ['Gloves', 1],
      ['Syringes', 1],
    ])
    expect(data.brands.map((b) => [b.name, b.count])).toEqual([['Peakline', 1]])
  })
})

it('fills the home page', async () => {
  const { data } = await desk.ask(getHomeFloors, {}, approved)
  expect(data.classifyFloor).toMatchObject([{ floorName: 'Protection', products: [{ id: '1001' }, { id: '1002' }] }])
  expect(data.classifyFloor[0]?.brandImages).toHaveLength(2)
  expect((await desk.ask(getRecommended, { PageIndex: 1 }, approved)).data.products.map((p) => p.id)).toEqual([
    '1001',
    '1002',
  ])
  expect((await desk.ask(getInfoPage, { id: '1' }, approved)).data).toMatchObject({ name: 'About us' })
  expect((await desk.ask(getInfoPage, { id: '77' }, approved)).result).toBe('notFound')
})

describe('operators', () => {
  const words = (en: string) => ({ en, 'zh-Hant': en })
  const fields = {
    supplier: 'Maker',
    name: words('Mask'),
    sellingPoint: words(''),
    detailHtml: words('<p onclick="x">Soft</p><script>1</script>'),
    brandId: 'b1',
    categoryId: 'c2',
    storeId: 's1',
    producer: '',
    ceCode: '',
    fdaCode: '',
    isMedicine: false,
    isOnShelf: true,
    parameters: [],
    pictures: [],
    documents: [],
    video: null,
    tags: [],
    bundle: [],
  }
  const variant = {
    articleNumber: 'MK-1',
    standard: words('50'),
    unit: words('Box'),
    uniformCode: '',
    containerQuantity: 50,
    step: 1,
    purchaseLimit: 0,
    isOnShelf: true,
    productionDate: null,
    expiryDate: '2028-01-31',
    pictures: [],
    gifts: [],
  }

  it('create a product, its variant, price and stock, and buyers find it', async () => {
    const { data: product } = await desk.ask(adminSaveProduct, fields, staff)
    const { data: made } = await desk.ask(adminSaveVariant, { productId: product.id, ...variant }, staff)
    expect(
      (
        await desk.ask(
          adminSavePrice,
          { id: made.id, isOnInquiry: false, priceHkd: 12.5, priceUsd: null, discountPercent: 0 },
          staff,
        )
      ).result,
    ).toBe('ok')
    expect(
      (await desk.ask(adminAdjustStock, { id: made.id, change: 40, reason: 'first delivery' }, staff)).data,
    ).toEqual({ onHand: 40, reserved: 0 })
    const whole = await desk.ask(adminGetProduct, { id: product.id }, staff)
    expect(whole.data).toMatchObject({
      detailHtml: { en: '<p>Soft</p>' },
      version: 1,
      variants: [{ articleNumber: 'MK-1', priceHkd: 12.5, onHand: 40 }],
    })

    const told = await desk.rows<{ payload: { productIds: string[] } }>(
      `select payload from outbox_event where name = 'productsChanged'`,
    )
    expect(told.every(({ payload }) => payload.productIds.includes(String(product.id)))).toBe(true)
    await desk.database.transaction((tx) => reindexProducts(tx, [String(product.id)]))
    expect((await desk.ask(searchProducts, { keyword: 'mk1' }, approved)).data.products).toMatchObject([
      { id: product.id, price: 12.5 },
    ])
    const audited = await desk.rows<{ action: string }>(`select action from audit_entry order by id`)
    expect(audited.map((entry) => entry.action)).toEqual([
      '/opsapi/products/save',
      '/opsapi/variants/save',
      '/opsapi/variants/price',
      '/opsapi/variants/stock',
    ])
  })

  it('are told when somebody else was faster, or when something is not there', async () => {
    const save = (more: object) => desk.ask(adminSaveProduct, { ...fields, ...more }, staff)
    expect((await save({ id: '1001', version: 1 })).result).toBe('ok')
    expect((await save({ id: '1001', version: 1 })).result).toBe('changedMeanwhile')
    expect((await save({ id: '9', version: 1 })).result).toBe('productNotFound')
    expect(await save({ brandId: '9' })).toMatchObject({ result: 'brandNotFound', field: 'brandId' })
    expect(await save({ categoryId: '9' })).toMatchObject({ result: 'categoryNotFound' })
    expect(await save({ storeId: '9' })).toMatchObject({ result: 'notFound', field: 'storeId' })
    expect((await desk.ask(adminGetProduct, { id: '9' }, staff)).result).toBe('productNotFound')
    expect((await desk.ask(adminSaveVariant, { productId: '9', ...variant }, staff)).result).toBe('productNotFound')
    expect((await desk.ask(adminSaveVariant, { id: '9', productId: '1001', ...variant }, staff)).result).toBe(
      'variantNotFound',
    )
    expect(
      (await desk.ask(adminSaveVariant, { productId: '1001', ...variant, articleNumber: 'NG-S' }, staff)).result,
    ).toBe('articleNumberTaken')
    expect(
      (
        await desk.ask(
          adminSavePrice,
          { id: '9', isOnInquiry: true, priceHkd: null, priceUsd: null, discountPercent: 0 },
          staff,
        )
      ).result,
    ).toBe('variantNotFound')
    expect((await desk.ask(adminAdjustStock, { id: '9', change: 1, reason: 'x' }, staff)).result).toBe(
      'variantNotFound',
    )
  })

  it('cannot take away what orders hold', async () => {
    await desk.database.pool.query(`update stock set reserved = 30 where variant_id = '2002'`)
    expect((await desk.ask(adminAdjustStock, { id: '2002', change: -71, reason: 'broken' }, staff)).result).toBe(
      'stockBelowReserved',
    )
    const both = await Promise.all(
      [-40, -40].map((change) => desk.ask(adminAdjustStock, { id: '2002', change, reason: 'broken' }, staff)),
    )
    expect(both.map((each) => each.result).sort()).toEqual(['ok', 'stockBelowReserved'])
  })

  it('keep a tree of two levels, and brands', async () => {
    const save = (more: object) =>
      desk.ask(adminSaveCategory, { parentId: null, name: words('New'), position: 5, ...more }, staff)
    expect((await save({})).result).toBe('ok')
    expect((await save({ parentId: 'c1' })).result).toBe('ok')
    for (const bad of [{ parentId: 'c2' }, { parentId: 'x' }, { id: 'c1', parentId: 'c1' }, { id: 'x' }])
      expect((await save(bad)).result).toBe('categoryNotFound')
    expect(
      (await desk.ask(adminSaveBrand, { id: 'x', name: words('B'), groupKey: 'B', sequence: 1 }, staff)).result,
    ).toBe('brandNotFound')
    expect(
      (await desk.ask(adminSaveBrand, { id: 'b2', name: words('Peak'), groupKey: 'P', sequence: 1 }, staff)).result,
    ).toBe('ok')
    expect((await desk.ask(adminListBrands, {}, staff)).data.list.map((b) => b.name.en)).toEqual(['Harbour', 'Peak'])
    expect((await desk.ask(adminListCategories, {}, staff)).data.list.find((c) => c.id === 'c1')?.productCount).toBe(4)
    expect((await desk.ask(adminListStores, {}, staff)).data.list).toHaveLength(1)
  })

  it('find products by words, shelf and stock', async () => {
    const list = async (filters: object) =>
      (await desk.ask(adminListProducts, filters, staff)).data.list.map((p) => String(p.id))
    expect(await list({ keyword: 'SY', sort: 'name' })).toEqual(['1002'])
    expect(await list({ keyword: '%' })).toEqual([])
    expect(await list({ shelf: 'off' })).toEqual(['1003'])
    expect(await list({ stock: 'out' })).toEqual([])
    expect(await list({ categoryId: 'c1', brandId: 'b2' })).toEqual(['1002'])
  })

  it('upload a picture, and are told when it is none', async () => {
    const picture = await desk.picture()
    const upload = (files: Record<string, (typeof picture)[]>) =>
      desk.ask(adminUploadGoodsFile, {}, { ...staff, files: { document: [], video: [], ...files } })
    const { data } = await upload({ picture: [picture] })
    expect(data.path).toMatch(/^\/pictures\/products\/.*-\{0\}\.webp$/)
    const broken = { ...picture, path: import.meta.filename }
    expect((await upload({ picture: [broken] })).result).toBe('fileBroken')
    expect((await upload({ picture: [] })).result).toBe('fileBroken')
  })
})
