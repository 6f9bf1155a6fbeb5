import { cart as contract } from '@cusp/contract'
import { expectSoundBooks } from '@cusp/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Clinic, openTill, type Till } from '../../../test/till'
import { addToCart } from './use-cases/add-to-cart'
import { changeCartLine } from './use-cases/change-cart-line'
import { checkCartLines } from './use-cases/check-cart-lines'
import { getCart } from './use-cases/get-cart'
import { removeCartLines } from './use-cases/remove-cart-lines'

let till: Till
beforeAll(async () => {
  till = await openTill()
  await till.stock([
    { id: 'gloves', step: 5, onHand: 100, discount: 10 },
    { id: 'masks', onHand: 8 },
    { id: 'cold', store: 's2', onHand: 50 },
    { id: 'limited', limit: 6, onHand: 50 },
    { id: 'inquiry', isOnInquiry: true },
    { id: 'gone', isOnShelf: false },
    { id: 'empty', onHand: 0 },
  ])
})
afterAll(async () => {
  await expectSoundBooks(till.database)
  await till.close()
})

let count = 0
const newClinic = (): Promise<Clinic> => till.clinic(`clinic${++count}`)
const add = (clinic: Clinic, goods: Record<string, number>) =>
  till.ask(
    addToCart,
    { goods: Object.entries(goods).map(([searchProductId, pieces]) => ({ searchProductId, count: pieces })) },
    clinic,
  )
const lines = async (clinic: Clinic) => {
  const { data } = await till.ask(getCart, {}, clinic)
  return data.list.flatMap((store) => store.goods)
}

describe('addToCart', () => {
  it('adds lines, lets them grow, and counts lines instead of pieces', async () => {
    const clinic = await newClinic()
    expect(await add(clinic, { gloves: 10, masks: 2 })).toMatchObject({ result: 'ok', data: { cartAmount: 2 } })
    expect(await add(clinic, { gloves: 5 })).toMatchObject({ result: 'ok', data: { cartAmount: 2 } })
    expect(await lines(clinic)).toMatchObject([
      {
        id: 'gloves',
        amount: 15,
        unitPrice: 90,
        originalPrice: 100,
        discount: '10% off',
        subtotal: 1350,
        checked: true,
      },
      { id: 'masks', amount: 2 },
    ])
  })

  it.each([
    [{ nothing: 1 }, 'variantNotFound'],
    [{ gone: 1 }, 'variantNotFound'],
    [{ inquiry: 1 }, 'onInquiryOnly'],
    [{ gloves: 7 }, 'wrongQuantity'],
    [{ masks: 0 }, 'wrongQuantity'],
    [{ masks: 9 }, 'insufficientStock'],
    [{ empty: 1 }, 'insufficientStock'],
    [{ limited: 7 }, 'overLimit'],
  ] as const)('refuses %o with %s and adds none of the goods', async (goods, failure) => {
    const clinic = await newClinic()
    expect((await add(clinic, { cold: 1, ...goods })).result).toBe(failure)
    expect(await lines(clinic)).toEqual([])
  })

  it('lets no line grow above stock or limit, and then changes nothing', async () => {
    const clinic = await newClinic()
    await add(clinic, { masks: 6, limited: 4 })
    expect((await add(clinic, { cold: 1, masks: 3 })).result).toBe('insufficientStock')
    expect((await add(clinic, { cold: 1, limited: 4 })).result).toBe('overLimit')
    expect((await lines(clinic)).map(({ id, amount }) => [id, amount])).toEqual([
      ['limited', 4],
      ['masks', 6],
    ])
  })

  it('adds the same goods named twice as one line', async () => {
    const clinic = await newClinic()
    const goods = [
      { searchProductId: 'masks', count: 1 },
      { searchProductId: 'masks', count: '2' },
    ]
    expect(await till.ask(addToCart, { goods }, clinic)).toMatchObject({ data: { cartAmount: 1 } })
    expect(await lines(clinic)).toMatchObject([{ amount: 3 }])
  })

  it('loses no piece when two calls come at once', async () => {
    const clinic = await newClinic()
    const results = await Promise.all([add(clinic, { masks: 4 }), add(clinic, { masks: 4 }), add(clinic, { masks: 4 })])
    expect(results.map(({ result }) => result).sort()).toEqual(['insufficientStock', 'ok', 'ok'])
    expect(await lines(clinic)).toMatchObject([{ amount: 8 }])
  })

  it('refuses a line too many', async () => {
    const clinic = await newClinic()
    const many = Array.from({ length: contract.cartLimit }, (_, i) => ({ id: `many${count}-${i}`, onHand: 1 }))
    await till.rows(
      `insert into variant (id, product_id, supplier, article_number, standard, unit, price_hkd)
       select id, 'p-masks', 'Maker', id, '{"en":"","zh-Hant":""}', '{"en":"","zh-Hant":""}', 100 from unnest($1::text[]) as id`,
      [many.map((each) => each.id)],
    )
    await till.rows(
      'insert into cart_line (account_id, variant_id, quantity) select $1, id, 1 from unnest($2::text[]) as id',
      [clinic.accountId, many.map((each) => each.id)],
    )
    expect((await add(clinic, { masks: 1 })).result).toBe('cartFull')
    expect(await till.rows('select 1 from cart_line where account_id = $1', [clinic.accountId])).toHaveLength(
      contract.cartLimit,
    )
  })

  it('is for approved clinics', async () => {
    expect(
      (await till.ask(addToCart, { goods: [{ searchProductId: 'masks', count: 1 }] }, { token: 'nobody' })).result,
    ).toBe('loginRequired')
  })
})

