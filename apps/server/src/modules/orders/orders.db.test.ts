import { orders as contract } from '@cusp/contract'
import { expectSoundBooks } from '@cusp/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Clinic, openTill, type Till } from '../../../test/till'
import { getCart } from '../cart/use-cases/get-cart'
import { adminGetOrder } from '../payments/use-cases/admin-get-order'
import { jobs } from './jobs'
import { adminCloseOrder } from './use-cases/admin-close-order'
import { adminCorrectWaybill } from './use-cases/admin-correct-waybill'
import { adminListOrders } from './use-cases/admin-list-orders'
import { adminShipStore } from './use-cases/admin-ship-store'
import { buyAgain } from './use-cases/buy-again'
import { cancelOrder } from './use-cases/cancel-order'
import { confirmReceipt } from './use-cases/confirm-receipt'
import { getOrder } from './use-cases/get-order'
import { listOrders } from './use-cases/list-orders'

let till: Till
let buyer: Clinic
let other: Clinic
beforeAll(async () => {
  till = await openTill()
  await till.stock([
    { id: 'masks', onHand: 900 },
    { id: 'cold', store: 's2', onHand: 900, isMedicine: true },
    { id: 'limited', limit: 4, onHand: 90 },
    { id: 'fading', onHand: 10 },
  ])
  buyer = await till.clinic('harbour')
  other = await till.clinic('peak')
})
afterAll(async () => {
  await till.deliver()
  await expectSoundBooks(till.database)
  await till.close()
})

const stockOf = async (id: string) => {
  const [row] = await till.rows<{ on_hand: number; reserved: number }>(
    'select on_hand, reserved from stock where variant_id = $1',
    [id],
  )
  return row ?? { on_hand: 0, reserved: 0 }
}
const run = async (name: string) => {
  for (const job of jobs.filter((each) => each.name === name)) await job.run(till.work)
}
const ship = (orderNo: string, storeId: string, mailNo = 'SF123') =>
  till.ask(
    adminShipStore,
    { orderNo, storeId, expressName: 'SF Express', mailNo },
    { token: till.operator('warehouse') },
  )
const close = (orderNo: string, reason = 'Out of production') =>
  till.ask(adminCloseOrder, { orderNo, reason }, { token: till.operator('orders') })

describe('cancelOrder', () => {
  it('frees stock and limits, once', async () => {
    const before = await stockOf('limited')
    const orderNo = await till.order(buyer, { limited: 4 })
    expect((await till.ask(cancelOrder, { id: orderNo }, buyer)).result).toBe('ok')
    expect(await till.statusOf(orderNo)).toBe('closed')
    expect((await till.ask(cancelOrder, { id: orderNo }, buyer)).result).toBe('orderNotCancellable')
    expect(await stockOf('limited')).toEqual(before)
    await till.ask(cancelOrder, { id: await till.order(buyer, { limited: 4 }) }, buyer)
  })

  it('cancels once when asked twice at once', async () => {
    const before = await stockOf('masks')
    const orderNo = await till.order(buyer, { masks: 5 })
    const results = await Promise.all([1, 2, 3].map(() => till.ask(cancelOrder, { id: orderNo }, buyer)))
    expect(results.map(({ result }) => result).sort()).toEqual(['ok', 'orderNotCancellable', 'orderNotCancellable'])
    expect(await stockOf('masks')).toEqual(before)
  })

  it("answers for another clinic's order as for none, and leaves it alone", async () => {
    const orderNo = await till.order(buyer, { masks: 1 })
    const [theirs, none] = [
      await till.ask(cancelOrder, { id: orderNo }, other),
      await till.ask(cancelOrder, { id: '9999999999999999' }, other),
    ]
    expect(theirs).toEqual(none)
    expect(theirs.result).toBe('orderNotFound')
    expect(await till.statusOf(orderNo)).toBe('pendingPayment')
  })

  it('is not for finance, nor for a paid order', async () => {
    const books = await till.clinic('books')
    const id = await till.order(books, { masks: 1 })
    till.changeRoles(books, ['Finance'])
    expect((await till.ask(cancelOrder, { id }, books)).result).toBe('orderNotCancellable')
    const paid = await till.order(buyer, { masks: 1 })
    await till.pay(buyer, paid)
    expect((await till.ask(cancelOrder, { id: paid }, buyer)).result).toBe('orderNotCancellable')
  })
})

