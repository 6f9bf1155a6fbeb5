import { expectSoundBooks } from '@cusp/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Clinic, openTill, type Till } from '../../../test/till'
import { addToCart } from '../cart/use-cases/add-to-cart'
import { getCart } from '../cart/use-cases/get-cart'
import { buyAgain } from './use-cases/buy-again'
import { checkOrder } from './use-cases/check-order'
import { confirmOrder } from './use-cases/confirm-order'
import { createOrder } from './use-cases/create-order'
import { prepareOrder } from './use-cases/prepare-order'

let till: Till
let buyer: Clinic
let other: Clinic
beforeAll(async () => {
  till = await openTill()
  await till.stock([
    { id: 'gloves', step: 5, onHand: 500, discount: 10 },
    { id: 'masks', onHand: 300 },
    { id: 'cold', store: 's2', onHand: 300, isMedicine: true },
    { id: 'limited', limit: 6, onHand: 300 },
    { id: 'inquiry', isOnInquiry: true },
    { id: 'gone', isOnShelf: false },
    { id: 'few', onHand: 3 },
  ])
  buyer = await till.clinic('harbour')
  other = await till.clinic('peak')
})
afterAll(async () => {
  await expectSoundBooks(till.database)
  await till.close()
})

const prepare = (goods: Record<string, number>, isFromShoppingCart = false) =>
  till.ask(
    prepareOrder,
    {
      goods: Object.entries(goods).map(([searchProductId, count]) => ({ searchProductId, count })),
      isFromShoppingCart,
    },
    buyer,
  )
const stockOf = async (id: string) => {
  const [row] = await till.rows<{ on_hand: number; reserved: number }>(
    'select on_hand, reserved from stock where variant_id = $1',
    [id],
  )
  return row
}

it('is not for finance-only accounts, at any step', async () => {
  const books = await till.clinic('finance-only')
  const orderNo = await till.confirmation(books, { masks: 1 })
  const placed = await till.order(books, { masks: 1 })
  till.changeRoles(books, ['Finance'])
  const goods = [{ searchProductId: 'masks', count: 1 }]
  const answers = [
    await till.ask(addToCart, { goods }, books),
    await till.ask(prepareOrder, { goods, isFromShoppingCart: false }, books),
    await till.ask(createOrder, { orderNo, isRemittance: 0 }, books),
    await till.ask(buyAgain, { orderNo: placed }, books),
  ]
  expect(answers.map(({ result }) => result)).toEqual(Array(4).fill('roleMayNotBuy'))
  till.changeRoles(books, [])
  expect((await till.ask(addToCart, { goods }, books)).result).toBe('roleMayNotBuy')
  till.changeRoles(books, ['Seller'])
  expect((await till.ask(addToCart, { goods }, books)).result).toBe('ok')
})

describe('prepareOrder', () => {
  it("takes the cart's checked lines when no goods are named, and leaves behind what cannot be ordered", async () => {
    const clinic = await till.clinic('cartful')
    await till.ask(addToCart, { goods: [{ searchProductId: 'masks', count: 2 }] }, clinic)
    await till.rows(
      `insert into cart_line (account_id, variant_id, quantity, is_checked) values ($1, 'few', 9, true), ($1, 'cold', 1, false)`,
      [clinic.accountId],
    )
    const { data } = await till.ask(prepareOrder, {}, clinic)
    const confirmed = await till.ask(confirmOrder, { id: data.orderNo }, clinic)
    expect(confirmed.data.splitOrders.flatMap((store) => store.orderTemps.map((good) => good.searchProductId))).toEqual(
      ['masks'],
    )
  })

  it.each([
    [{}, 'cartEmpty'],
    [{ nothing: 1 }, 'variantNotFound'],
    [{ gone: 1 }, 'variantNotFound'],
    [{ inquiry: 1 }, 'onInquiryOnly'],
    [{ gloves: 3 }, 'wrongQuantity'],
    [{ few: 4 }, 'insufficientStock'],
    [{ limited: 7 }, 'overLimit'],
    [{ few: 4, gloves: 3 }, 'notOrderable'],
  ] as const)('refuses %o with %s', async (goods, failure) => {
    expect((await prepare(goods)).result).toBe(failure)
  })
})

