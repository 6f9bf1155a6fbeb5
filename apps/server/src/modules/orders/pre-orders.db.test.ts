import type { OrderNo } from '@cusp/kernel'
import { expectSoundBooks } from '@cusp/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Clinic, openTill, type Till } from '../../../test/till'
import { addToCart } from '../cart/use-cases/add-to-cart'
import { cardsFor } from '../catalogue'
import { adminConfirmRemittance } from '../payments/use-cases/admin-confirm-remittance'
import { adminFinishRefund } from '../payments/use-cases/admin-finish-refund'
import { adminGetOrder } from '../payments/use-cases/admin-get-order'
import { adminListRemittances } from '../payments/use-cases/admin-list-remittances'
import { getPayOrder } from '../payments/use-cases/get-pay-order'
import { getPaymentResult } from '../payments/use-cases/get-payment-result'
import { pollPayment } from '../payments/use-cases/poll-payment'
import { reportRemittance } from '../payments/use-cases/report-remittance'
import { jobs } from './jobs'
import { adminCloseOrder } from './use-cases/admin-close-order'
import { adminListAwaited } from './use-cases/admin-list-awaited'
import { adminListOrders } from './use-cases/admin-list-orders'
import { adminReceiveAwaited } from './use-cases/admin-receive-awaited'
import { adminSaveOrderSettings } from './use-cases/admin-save-order-settings'
import { adminShipStore } from './use-cases/admin-ship-store'
import { cancelOrder } from './use-cases/cancel-order'
import { confirmOrder } from './use-cases/confirm-order'
import { createOrder } from './use-cases/create-order'
import { getOrder } from './use-cases/get-order'
import { listOrders } from './use-cases/list-orders'
import { prepareOrder } from './use-cases/prepare-order'

let till: Till
let buyer: Clinic
let other: Clinic
let made = 0
beforeAll(async () => {
  till = await openTill()
  await till.stock([{ id: 'masks', onHand: 900 }])
  buyer = await till.clinic('harbour')
  other = await till.clinic('peak')
})
afterEach(async () => {
  await till.deliver()
  await expectSoundBooks(till.database)
})
afterAll(() => till.close())

/** A variant of its own, of which there is none: HK$100 a piece, 30 percent at once, freight HK$30. */
async function goneGoods(
  changed: {
    most?: number
    percent?: number
    step?: number
    limit?: number
    isMedicine?: boolean
    onHand?: number
  } = {},
) {
  made += 1
  const { most = 20, percent = 30, onHand = 0, ...rest } = changed
  const id = `gone${made}`
  await till.stock([{ id, onHand, preOrder: { most, percent }, ...rest }])
  return id
}
const receive = (id: string, pieces: number, token = 'warehouse') =>
  till.ask(adminReceiveAwaited, { id, pieces, reason: 'Delivery note 77' }, { token })
const close = (orderNo: string) =>
  till.ask(adminCloseOrder, { orderNo, reason: 'The maker has stopped it' }, { token: 'orders' })
const run = async (name: string) => {
  for (const job of jobs.filter((each) => each.name === name)) await job.run(till.work)
}
const expireAll = () => run('orders.expire')
const stockOf = async (id: string) => {
  const [row] = await till.rows<{ on_hand: number; reserved: number; awaited: number; pre_order_most: number }>(
    'select on_hand, reserved, awaited, pre_order_most from stock where variant_id = $1',
    [id],
  )
  return row
}
const refundsOf = (orderNo: string) =>
  till.rows<{ part: string; amount: string; reason: string }>(
    'select p.part, r.amount::text, r.reason from refund r join payment p on p.id = r.payment_id where p.order_no = $1 order by p.part desc, r.id',
    [orderNo],
  )
const settle = (settings: object) =>
  till.ask(adminSaveOrderSettings, { reviewFrom: 0, holdMedicines: false, ...settings }, { token: 'admin' })
const detail = async (orderNo: OrderNo) => (await till.ask(getOrder, { orderNo }, buyer)).data
const statuses = (...orderNos: OrderNo[]) => Promise.all(orderNos.map((orderNo) => till.statusOf(orderNo)))