describe('the clock', () => {
  it('closes unpaid orders whose time is over and frees their stock once, however often it strikes', async () => {
    const before = await stockOf('masks')
    const [late, early] = [await till.order(buyer, { masks: 3 }), await till.order(other, { masks: 2 }, 'remittance')]
    till.later(24 * 60 + 1)
    await Promise.all([run('orders.expire'), run('orders.expire')])
    await run('orders.expire')
    till.later(-24 * 60 - 1)
    expect(await till.statusOf(late)).toBe('closed')
    expect(await till.statusOf(early)).toBe('pendingPayment')
    expect((await stockOf('masks')).reserved).toBe(before.reserved + 2 - (await openPieces()))
    expect((await till.ask(getOrder, { orderNo: late }, { ...buyer, language: 'zh-Hant' })).data).toMatchObject({
      closeReason: '逾期未付款',
      progress: 0,
    })

    // Other tests' open orders were overdue too, and closed with this one.
    async function openPieces() {
      const [row] = await till.rows<{ pieces: number }>(
        `select coalesce(sum(l.quantity), 0)::int as pieces from order_line l join shop_order o using (order_no)
         where o.close_reason = 'expired' and l.variant_id = 'masks' and o.order_no <> $1`,
        [late],
      )
      return row?.pieces ?? 0
    }
  })

  it('takes goods as received two weeks after shipping', async () => {
    const orderNo = await till.order(buyer, { masks: 1 })
    await till.pay(buyer, orderNo)
    await ship(orderNo, 's1')
    till.later(14 * 24 * 60 - 1)
    await run('orders.receive')
    expect(await till.statusOf(orderNo)).toBe('pendingReceipt')
    till.later(2)
    await run('orders.receive')
    expect(await till.statusOf(orderNo)).toBe('completed')
    till.later(-14 * 24 * 60 - 1)
  })

  it('forgets confirmations that nobody finished, and keeps those that became orders', async () => {
    const [left, used] = [await till.confirmation(buyer, { masks: 1 }), await till.order(buyer, { masks: 1 })]
    till.later(26 * 60)
    await run('orders.forget-confirmations')
    till.later(-26 * 60)
    expect(await till.rows('select 1 from temp_order where id = $1', [left])).toEqual([])
    expect(await till.statusOf(used)).toBe('pendingPayment')
  })
})

