import { idFrom } from '@cusp/kernel'
import { expectSoundBooks } from '@cusp/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Clinic, openTill, type Till } from '../../../test/till'
import { adminConfirmRemittance } from '../payments/use-cases/admin-confirm-remittance'
import { createPayment } from '../payments/use-cases/create-payment'
import { expireOrder } from '../payments/use-cases/expire-order'
import { getPayOrder } from '../payments/use-cases/get-pay-order'
import { getPaymentResult } from '../payments/use-cases/get-payment-result'
import { pollPayment } from '../payments/use-cases/poll-payment'
import { reportRemittance } from '../payments/use-cases/report-remittance'
import { jobs } from './jobs'
import { adminAcceptOrder } from './use-cases/admin-accept-order'
import { adminCloseOrder } from './use-cases/admin-close-order'
import { adminGetOrderSettings } from './use-cases/admin-get-order-settings'
import { adminListOrders } from './use-cases/admin-list-orders'
import { adminRefuseMedicine } from './use-cases/admin-refuse-medicine'
import { adminReleaseOrder } from './use-cases/admin-release-order'
import { adminSaveOrderSettings } from './use-cases/admin-save-order-settings'
import { adminShipStore } from './use-cases/admin-ship-store'
import { cancelOrder } from './use-cases/cancel-order'
import { createOrder } from './use-cases/create-order'
import { getOrder } from './use-cases/get-order'
import { listOrders } from './use-cases/list-orders'

let till: Till
let buyer: Clinic
let other: Clinic
beforeAll(async () => {
  till = await openTill()
  await till.stock([
    { id: 'masks', onHand: 900 },
    { id: 'chair', priceHkd: 900_000, onHand: 90 },
    { id: 'numb', store: 's2', isMedicine: true, onHand: 900 },
  ])
  buyer = await till.clinic('harbour')
  other = await till.clinic('peak')
  await settle({ reviewFrom: 9000, holdMedicines: true })
})
afterAll(async () => {
  await till.deliver()
  await expectSoundBooks(till.database)
  await till.close()
})

const settle = (settings: object, token = 'admin') => till.ask(adminSaveOrderSettings, settings, { token })
const accept = (orderNo: string, token = 'orders') => till.ask(adminAcceptOrder, { orderNo }, { token })
const release = (orderNo: string, token = 'review') =>
  till.ask(adminReleaseOrder, { orderNo, papers: 'Licence 12345, seen' }, { token })
const refuse = (orderNo: string, token = 'review', reason = 'The licence has expired') =>
  till.ask(adminRefuseMedicine, { orderNo, reason }, { token })
const close = (orderNo: string) =>
  till.ask(adminCloseOrder, { orderNo, reason: 'Out of production' }, { token: 'orders' })
const ship = (orderNo: string, storeId: string) =>
  till.ask(adminShipStore, { orderNo, storeId, expressName: 'SF', mailNo: 'SF1' }, { token: 'warehouse' })
const expireAll = async () => {
  for (const job of jobs.filter(({ name }) => name === 'orders.expire')) await job.run(till.work)
}
const stockOf = async (id: string) => {
  const [row] = await till.rows<{ on_hand: number; reserved: number }>(
    'select on_hand, reserved from stock where variant_id = $1',
    [id],
  )
  return row
}
const refundsOf = (orderNo: string) =>
  till.rows<{ reason: string; status: string }>(
    'select r.reason, r.status from refund r join payment p on p.id = r.payment_id where p.order_no = $1',
    [orderNo],
  )
const eventsOf = async (orderNo: string) => {
  const events = await till.rows<{ name: string }>(
    `select name from outbox_event where payload->>'orderNo' = $1 order by id`,
    [orderNo],
  )
  return events.map(({ name }) => name)
}