describe('a card in a list', () => {
  it('offers pre-orders as long as pieces may be promised, and every server hears when that ends or begins', async () => {
    const id = await goneGoods({ most: 4, step: 2 })
    const seen = async () => {
      const viewing = {
        read: till.work.read,
        audience: 'visitor',
        currency: 'HKD',
        language: 'en',
        now: new Date(),
      } as const
      const [card] = await cardsFor(viewing, [`p-${id}`])
      const [row] = await till.rows<{ version: string }>(`select version from content_version where name = 'catalogue'`)
      return { isPreOrder: card?.isPreOrder, version: row?.version }
    }
    const offered = await seen()
    expect(offered.isPreOrder).toBe(true)
    const orderNo = await till.preOrder(buyer, id, 4)
    const taken = await seen()
    expect(taken.isPreOrder).toBe(false)
    expect(taken.version).not.toBe(offered.version)
    await till.ask(cancelOrder, { id: orderNo }, buyer)
    const free = await seen()
    expect(free.isPreOrder).toBe(true)
    expect(free.version).not.toBe(taken.version)
  })
})

describe('a pre-order', () => {
  it('shows its terms before it is placed, and promises pieces when it is', async () => {
    const id = await goneGoods()
    const goods = [{ searchProductId: id, count: 4 }]
    const prepared = await till.ask(prepareOrder, { goods, isPreOrder: true, isFromShoppingCart: false }, buyer)
    const shown = await till.ask(confirmOrder, { id: prepared.data.orderNo }, buyer)
    expect(shown.data).toMatchObject({
      payable: 430,
      preOrder: {
        deposit: 120,
        balance: 310,
        depositPercent: 30,
        expectedOn: '2026-12-24',
        balanceDays: 14,
        keptPercent: 0,
      },
    })
    const placed = await till.ask(createOrder, { orderNo: prepared.data.orderNo, payable: 430 }, buyer)
    expect(placed.data).toMatchObject({ status: 0, payable: 430 })
    expect(await stockOf(id)).toEqual({ on_hand: 0, reserved: 0, awaited: 4, pre_order_most: 20 })
    const again = await till.ask(createOrder, { orderNo: prepared.data.orderNo }, buyer)
    expect(again.data.orderNo).toBe(placed.data.orderNo)
    expect((await stockOf(id))?.awaited).toBe(4)
  })

  it('goes from deposit to goods to balance to the warehouse, each paid once', async () => {
    const id = await goneGoods()
    const orderNo = await till.preOrder(buyer, id, 4)
    expect((await till.ask(getPayOrder, { id: orderNo }, buyer)).data).toMatchObject({
      part: 'deposit',
      toPay: 120,
      payable: 430,
    })
    expect(await detail(orderNo)).toMatchObject({ isPre: true, statusDeposit: 6, toPay: 120, may: ['pay', 'cancel'] })

    const reference = await till.begin(buyer, orderNo)
    await till.notice(reference, { eventId: 'deposit-1' })
    await till.notice(reference, { eventId: 'deposit-1' })
    await till.notice(reference, { eventId: 'deposit-2' })
    expect(await detail(orderNo)).toMatchObject({
      status: 6,
      statusDeposit: 7,
      deposit: 120,
      balance: 310,
      expiresAt: null,
      payDate: null,
      progress: 1,
      may: [],
    })
    expect((await till.ask(pollPayment, { id: orderNo }, buyer)).data.isPay).toBe(true)
    expect((await till.ask(getPaymentResult, { id: orderNo }, buyer)).data).toMatchObject({
      outcome: 'depositPaid',
      toPay: 120,
    })
    expect((await till.ask(getPayOrder, { id: orderNo }, buyer)).result).toBe('payOrderInvalid')
    till.later(60 * 24 * 30)
    await expireAll()
    expect(await till.statusOf(orderNo)).toBe('preOrder')

    const arrived = await receive(id, 6)
    expect(arrived.data).toEqual({ served: [orderNo], stillWaiting: 0, free: 2 })
    expect(await stockOf(id)).toEqual({ on_hand: 6, reserved: 4, awaited: 0, pre_order_most: 16 })
    expect(await detail(orderNo)).toMatchObject({ status: 0, statusDeposit: 7, toPay: 310, may: ['pay'] })
    expect((await till.ask(pollPayment, { id: orderNo }, buyer)).data.isPay).toBe(false)
    expect((await till.ask(getPayOrder, { id: orderNo }, buyer)).data).toMatchObject({ part: 'balance', toPay: 310 })
    const [due] = await till.rows<{ days: number }>(
      `select round(extract(epoch from expires_at - goods_arrived_at) / 86400)::int as days from shop_order where order_no = $1`,
      [orderNo],
    )
    expect(due?.days).toBe(14)

    await till.pay(buyer, orderNo)
    expect(await detail(orderNo)).toMatchObject({ status: 2, statusDeposit: 7 })
    const ship = { orderNo, storeId: 's1', expressName: 'SF', mailNo: 'SF9' }
    expect((await till.ask(adminShipStore, ship, { token: 'warehouse' })).result).toBe('ok')
    expect(await stockOf(id)).toMatchObject({ on_hand: 2, reserved: 0 })
    const { data } = await till.ask(adminGetOrder, { orderNo }, { token: 'orders' })
    expect(data.payments.map(({ part, amount }) => [part, amount])).toEqual([
      ['deposit', 120],
      ['balance', 310],
    ])
  })

  it('pays both parts by bank transfer, each with the amount of that part and no other', async () => {
    const id = await goneGoods()
    const orderNo = await till.preOrder(buyer, id, 4, 'remittance')
    const confirm = (amount: number) =>
      till.ask(adminConfirmRemittance, { orderNo, amount, reference: `HSBC ${amount}` }, { token: 'finance' })
    await till.ask(reportRemittance, { id: orderNo, reference: 'mine' }, buyer)
    expect(await till.statusOf(orderNo)).toBe('remitted')
    const listed = await till.ask(adminListRemittances, {}, { token: 'finance' })
    expect(listed.data.list.find((row) => row.orderNo === orderNo)).toMatchObject({ payable: 120, part: 'deposit' })
    for (const wrong of [430, 310]) expect((await confirm(wrong)).result).toBe('amountDiffers')
    expect((await confirm(120)).result).toBe('ok')
    expect(await till.statusOf(orderNo)).toBe('preOrder')
    expect((await confirm(120)).result).toBe('remittanceNotExpected')
    await receive(id, 4)
    expect((await confirm(120)).result).toBe('amountDiffers')
    expect((await confirm(310)).result).toBe('ok')
    expect(await till.statusOf(orderNo)).toBe('pendingShipment')
  })

  it('that was paid whole at once goes to the warehouse when its goods arrive', async () => {
    const id = await goneGoods({ percent: 100 })
    const orderNo = await till.preOrder(buyer, id, 4)
    await till.pay(buyer, orderNo)
    expect(await till.statusOf(orderNo)).toBe('preOrder')
    await receive(id, 4)
    expect(await detail(orderNo)).toMatchObject({ status: 2, balance: 0 })
    expect((await detail(orderNo)).payDate).not.toBeNull()
  })

  it('with medicines is held once its goods have arrived and it is paid', async () => {
    await settle({ holdMedicines: true })
    const [part, whole] = [await goneGoods({ isMedicine: true }), await goneGoods({ isMedicine: true, percent: 100 })]
    const [one, two] = [await till.preOrder(buyer, part, 1), await till.preOrder(buyer, whole, 1)]
    await till.pay(buyer, one)
    await till.pay(buyer, two)
    expect(await statuses(one, two)).toEqual(['preOrder', 'preOrder'])
    await receive(part, 1)
    await receive(whole, 1)
    expect(await statuses(one, two)).toEqual(['pendingPayment', 'held'])
    await till.pay(buyer, one)
    expect(await till.statusOf(one)).toBe('held')
    await settle({})
  })

  it('is in the tab of what is to be paid, and found among pre-orders by operators', async () => {
    const id = await goneGoods()
    const orderNo = await till.preOrder(buyer, id, 1)
    await till.pay(buyer, orderNo)
    const tab = await till.ask(listOrders, { status: 0 }, buyer)
    const cards = tab.data.list as { orderNo: string }[]
    expect(cards.find((card) => card.orderNo === orderNo)).toMatchObject({
      status: 6,
      statusDeposit: 7,
      isPre: true,
      deposit: 30,
      balance: 100,
    })
    const ordinary = await till.order(buyer, { masks: 1 })
    const { data } = await till.ask(adminListOrders, { preOrdersOnly: true, pageSize: 100 }, { token: 'orders' })
    const found = data.list.map((row) => String(row.orderNo))
    expect(found).toContain(String(orderNo))
    expect(found).not.toContain(String(ordinary))
    expect(data.list.every((row) => row.isPre)).toBe(true)
  })
})