describe('confirmOrder', () => {
  it('splits by store with freight, free from the threshold on, and adds up', async () => {
    const id = await till.confirmation(buyer, { gloves: 5, masks: 1, cold: 2 })
    const { data } = await till.ask(confirmOrder, { id }, buyer)
    expect(data).toMatchObject({
      goodsTotal: 750,
      savedTotal: 50,
      freightTotal: 40,
      totalPrice: 750,
      payable: 790,
      currency: 'HKD',
      addressId: 'd-harbour',
    })
    expect(data.splitOrders).toMatchObject([
      {
        storeId: 's1',
        storeName: 'Main store',
        isYp: false,
        totalPrice: 550,
        expressPrice: [
          { expressId: 'e1', freight: 0, freePrice: 500, isDefault: true },
          { expressId: 'e2', freight: 80, freePrice: null },
        ],
      },
      { storeId: 's2', isYp: true, totalPrice: 200, expressPrice: [{ expressId: 'e3', freight: 40 }] },
    ])
  })

  it('keeps the delivery and the address that are chosen', async () => {
    const id = await till.confirmation(buyer, { masks: 1 })
    const chosen = await till.ask(
      confirmOrder,
      { id, addressId: buyer.addressId, storeExpress: [{ storeId: 's1', expressId: 'e2' }] },
      buyer,
    )
    expect(chosen.data).toMatchObject({ freightTotal: 80, payable: 180 })
    expect((await till.ask(confirmOrder, { id }, buyer)).data.payable).toBe(180)
  })

  it('lets a choice of delivery and a choice of address that cross on their way both stand', async () => {
    const id = await till.confirmation(buyer, { masks: 1 })
    const second = `second-of-${buyer.clinicId}`
    await till.rows(
      `insert into delivery_address (id, clinic_id, name, area_code, phone, province, district, street, address)
       select $1, clinic_id, name, area_code, phone, province, district, street, 'Flat B' from delivery_address where id = $2`,
      [second, buyer.addressId],
    )
    await Promise.all([
      till.ask(confirmOrder, { id, addressId: second }, buyer),
      till.ask(confirmOrder, { id, storeExpress: [{ storeId: 's1', expressId: 'e2' }] }, buyer),
    ])
    expect((await till.ask(confirmOrder, { id }, buyer)).data).toMatchObject({ addressId: second, freightTotal: 80 })
  })

  it("does not know another account's confirmation or address, nor a delivery of another store", async () => {
    const id = await till.confirmation(buyer, { masks: 1 })
    expect((await till.ask(confirmOrder, { id }, other)).result).toBe('tempOrderGone')
    expect((await till.ask(confirmOrder, { id: 'nothing' }, other)).result).toBe('tempOrderGone')
    expect((await till.ask(confirmOrder, { id, addressId: other.addressId }, buyer)).result).toBe('addressNotFound')
    expect(
      (await till.ask(confirmOrder, { id, storeExpress: [{ storeId: 's1', expressId: 'e3' }] }, buyer)).result,
    ).toBe('expressNotOffered')
    expect(
      (await till.ask(confirmOrder, { id, storeExpress: [{ storeId: 's2', expressId: 'e3' }] }, buyer)).result,
    ).toBe('expressNotOffered')
  })
})