describe('the settings of waiting orders', () => {
  it('are read as they were saved, and saving them is in the audit log', async () => {
    expect((await settle({ reviewFrom: 9000, holdMedicines: true })).result).toBe('ok')
    const { data } = await till.ask(adminGetOrderSettings, {}, { token: 'admin' })
    expect(data).toEqual({ reviewFrom: 9000, holdMedicines: true, balanceDays: 14, depositKeptPercent: 0 })
    const entries = await till.rows(`select 1 from audit_entry where action = '/opsapi/settings/orders/save'`)
    expect(entries.length).toBeGreaterThan(0)
  })

  it('take no amount below nothing, and name the field', async () => {
    for (const reviewFrom of [-1, 'much', null, 1e15])
      expect(await settle({ reviewFrom, holdMedicines: true })).toMatchObject({
        result: 'notUnderstood',
        field: 'reviewFrom',
      })
    expect(await settle({ reviewFrom: 0, holdMedicines: 'maybe' })).toMatchObject({ field: 'holdMedicines' })
  })

  it('are for administrators', async () => {
    expect((await settle({ reviewFrom: 0, holdMedicines: false }, 'orders')).result).toBe('forbidden')
    expect((await till.ask(adminGetOrderSettings, {}, { token: 'review' })).result).toBe('forbidden')
  })

  it('leave every order alone where nobody has set any', async () => {
    const kept = await till.rows<{ key: string; value: unknown }>(
      `delete from setting where key in ('orders.reviewFrom', 'orders.holdMedicines') returning key, value`,
    )
    expect(kept).toHaveLength(2)
    const [dear, medicine] = [await till.order(buyer, { chair: 1 }), await till.order(buyer, { numb: 1 })]
    await till.pay(buyer, medicine)
    expect([await till.statusOf(dear), await till.statusOf(medicine)]).toEqual(['pendingPayment', 'pendingShipment'])
    await settle({ reviewFrom: 9000, holdMedicines: true })
  })
})