describe('what may be pre-ordered', () => {
  it('is one variant, of which there is none, that is offered, in whole steps', async () => {
    const [id, there, five] = [await goneGoods(), await goneGoods({ onHand: 3 }), await goneGoods({ step: 5 })]
    const prepare = (goods: Record<string, number>) =>
      till.ask(
        prepareOrder,
        {
          goods: Object.entries(goods).map(([searchProductId, count]) => ({ searchProductId, count })),
          isPreOrder: true,
        },
        buyer,
      )
    expect((await prepare({ [id]: 1, masks: 1 })).result).toBe('preOrderAlone')
    expect((await prepare({ masks: 1 })).result).toBe('preOrderEnded')
    expect((await prepare({ [there]: 1 })).result).toBe('preOrderEnded')
    expect((await prepare({ [five]: 4 })).result).toBe('wrongQuantity')
    expect((await prepare({ [id]: 21 })).result).toBe('preOrderEnded')
    expect((await prepare({})).result).toBe('cartEmpty')
    expect((await prepare({ nobody: 1 })).result).toBe('variantNotFound')
    for (const isPreOrder of ['perhaps', 7, {}])
      expect(await till.ask(prepareOrder, { goods: [], isPreOrder }, buyer)).toMatchObject({ result: 'notUnderstood' })
    const { result } = await till.ask(addToCart, { goods: [{ searchProductId: id, count: 1 }] }, buyer)
    expect(result).toBe('insufficientStock')
  })

  it('keeps to the purchase limit over pre-orders and orders', async () => {
    const id = await goneGoods({ limit: 3 })
    await till.preOrder(buyer, id, 2)
    await expect(till.preOrder(buyer, id, 2)).rejects.toThrow('overLimit')
    await till.preOrder(other, id, 3)
  })

  it('ends with the most pieces, and begins again when somebody cancels', async () => {
    const id = await goneGoods({ most: 5 })
    const first = await till.preOrder(buyer, id, 4)
    await expect(till.preOrder(other, id, 2)).rejects.toThrow('preOrderEnded')
    await till.ask(cancelOrder, { id: first }, buyer)
    expect((await stockOf(id))?.awaited).toBe(0)
    await till.preOrder(other, id, 5)
  })

  it('is looked at again when the order is placed', async () => {
    const id = await goneGoods({ most: 5 })
    const goods = [{ searchProductId: id, count: 4 }]
    const prepared = await till.ask(prepareOrder, { goods, isPreOrder: true }, buyer)
    await till.preOrder(other, id, 3)
    expect((await till.ask(createOrder, { orderNo: prepared.data.orderNo }, buyer)).result).toBe('preOrderEnded')
    expect((await till.ask(confirmOrder, { id: prepared.data.orderNo }, buyer)).result).toBe('ok')
  })
})