describe('shipping', () => {
  it('ships store by store; with the last parcel the buyer awaits receipt, and stock has left the shelf', async () => {
    const before = await stockOf('masks')
    const orderNo = await till.order(buyer, { masks: 2, cold: 1 })
    expect((await ship(orderNo, 's1')).result).toBe('orderNotShippable')
    await till.pay(buyer, orderNo)

    expect((await ship(orderNo, 's1', '')).result).toBe('waybillMissing')
    expect((await ship(orderNo, 's9')).result).toBe('storeNotInOrder')
    expect((await ship('9999999999999999', 's1')).result).toBe('orderNotFound')
    const twice = await Promise.all([ship(orderNo, 's1'), ship(orderNo, 's1')])
    expect(twice.map(({ result }) => result).sort()).toEqual(['ok', 'orderNotShippable'])
    expect(await till.statusOf(orderNo)).toBe('pendingShipment')
    expect((await close(orderNo)).result).toBe('orderNotClosable')
    expect(await stockOf('masks')).toEqual({ on_hand: before.on_hand - 2, reserved: before.reserved })

    await ship(orderNo, 's2', 'SF456')
    const { data } = await till.ask(getOrder, { orderNo }, buyer)
    expect(data).toMatchObject({ status: 3, progress: 3, may: ['receive'] })
    expect(data.shardingPayOrder).toMatchObject([
      { storeName: 'Main store', mailList: [{ mailNo: 'SF123' }] },
      { storeName: 'Cold store', mailList: [{ mailNo: 'SF456' }] },
    ])
  })

  it('names the courier in the reader’s language where it is the delivery that was chosen', async () => {
    const orderNo = await till.order(buyer, { masks: 1 })
    await till.pay(buyer, orderNo)
    const chosen = { en: 'SF Express', 'zh-Hant': '順豐速運' }
    await till.rows('update order_store set express_name = $2 where order_no = $1', [orderNo, JSON.stringify(chosen)])
    await ship(orderNo, 's1')
    for (const [language, expressName] of [
      ['zh-Hant', '順豐速運'],
      ['en', 'SF Express'],
    ] as const) {
      const own = await till.ask(getOrder, { orderNo }, { ...buyer, language })
      expect(own.data.shardingPayOrder).toMatchObject([{ mailList: [{ expressName }] }])
      const theirs = await till.ask(adminGetOrder, { orderNo }, { token: till.operator('warehouse'), language })
      expect(theirs.data.stores).toMatchObject([{ parcels: [{ expressName }] }])
    }
  })

  it('corrects a waybill, of this order only', async () => {
    const [orderNo, another] = [await till.order(buyer, { masks: 1 }), await till.order(buyer, { masks: 1 })]
    await till.pay(buyer, orderNo)
    await ship(orderNo, 's1')
    const token = till.operator('warehouse')
    const { data } = await till.ask(adminGetOrder, { orderNo }, { token })
    const parcelId = data.stores[0]?.parcels[0]?.id
    const correct = (no: string, mailNo: string) =>
      till.ask(adminCorrectWaybill, { orderNo: no, parcelId, expressName: 'DHL', mailNo }, { token })
    expect((await correct(orderNo, '')).result).toBe('waybillMissing')
    expect((await correct(another, 'X1')).result).toBe('orderNotFound')
    expect((await correct(orderNo, 'DH9')).result).toBe('ok')
    expect((await till.ask(adminGetOrder, { orderNo }, { token })).data.stores[0]?.parcels).toMatchObject([
      { mailNo: 'DH9', expressName: 'DHL' },
    ])
    expect(await till.rows(`select subject from audit_entry where action = '/opsapi/orders/waybill'`)).toEqual([
      { subject: `order ${orderNo}` },
    ])
  })

  it('confirms receipt once, for its owner only', async () => {
    const orderNo = await till.order(buyer, { masks: 1 })
    expect((await till.ask(confirmReceipt, { id: orderNo }, buyer)).result).toBe('orderNotReceivable')
    await till.pay(buyer, orderNo)
    await ship(orderNo, 's1')
    expect((await till.ask(confirmReceipt, { id: orderNo }, other)).result).toBe('orderNotFound')
    const twice = await Promise.all([1, 2].map(() => till.ask(confirmReceipt, { id: orderNo }, buyer)))
    expect(twice.map(({ result }) => result).sort()).toEqual(['ok', 'orderNotReceivable'])
    expect((await till.ask(getOrder, { orderNo }, buyer)).data).toMatchObject({
      status: 4,
      progress: 5,
      may: ['buyAgain'],
    })
  })
})

describe('adminCloseOrder', () => {
  it('closes with a reason that the buyer reads, and owes captured money back', async () => {
    const before = await stockOf('masks')
    const orderNo = await till.order(buyer, { masks: 2 })
    await till.pay(buyer, orderNo)
    expect((await close(orderNo, '')).result).toBe('reasonMissing')
    expect((await close('9999999999999999')).result).toBe('orderNotFound')
    expect((await close(orderNo)).result).toBe('ok')
    expect((await close(orderNo)).result).toBe('orderNotClosable')
    await expectSoundBooks(till.database)
    await till.deliver()
    expect(await stockOf('masks')).toEqual(before)
    expect((await till.ask(getOrder, { orderNo }, buyer)).data).toMatchObject({
      status: 5,
      closeReason: 'Out of production',
      refundText: 'Your payment of HK$230.00 has been returned.',
    })
    const { data } = await till.ask(adminGetOrder, { orderNo }, { token: till.operator('orders') })
    expect(data.payments).toMatchObject([
      { amount: 230, status: 'captured', refunds: [{ amount: 230, status: 'done', reason: 'orderClosed' }] },
    ])
    expect(data.history.map((step) => step.move)).toEqual(['close', 'pay', 'startPaying', 'place'])
  })

  it('is refused to roles that may not close', async () => {
    const orderNo = await till.order(buyer, { masks: 1 })
    expect(
      (await till.ask(adminCloseOrder, { orderNo, reason: 'x' }, { token: till.operator('warehouse') })).result,
    ).toBe('forbidden')
  })
})