describe('an order that reaches the limit', () => {
  it('awaits review with its goods reserved and no time running, in list, detail and result', async () => {
    const before = await stockOf('chair')
    const confirmation = await till.confirmation(buyer, { chair: 1 })
    const placed = await till.ask(createOrder, { orderNo: confirmation, isRemittance: 0 }, buyer)
    expect(placed.data).toMatchObject({ status: 9, payable: 9000 })
    const orderNo = idFrom<'OrderNo'>(String(placed.data.orderNo))
    expect(await till.ask(createOrder, { orderNo: confirmation, isRemittance: 0 }, buyer)).toEqual(placed)
    expect(await stockOf('chair')).toMatchObject({ reserved: (before?.reserved ?? 0) + 1 })

    expect((await till.ask(getOrder, { orderNo }, { ...buyer, language: 'zh-Hant' })).data).toMatchObject({
      status: 9,
      statusString: '審核中',
      progress: 1,
      expiresAt: null,
      may: ['cancel'],
      history: [{ text: '商店正在審核訂單' }, { text: '訂單已提交' }],
    })
    expect((await till.ask(listOrders, { keyword: orderNo, status: 0 }, buyer)).data.list).toMatchObject([
      { status: 9, may: ['cancel'] },
    ])
    expect((await till.ask(getPaymentResult, { id: orderNo }, buyer)).data).toMatchObject({
      outcome: 'inReview',
      dueAt: null,
      mayPayAgain: false,
    })
    till.later(30 * 24 * 60)
    await expireAll()
    expect((await till.ask(expireOrder, { id: orderNo }, buyer)).data).toEqual({ isClosed: false })
    till.later(-30 * 24 * 60)
    expect(await till.statusOf(orderNo)).toBe('pendingReview')
    await expectSoundBooks(till.database)
  })

  it('is not one that stays a cent below it', async () => {
    await settle({ reviewFrom: 9000.01, holdMedicines: true })
    expect(await till.statusOf(await till.order(buyer, { chair: 1 }))).toBe('pendingPayment')
    await settle({ reviewFrom: 9000, holdMedicines: true })
  })

  it('cannot be paid in any way before it is accepted, and says so', async () => {
    const [online, remittance] = [
      await till.order(buyer, { chair: 1 }),
      await till.order(buyer, { chair: 1 }, 'remittance'),
    ]
    const answers = [
      await till.ask(getPayOrder, { id: online }, buyer),
      await till.ask(createPayment, { orderNo: online, payType: 90 }, buyer),
      await till.ask(createPayment, { orderNo: remittance, payType: 8 }, buyer),
      await till.ask(reportRemittance, { id: remittance, reference: 'HSBC' }, buyer),
    ]
    expect(answers.map(({ result }) => result)).toEqual(Array(4).fill('orderAwaitsReview'))
    const confirmed = await till.ask(
      adminConfirmRemittance,
      { orderNo: remittance, amount: 9000, reference: 'HSBC' },
      { token: 'finance' },
    )
    expect(confirmed.result).toBe('remittanceNotExpected')
    expect(await till.rows('select 1 from payment where order_no in ($1, $2)', [online, remittance])).toEqual([])
  })

  it('has its time to pay from when it is accepted, by how it is to be paid', async () => {
    const [online, remittance] = [
      await till.order(buyer, { chair: 1 }),
      await till.order(buyer, { chair: 1 }, 'remittance'),
    ]
    till.later(3 * 24 * 60)
    const now = till.clock.now.getTime()
    expect((await accept(online)).data).toEqual({ expiresAt: new Date(now + 24 * 3_600_000).toISOString() })
    expect((await accept(remittance)).data).toEqual({ expiresAt: new Date(now + 7 * 24 * 3_600_000).toISOString() })
    expect((await accept(online)).result).toBe('orderNotInReview')
    expect((await till.ask(getOrder, { orderNo: online }, buyer)).data).toMatchObject({
      status: 0,
      may: ['pay', 'cancel'],
      expiredDay: 1,
    })
    await till.pay(buyer, online)
    expect(await till.statusOf(online)).toBe('pendingShipment')
    till.later(7 * 24 * 60)
    await expireAll()
    till.later(-10 * 24 * 60)
    expect(await till.statusOf(remittance)).toBe('closed')
    expect(await eventsOf(online)).toEqual(['orderPlaced', 'orderAccepted', 'orderPaid'])
  })

  it('is cancelled by its clinic, and is closed with a reason by an operator', async () => {
    const before = await stockOf('chair')
    const [mine, closed] = [await till.order(buyer, { chair: 1 }), await till.order(buyer, { chair: 1 })]
    expect((await till.ask(cancelOrder, { id: mine }, other)).result).toBe('orderNotFound')
    expect((await till.ask(cancelOrder, { id: mine }, buyer)).result).toBe('ok')
    expect((await close(closed)).result).toBe('ok')
    expect([(await accept(mine)).result, (await accept(closed)).result]).toEqual([
      'orderNotInReview',
      'orderNotInReview',
    ])
    await till.deliver()
    expect(await stockOf('chair')).toEqual(before)
    expect([await refundsOf(mine), await refundsOf(closed)]).toEqual([[], []])
    expect((await till.ask(getOrder, { orderNo: closed }, buyer)).data).toMatchObject({
      status: 5,
      closeReason: 'Out of production',
    })
  })

  it('is found in the queue, and accepted by those who may, once, with its entry in the audit log', async () => {
    const orderNo = await till.order(buyer, { chair: 1 })
    const queue = await till.ask(adminListOrders, { status: 9, keyword: orderNo }, { token: 'orders' })
    expect(queue.data.list).toMatchObject([{ orderNo, status: 9, expiresAt: null }])
    for (const role of ['warehouse', 'review', 'finance', 'support'])
      expect((await accept(orderNo, role)).result).toBe('forbidden')
    expect((await accept('9999999999999999')).result).toBe('orderNotFound')
    const twice = await Promise.all([accept(orderNo), accept(orderNo)])
    expect(twice.map(({ result }) => result).sort()).toEqual(['ok', 'orderNotInReview'])
    expect(
      await till.rows(`select operator_name from audit_entry where action = '/opsapi/orders/accept' and subject = $1`, [
        `order ${orderNo}`,
      ]),
    ).toEqual([{ operator_name: 'Olive' }])
  })

  it('is reached in US dollars at the rate of the shop', async () => {
    const placed = async (hkdPerUsd: number) => {
      await till.rows(
        `insert into setting (key, value) values ('hkdPerUsd', $1::jsonb) on conflict (key) do update set value = excluded.value`,
        [String(hkdPerUsd)],
      )
      const orderNo = await till.confirmation(buyer, { chair: 1 })
      // US$1,180.00 in both cases: the price stands in US dollars, the rate decides what it is worth.
      await till.rows(`update variant set price_usd = 118000 where id = 'chair'`)
      const { data } = await till.ask(createOrder, { orderNo, isRemittance: 0 }, { ...buyer, currency: 'USD' })
      return data
    }
    expect(await placed(7.62)).toMatchObject({ currency: 'USD', payable: 1180, status: 0 })
    expect(await placed(7.63)).toMatchObject({ currency: 'USD', payable: 1180, status: 9 })
    await till.rows(`delete from setting where key = 'hkdPerUsd'`)
  })
})