describe('goods that arrive', () => {
  it('serve those who paid their deposit first, and never somebody before those who came earlier', async () => {
    const id = await goneGoods()
    const [first, second, third] = [
      await till.preOrder(buyer, id, 3),
      await till.preOrder(other, id, 6),
      await till.preOrder(buyer, id, 1),
    ]
    const unpaid = await till.preOrder(other, id, 1)
    // Who has paid first is first, whoever ordered first.
    for (const orderNo of [second, first, third]) {
      till.later(1)
      await till.pay(orderNo === second ? other : buyer, orderNo)
    }
    expect((await receive(id, 5)).data).toEqual({ served: [], stillWaiting: 3, free: 5 })
    expect((await receive(id, 2)).data).toEqual({ served: [second], stillWaiting: 2, free: 1 })
    expect((await receive(id, 3)).data).toEqual({ served: [first, third], stillWaiting: 0, free: 0 })
    expect(await statuses(first, second, third, unpaid)).toEqual(Array(4).fill('pendingPayment'))
    expect(await stockOf(id)).toEqual({ on_hand: 10, reserved: 10, awaited: 1, pre_order_most: 10 })
  })

  it('are not sold to anybody else while somebody waits', async () => {
    const id = await goneGoods()
    const waiting = await till.preOrder(buyer, id, 6)
    await till.pay(buyer, waiting)
    await receive(id, 5)
    await expect(till.order(other, { [id]: 1 })).rejects.toThrow('insufficientStock')
    const { data } = await till.ask(adminListAwaited, { pageSize: 100 }, { token: 'orders' })
    expect(data.list.find((row) => row.searchProductId === id)).toMatchObject({
      awaited: 6,
      free: 5,
      waiting: [{ orderNo: waiting, quantity: 6, clinicName: 'harbour Dental' }],
    })
    await receive(id, 3)
    await till.order(other, { [id]: 2 })
  })

  it('and come back from an order that was closed go to the next in the queue by themselves', async () => {
    const id = await goneGoods()
    const [first, second] = [await till.preOrder(buyer, id, 4), await till.preOrder(other, id, 4)]
    await till.pay(buyer, first)
    till.later(1)
    await till.pay(other, second)
    await receive(id, 4)
    expect(await statuses(first, second)).toEqual(['pendingPayment', 'preOrder'])
    await close(first)
    await run('orders.give-to-waiting')
    expect(await statuses(first, second)).toEqual(['closed', 'pendingPayment'])
    await run('orders.give-to-waiting')
    expect(await stockOf(id)).toMatchObject({ on_hand: 4, reserved: 4, awaited: 0 })
  })

  it('are received by those who may, with their reason in the audit log, and only of what there is', async () => {
    const id = await goneGoods()
    for (const token of ['review', 'support', 'finance', 'marketing'])
      expect((await receive(id, 1, token)).result).toBe('forbidden')
    expect((await receive('nobody', 1)).result).toBe('variantNotFound')
    for (const pieces of [-1, 1.5, 'many', null, 1e12])
      expect(await till.ask(adminReceiveAwaited, { id, pieces, reason: 'x' }, { token: 'orders' })).toMatchObject({
        result: 'notUnderstood',
        field: 'pieces',
      })
    await receive(id, 2, 'orders')
    const entries = await till.rows(
      `select 1 from audit_entry where action = '/opsapi/preOrders/arrived' and subject = $1`,
      [`variant ${id}`],
    )
    expect(entries).toHaveLength(1)
    const moves = await till.rows(
      `select 1 from stock_movement where variant_id = $1 and kind = 'receive' and reason = 'Delivery note 77'`,
      [id],
    )
    expect(moves).toHaveLength(1)
  })
})