describe('createOrder', () => {
  const create = (orderNo: string, more: object = {}, clinic = buyer) =>
    till.ask(createOrder, { orderNo, ...more }, clinic)

  it('reserves stock, counts limits, empties the cart of what was bought and keeps the names', async () => {
    const clinic = await till.clinic('complete')
    await till.ask(
      addToCart,
      {
        goods: [
          { searchProductId: 'limited', count: 4 },
          { searchProductId: 'masks', count: 1 },
        ],
      },
      clinic,
    )
    const before = await stockOf('limited')
    const { data: prepared } = await till.ask(
      prepareOrder,
      { goods: [{ searchProductId: 'limited', count: 4 }] },
      clinic,
    )
    const { data } = await create(String(prepared.orderNo), { remark: 'Ring twice', payable: 430 }, clinic)

    expect(data).toMatchObject({ payable: 430, currency: 'HKD' })
    expect(data.orderNo).toMatch(/^\d{16}$/)
    expect(await stockOf('limited')).toEqual({ on_hand: before?.on_hand, reserved: (before?.reserved ?? 0) + 4 })
    expect((await till.ask(getCart, {}, clinic)).data.list[0]?.goods.map((good) => good.id)).toEqual(['masks'])
    expect(
      await till.rows('select clinic_name, buyer_name, status, remark from shop_order where order_no = $1', [
        data.orderNo,
      ]),
    ).toEqual([
      { clinic_name: 'complete Dental', buyer_name: 'Dr complete', status: 'pendingPayment', remark: 'Ring twice' },
    ])
    expect(
      await till.rows(`select 1 from outbox_event where name = 'orderPlaced' and payload->>'orderNo' = $1`, [
        data.orderNo,
      ]),
    ).toHaveLength(1)
    expect((await till.ask(prepareOrder, { goods: [{ searchProductId: 'limited', count: 3 }] }, clinic)).result).toBe(
      'overLimit',
    )
    expect((await till.ask(checkOrder, { id: data.orderNo }, clinic)).data.isSuccess).toBe(true)
    expect((await till.ask(checkOrder, { id: data.orderNo }, other)).result).toBe('orderNotFound')
  })

  it('gives the same order however often it is submitted, also at once', async () => {
    const id = await till.confirmation(buyer, { masks: 1 })
    const before = await stockOf('masks')
    const answers = await Promise.all([create(id), create(id), create(id), create(id)])
    expect(new Set(answers.map(({ data }) => data.orderNo)).size).toBe(1)
    expect((await create(id)).data.orderNo).toBe(answers[0]?.data.orderNo)
    expect((await stockOf('masks'))?.reserved).toBe((before?.reserved ?? 0) + 1)
  })

  it('places nothing when the price is no longer what the buyer saw, and ignores any price that is sent', async () => {
    const id = await till.confirmation(buyer, { masks: 1 })
    const seen = (await till.ask(confirmOrder, { id }, buyer)).data.payable
    await till.rows(`update variant set price_hkd = 12000 where id = 'masks'`)
    expect(await create(id, { payable: seen, discountCouponPrice: 100 })).toMatchObject({
      result: 'priceChanged',
      field: 'payable',
    })
    expect(await till.rows('select 1 from shop_order where temp_order_id = $1', [id])).toEqual([])
    expect((await create(id, { payable: 150, discountCouponPrice: 999, price: 1 })).data.payable).toBe(150)
    await till.rows(`update variant set price_hkd = 10000 where id = 'masks'`)
  })

  it('places nothing when stock has gone since the confirmation', async () => {
    const id = await till.confirmation(buyer, { few: 3, masks: 1 })
    await till.order(other, { few: 1 })
    const before = await stockOf('masks')
    expect(await create(id)).toMatchObject({ result: 'insufficientStock', field: 'goods' })
    expect(await stockOf('masks')).toEqual(before)
    await till.rows(`update variant set is_on_shelf = false where id = 'few'`)
    expect((await create(id)).result).toBe('notOrderable')
  })

  it('refuses what the contract says', async () => {
    const id = await till.confirmation(buyer, { masks: 1 })
    expect((await create(id, {}, other)).result).toBe('tempOrderGone')
    expect((await create(id, { isRemittance: 2 })).result).toBe('paymentChoiceNotOffered')
    expect((await create(id, { addressId: other.addressId })).result).toBe('addressNotFound')
    expect((await create(id, { storeExpress: [{ storeId: 's1', expressId: 'e3' }] })).result).toBe('expressNotOffered')
    await till.rows(
      `insert into delivery_address (id, clinic_id, name, area_code, phone, province, street) values ('bare', 'harbour', 'Desk', '+852', '61234567', '', '')`,
    )
    expect((await create(id, { addressId: 'bare' })).result).toBe('addressIncomplete')
    await till.rows(
      `insert into delivery_address (id, clinic_id, name, area_code, phone, province, district, street) values ('closed', 'harbour', 'Desk', '+852', '61234567', 'MO', 'MO-cotai', 'Rua 1')`,
    )
    await till.rows(`insert into closed_region (code) values ('MO')`)
    expect((await create(id, { addressId: 'closed' })).result).toBe('regionNotServed')
    await till.rows(`delete from closed_region`)
    till.later(31)
    expect((await create(id)).result).toBe('tempOrderGone')
    till.later(-31)
  })

  it('gives a remittance its own, longer time', async () => {
    const [online, remittance] = [
      await till.order(buyer, { masks: 1 }),
      await till.order(buyer, { masks: 1 }, 'remittance'),
    ]
    const hours = async (orderNo: string) => {
      const [row] = await till.rows<{ hours: number }>(
        'select round(extract(epoch from expires_at - created_at) / 3600)::int as hours from shop_order where order_no = $1',
        [orderNo],
      )
      return row?.hours
    }
    expect([await hours(online), await hours(remittance)]).toEqual([24, 168])
  })
})