describe('getCart', () => {
  it('groups lines by store and adds up what is selected', async () => {
    const clinic = await newClinic()
    await add(clinic, { masks: 2, cold: 1 })
    const { data } = await till.ask(getCart, {}, clinic)
    expect(data).toMatchObject({ count: 2, selectedLines: 2, selectedPieces: 3, total: 300, currency: 'HKD' })
    expect(data.list.map(({ storeId, storeName, goods }) => [storeId, storeName, goods.length])).toEqual([
      ['s2', 'Cold store', 1],
      ['s1', 'Main store', 1],
    ])
  })

  it('says how much is missing to free delivery, and nothing once it is reached', async () => {
    const clinic = await newClinic()
    await add(clinic, { masks: 2 })
    const short = await till.ask(getCart, {}, { ...clinic, language: 'zh-Hant' })
    expect(short.data.tips).toEqual({ makeUpType: 2, amount: 300, text: '總倉再購 HK$300.00 即可免運費' })
    await add(clinic, { masks: 3 })
    expect((await till.ask(getCart, {}, clinic)).data.tips.makeUpType).toBe(0)
  })

  it('shows what can no longer be ordered unchecked with its reason, and what left the shelf apart', async () => {
    const clinic = await newClinic()
    const id = `fading${count}`
    await till.stock([
      { id, onHand: 5 },
      { id: `${id}-b`, onHand: 5 },
    ])
    await add(clinic, { [id]: 5, [`${id}-b`]: 1 })
    await till.rows(`insert into stock_movement (variant_id, kind, quantity) values ($1, 'adjust', -2)`, [id])
    await till.rows('update stock set on_hand = 3 where variant_id = $1', [id])
    await till.rows('update product set is_on_shelf = false where id = $1', [`p-${id}-b`])

    const { data } = await till.ask(getCart, {}, { ...clinic, language: 'zh-Hant' })
    expect(data.list.flatMap((store) => store.goods)).toMatchObject([
      { id, checked: false, problem: 'insufficientStock', problemText: '庫存只餘3件', stock: 3 },
    ])
    expect(data.invalidList).toMatchObject([{ id: `${id}-b`, amount: 1 }])
    expect(data).toMatchObject({ count: 2, selectedLines: 0, total: 0 })
  })

  it("never shows another account's lines", async () => {
    const [mine, theirs] = [await newClinic(), await newClinic()]
    await add(theirs, { masks: 1 })
    expect(await lines(mine)).toEqual([])
  })
})

describe('changeCartLine', () => {
  const change = (clinic: Clinic, searchProductId: string, pieces: number) =>
    till.ask(changeCartLine, { searchProductId, count: pieces }, clinic)

  it('settles what is asked to whole steps within stock', async () => {
    const clinic = await newClinic()
    await add(clinic, { gloves: 5 })
    for (const [asked, settled] of [
      [12, 10],
      [1000, 100],
      [0, 5],
    ] as const) {
      const { data } = await change(clinic, 'gloves', asked)
      expect(data.list[0]?.goods[0]?.amount).toBe(settled)
    }
  })

  it("does not know a line that is not in the caller's cart", async () => {
    const [mine, theirs] = [await newClinic(), await newClinic()]
    await add(theirs, { masks: 1 })
    expect((await change(mine, 'masks', 2)).result).toBe('lineNotFound')
    expect((await change(mine, 'nothing', 2)).result).toBe('lineNotFound')
    expect(await lines(theirs)).toMatchObject([{ amount: 1 }])
  })
})

describe('checkCartLines', () => {
  it('remembers which lines are checked', async () => {
    const clinic = await newClinic()
    await add(clinic, { masks: 1, cold: 1 })
    const { data } = await till.ask(checkCartLines, { goods: [{ id: 'masks' }], checked: false }, clinic)
    expect(data).toMatchObject({ selectedLines: 1, total: 100 })
    expect((await lines(clinic)).find(({ id }) => id === 'masks')?.checked).toBe(false)
  })

  it('leaves lines unchecked that cannot be ordered', async () => {
    const clinic = await newClinic()
    await till.rows(
      `insert into cart_line (account_id, variant_id, quantity, is_checked) values ($1, 'empty', 1, false)`,
      [clinic.accountId],
    )
    await till.ask(checkCartLines, { goods: [{ id: 'empty' }], checked: true }, clinic)
    expect(await till.rows('select is_checked from cart_line where account_id = $1', [clinic.accountId])).toEqual([
      { is_checked: false },
    ])
  })
})

it('removes the lines that are named, from this cart alone', async () => {
  const [mine, theirs] = [await newClinic(), await newClinic()]
  await add(mine, { masks: 1, cold: 1 })
  await add(theirs, { masks: 1 })
  const { data } = await till.ask(removeCartLines, { goods: [{ id: 'masks' }] }, mine)
  expect(data.count).toBe(1)
  expect(await lines(theirs)).toHaveLength(1)
})