describe('a paid order with medicines', () => {
  it('is held whichever way it was paid, and cannot be shipped', async () => {
    const [online, remittance] = [
      await till.order(buyer, { numb: 1, masks: 1 }),
      await till.order(buyer, { numb: 1 }, 'remittance'),
    ]
    await till.pay(buyer, online)
    await till.ask(reportRemittance, { id: remittance, reference: 'HSBC' }, buyer)
    const confirmed = await till.ask(
      adminConfirmRemittance,
      { orderNo: remittance, amount: 140, reference: 'HSBC 1' },
      { token: 'finance' },
    )
    expect(confirmed.result).toBe('ok')
    expect([await till.statusOf(online), await till.statusOf(remittance)]).toEqual(['held', 'held'])
    for (const orderNo of [online, remittance]) {
      expect((await ship(orderNo, 's2')).result).toBe('orderNotShippable')
      expect((await till.ask(pollPayment, { id: orderNo }, buyer)).data).toMatchObject({ isPay: true, status: 8 })
      expect((await till.ask(getPaymentResult, { id: orderNo }, buyer)).data.outcome).toBe('held')
      expect((await till.ask(cancelOrder, { id: orderNo }, buyer)).result).toBe('orderNotCancellable')
      expect((await till.ask(getOrder, { orderNo }, { ...buyer, language: 'zh-Hant' })).data).toMatchObject({
        status: 8,
        statusString: '已付款，核實中',
        progress: 2,
        payDate: expect.any(String),
        may: [],
      })
    }
    expect((await ship(online, 's1')).result).toBe('orderNotShippable')
    expect((await till.ask(getPayOrder, { id: online }, buyer)).result).toBe('payOrderInvalid')
    await expectSoundBooks(till.database)
  })

  it('is shipped after somebody has seen the papers and released it, once', async () => {
    const orderNo = await till.order(buyer, { numb: 1 })
    expect((await release(orderNo)).result).toBe('orderNotHeld')
    await till.pay(buyer, orderNo)
    for (const role of ['warehouse', 'orders', 'finance', 'support'])
      expect((await release(orderNo, role)).result).toBe('forbidden')
    const unsaid = await till.ask(adminReleaseOrder, { orderNo, papers: ' ' }, { token: 'review' })
    expect(unsaid).toMatchObject({ result: 'notUnderstood', field: 'papers' })
    expect((await release('9999999999999999')).result).toBe('orderNotFound')
    const twice = await Promise.all([release(orderNo), release(orderNo)])
    expect(twice.map(({ result }) => result).sort()).toEqual(['ok', 'orderNotHeld'])
    expect(await eventsOf(orderNo)).toEqual(['orderPlaced', 'orderPaid', 'orderReleased'])
    expect(
      await till.rows(`select reason from order_history where order_no = $1 and move = 'release'`, [orderNo]),
    ).toEqual([{ reason: 'Licence 12345, seen' }])
    expect((await ship(orderNo, 's2')).result).toBe('ok')
    const { data } = await till.ask(getOrder, { orderNo }, buyer)
    expect(data.status).toBe(3)
    expect(JSON.stringify(data)).not.toContain('Licence 12345')
  })

  it.each([
    ['whoever checks papers', refuse],
    ['whoever closes orders', close],
  ])('is closed by %s, with its money owed back and its stock free exactly once', async (_, end) => {
    const before = await stockOf('numb')
    const orderNo = await till.order(buyer, { numb: 2 })
    await till.pay(buyer, orderNo)
    const twice = await Promise.all([end(orderNo), end(orderNo)])
    expect(twice.filter(({ result }) => result === 'ok')).toHaveLength(1)
    expect((await release(orderNo)).result).toBe('orderNotHeld')
    await till.deliver()
    await till.rows(`update outbox_event set status = 'waiting' where payload->>'orderNo' = $1`, [orderNo])
    await till.deliver()
    expect(await refundsOf(orderNo)).toEqual([{ reason: 'orderClosed', status: 'done' }])
    expect(await stockOf('numb')).toEqual(before)
  })

  it('is closed for its medicines only while it is held, by who may, with a reason', async () => {
    const orderNo = await till.order(buyer, { numb: 1 })
    expect((await refuse(orderNo)).result).toBe('orderNotHeld')
    await till.pay(buyer, orderNo)
    expect((await refuse(orderNo, 'warehouse')).result).toBe('forbidden')
    expect(await refuse(orderNo, 'review', ' ')).toMatchObject({ result: 'reasonMissing', field: 'reason' })
    expect((await refuse('9999999999999999')).result).toBe('orderNotFound')
    await release(orderNo)
    expect((await refuse(orderNo)).result).toBe('orderNotHeld')
  })

  it('stays held under notices that come late, twice or for a second payment', async () => {
    const orderNo = await till.order(buyer, { numb: 1 })
    const first = await till.begin(buyer, orderNo)
    await till.notice(first, { kind: 'failed' })
    const second = await till.begin(buyer, orderNo)
    await Promise.all([till.notice(second, { eventId: 'n-1' }), till.notice(second, { eventId: 'n-1' })])
    await till.notice(second)
    await till.notice(first)
    expect(await till.statusOf(orderNo)).toBe('held')
    await till.deliver()
    expect(await refundsOf(orderNo)).toEqual([{ reason: 'doublePayment', status: 'done' }])
    expect((await eventsOf(orderNo)).filter((name) => name === 'orderPaid')).toHaveLength(1)
    await release(orderNo)
    await till.notice(second)
    expect(await till.statusOf(orderNo)).toBe('pendingShipment')
  })

  it('that came too late is not held: the order stays closed and the money goes back', async () => {
    const orderNo = await till.order(buyer, { numb: 1 })
    const reference = await till.begin(buyer, orderNo)
    till.later(24 * 60 + 1)
    await expireAll()
    await till.notice(reference)
    till.later(-24 * 60 - 1)
    await till.deliver()
    expect(await till.statusOf(orderNo)).toBe('closed')
    expect(await refundsOf(orderNo)).toEqual([{ reason: 'lateMoney', status: 'done' }])
  })

  it('is reviewed before and held after, when it is dear as well', async () => {
    const orderNo = await till.order(buyer, { chair: 1, numb: 1 })
    expect(await till.statusOf(orderNo)).toBe('pendingReview')
    await accept(orderNo)
    await till.pay(buyer, orderNo)
    expect(await till.statusOf(orderNo)).toBe('held')
    expect((await release(orderNo)).result).toBe('ok')
  })

  it('goes on waiting when the shop holds no more of them, and is released all the same', async () => {
    const [waiting, next] = [await till.order(buyer, { numb: 1 }), await till.order(buyer, { numb: 1 })]
    await till.pay(buyer, waiting)
    await settle({ reviewFrom: 9000, holdMedicines: false })
    await till.pay(buyer, next)
    await settle({ reviewFrom: 9000, holdMedicines: true })
    expect([await till.statusOf(waiting), await till.statusOf(next)]).toEqual(['held', 'pendingShipment'])
    expect((await release(waiting)).result).toBe('ok')
  })

  it('is no matter of orders without medicines', async () => {
    const orderNo = await till.order(buyer, { masks: 1 })
    await till.pay(buyer, orderNo)
    expect(await till.statusOf(orderNo)).toBe('pendingShipment')
  })
})