describe('buyAgain', () => {
  it('puts what can be had into the cart and names the rest', async () => {
    const clinic = await till.clinic('again')
    const orderNo = await till.order(clinic, { masks: 3, fading: 2 })
    await till.ask(cancelOrder, { id: orderNo }, clinic)
    await till.rows(`update product set is_on_shelf = false where id = 'p-fading'`)
    const { data } = await till.ask(buyAgain, { orderNo }, clinic)
    expect(data).toEqual({ cartAmount: 1, leftOut: ['Goods fading Large'] })
    expect((await till.ask(getCart, {}, clinic)).data.list[0]?.goods).toMatchObject([{ id: 'masks', amount: 3 }])
    expect((await till.ask(buyAgain, { orderNo }, other)).result).toBe('orderNotFound')
  })
})

describe('listOrders', () => {
  it("lists this clinic's orders by tab with live counts, newest first", async () => {
    const clinic = await till.clinic('lister')
    const list = async (input: object = {}) =>
      contract.listOrders.output.decode((await till.ask(listOrders, input, clinic)).data)
    expect(await list()).toMatchObject({ list: [], totalCount: 0, totalPage: 0, pendingPayCount: 0 })

    const [unpaid, paid, medicine] = [
      await till.order(clinic, { masks: 1 }),
      await till.order(clinic, { masks: 2 }),
      await till.order(clinic, { cold: 1 }),
    ]
    await till.pay(clinic, paid)
    await till.pay(clinic, medicine)
    await ship(medicine, 's2')

    const all = await list({ status: '' })
    expect(all).toMatchObject({ totalCount: 3, totalPage: 1, pendingPayCount: 1, pendingShipCount: 1, shippedCount: 1 })
    const numbers = (page: Awaited<ReturnType<typeof list>>) => page.list.map((card) => card.orderNo)
    expect(numbers(all)).toHaveLength(3)
    expect(numbers(await list({ status: 0 }))).toEqual([unpaid])
    expect(numbers(await list({ status: '2' }))).toEqual([paid])
    expect(numbers(await list({ status: 3, isYp: true }))).toEqual([medicine])
    expect(numbers(await list({ status: 4 }))).toEqual([])
    expect(numbers(await list({ keyword: unpaid.slice(6) }))).toEqual([unpaid])
    expect(numbers(await list({ keyword: '商品 cold' }))).toEqual([medicine])
    expect(numbers(await list({ keyword: '%' }))).toEqual([])
    const second = await list({ pageIndex: 2, pageSize: 2 })
    expect(second).toMatchObject({ totalCount: 3, totalPage: 2 })
    expect(numbers(second)).toHaveLength(1)
  })
})

describe('adminListOrders', () => {
  it('filters by clinic, status, words and days, and counts by status', async () => {
    const clinic = await till.clinic('filtered')
    const [first] = [await till.order(clinic, { masks: 1 }), await till.order(clinic, { masks: 1 })]
    await till.ask(cancelOrder, { id: first }, clinic)
    const list = async (input: object) =>
      (await till.ask(adminListOrders, { clinicId: clinic.clinicId, ...input }, { token: till.operator('orders') }))
        .data
    expect(await list({})).toMatchObject({ totalCount: 2, counts: { pendingPayment: 1, closed: 1 } })
    expect(await list({ status: 5 })).toMatchObject({
      totalCount: 1,
      list: [{ orderNo: first, clinicName: 'filtered Dental', lines: 1 }],
      counts: { pendingPayment: 1 },
    })
    expect((await list({ keyword: 'filtered den' })).totalCount).toBe(2)
    expect((await list({ from: '2100-01-01' })).totalCount).toBe(0)
    expect((await list({ until: '2100-01-01' })).totalCount).toBe(2)
  })
})