describe('a pre-order that ends', () => {
  it('is cancelled by its buyer before the deposit is paid, and not after', async () => {
    const id = await goneGoods()
    const [before, after] = [await till.preOrder(buyer, id, 1), await till.preOrder(buyer, id, 1)]
    expect((await till.ask(cancelOrder, { id: before }, buyer)).result).toBe('ok')
    await till.pay(buyer, after)
    expect((await till.ask(cancelOrder, { id: after }, buyer)).result).toBe('orderNotCancellable')
    await receive(id, 1)
    expect((await till.ask(cancelOrder, { id: after }, buyer)).result).toBe('orderNotCancellable')
    expect((await till.ask(cancelOrder, { id: after }, other)).result).toBe('orderNotFound')
  })

  it('expires unpaid: its promise is free again, and money that comes late goes back', async () => {
    const id = await goneGoods()
    const orderNo = await till.preOrder(buyer, id, 4)
    const reference = await till.begin(buyer, orderNo)
    till.later(60 * 25)
    await expireAll()
    expect(await till.statusOf(orderNo)).toBe('closed')
    expect(await stockOf(id)).toMatchObject({ awaited: 0, reserved: 0 })
    await till.notice(reference)
    expect(await till.statusOf(orderNo)).toBe('closed')
    expect(await refundsOf(orderNo)).toEqual([{ part: 'deposit', amount: '12000', reason: 'lateMoney' }])
  })

  it('gives the whole deposit back when its balance is not paid in time', async () => {
    const id = await goneGoods()
    const orderNo = await till.preOrder(buyer, id, 4)
    await till.pay(buyer, orderNo)
    await receive(id, 4)
    const balance = await till.begin(buyer, orderNo)
    till.later(60 * 24 * 14 + 1)
    await expireAll()
    expect(await till.statusOf(orderNo)).toBe('closed')
    expect(await stockOf(id)).toMatchObject({ on_hand: 4, reserved: 0, awaited: 0 })
    await till.deliver()
    await till.deliver()
    expect(await refundsOf(orderNo)).toEqual([{ part: 'deposit', amount: '12000', reason: 'orderClosed' }])
    expect((await detail(orderNo)).refundText).toContain('HK$120.00')
    await till.notice(balance)
    expect(await refundsOf(orderNo)).toEqual([
      { part: 'deposit', amount: '12000', reason: 'orderClosed' },
      { part: 'balance', amount: '31000', reason: 'lateMoney' },
    ])
  })

  it('keeps the part of the deposit that was agreed when it was placed, and gives the rest back', async () => {
    const id = await goneGoods()
    await settle({ depositKeptPercent: 25, balanceDays: 3 })
    const [some, agreed] = [await till.preOrder(buyer, id, 4), await till.preOrder(buyer, id, 4)]
    await settle({ depositKeptPercent: 0, balanceDays: 14 })
    const later = await till.preOrder(buyer, id, 4)
    for (const orderNo of [some, agreed, later]) await till.pay(buyer, orderNo)
    await receive(id, 12)
    expect((await close(agreed)).result).toBe('ok')
    till.later(60 * 24 * 15)
    await expireAll()
    await till.deliver()
    expect(await refundsOf(some)).toEqual([{ part: 'deposit', amount: '9000', reason: 'orderClosed' }])
    expect(await refundsOf(agreed)).toEqual([{ part: 'deposit', amount: '12000', reason: 'orderClosed' }])
    expect(await refundsOf(later)).toEqual([{ part: 'deposit', amount: '12000', reason: 'orderClosed' }])
    expect(await detail(some)).toMatchObject({ depositKept: 30, closeReason: 'Not paid in time' })
    expect((await detail(some)).refundText).toContain('HK$90.00')
  })

  it('is closed by an operator at any step, and every part that was paid goes back the way it came', async () => {
    const id = await goneGoods()
    const [waiting, whole] = [await till.preOrder(buyer, id, 2, 'remittance'), await till.preOrder(buyer, id, 2)]
    const confirm = (amount: number) =>
      till.ask(adminConfirmRemittance, { orderNo: waiting, amount, reference: 'Bank' }, { token: 'finance' })
    await confirm(60)
    await till.pay(buyer, whole)
    expect((await close(waiting)).result).toBe('ok')
    expect((await stockOf(id))?.awaited).toBe(2)
    await receive(id, 2)
    await till.pay(buyer, whole)
    expect(await till.statusOf(whole)).toBe('pendingShipment')
    expect((await close(whole)).result).toBe('ok')
    await till.deliver()
    expect(await refundsOf(waiting)).toEqual([{ part: 'deposit', amount: '6000', reason: 'orderClosed' }])
    expect(await refundsOf(whole)).toEqual([
      { part: 'deposit', amount: '6000', reason: 'orderClosed' },
      { part: 'balance', amount: '17000', reason: 'orderClosed' },
    ])
    const [refund] = await till.rows<{ id: string }>(
      'select r.id from refund r join payment p on p.id = r.payment_id where p.order_no = $1',
      [waiting],
    )
    expect(
      (await till.ask(adminFinishRefund, { id: refund?.id, reference: 'Sent' }, { token: 'finance' })).result,
    ).toBe('ok')
    expect((await detail(waiting)).refundText).toContain('has been returned')
    expect(await stockOf(id)).toMatchObject({ on_hand: 2, reserved: 0, awaited: 0 })
  })

  it('gives back a deposit that comes twice, even when the balance is the same amount', async () => {
    const id = await goneGoods({ percent: 50 })
    await till.rows(`update express_method set free_from_hkd = 0 where id = 'e1'`)
    const orderNo = await till.preOrder(buyer, id, 2)
    await till.rows(`update express_method set free_from_hkd = 50000 where id = 'e1'`)
    const first = await till.begin(buyer, orderNo)
    // The first attempt is given up, a second one pays, and then the first brings its money all the same.
    await till.rows(`update payment set status = 'voided' where provider_reference = $1`, [first])
    await till.pay(buyer, orderNo)
    await receive(id, 2)
    expect(await detail(orderNo)).toMatchObject({ status: 0, deposit: 100, balance: 100 })
    await till.notice(first)
    expect(await detail(orderNo)).toMatchObject({ status: 0, toPay: 100 })
    expect(await refundsOf(orderNo)).toEqual([{ part: 'deposit', amount: '10000', reason: 'doublePayment' }])
    await till.pay(buyer, orderNo)
    expect(await till.statusOf(orderNo)).toBe('pendingShipment')
  })
})
