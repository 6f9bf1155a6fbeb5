import { expectSoundBooks } from '@cusp/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Clinic, openTill, type Till } from '../../../test/till'
import { jobs as orderJobs } from '../orders/jobs'
import { adminCloseOrder } from '../orders/use-cases/admin-close-order'
import { getOrder } from '../orders/use-cases/get-order'
import { jobs } from './jobs'
import { sandboxKey, signNotice } from './providers/sandbox'
import { adminConfirmRemittance } from './use-cases/admin-confirm-remittance'
import { adminFinishRefund } from './use-cases/admin-finish-refund'
import { adminListRefunds } from './use-cases/admin-list-refunds'
import { adminListRemittances } from './use-cases/admin-list-remittances'
import { createPayment } from './use-cases/create-payment'
import { expireOrder } from './use-cases/expire-order'
import { getPayOrder } from './use-cases/get-pay-order'
import { getPaymentResult } from './use-cases/get-payment-result'
import { pollPayment } from './use-cases/poll-payment'
import { reportRemittance } from './use-cases/report-remittance'

let till: Till
let buyer: Clinic
let other: Clinic
beforeAll(async () => {
  till = await openTill()
  await till.stock([{ id: 'masks', onHand: 900 }])
  buyer = await till.clinic('harbour')
  other = await till.clinic('peak')
})
afterAll(async () => {
  await till.deliver()
  await expectSoundBooks(till.database)
  await till.close()
})

const finance = { token: 'finance' }
const refundsOf = (orderNo: string) =>
  till.rows<{ reason: string; amount: number; status: string }>(
    'select r.reason, r.amount, r.status from refund r join payment p on p.id = r.payment_id where p.order_no = $1 order by r.created_at',
    [orderNo],
  )
const run = async (name: string) => {
  for (const job of [...jobs, ...orderJobs].filter((each) => each.name === name)) await job.run(till.work)
}
const newOrder = (how: 'online' | 'remittance' = 'online') => till.order(buyer, { masks: 1 }, how)

describe('the cashier', () => {
  it('offers what fits the choice and counts down', async () => {
    const [online, remittance] = [await newOrder(), await newOrder('remittance')]
    const { data } = await till.ask(getPayOrder, { id: online }, { ...buyer, language: 'zh-Hant' })
    expect(data).toMatchObject({ payable: 130, totalPrice: 100, freight: 30, expiredDay: 1, expiredHour: 0 })
    expect(data.paymentTypes).toMatchObject([{ value: 90, text: '測試環境：不會真正扣款', isSandbox: true }])
    expect((await till.ask(getPayOrder, { id: remittance }, buyer)).data.paymentTypes).toMatchObject([{ value: 8 }])
  })

  it('offers no sandbox where it is shut, and takes a remittance instead', async () => {
    const id = await newOrder()
    await till.rows(`insert into setting (key, value) values ('payments.sandbox', 'false')`)
    expect((await till.ask(getPayOrder, { id }, buyer)).data.paymentTypes).toMatchObject([{ value: 8 }])
    expect((await till.ask(createPayment, { orderNo: id, payType: 90 }, buyer)).result).toBe('paymentMethodNotOffered')
    expect((await till.ask(createPayment, { orderNo: id, payType: 8 }, buyer)).data.redirectUrl).toBe(
      `/payResult?orderId=${id}`,
    )
    expect((await till.ask(getPaymentResult, { id }, buyer)).data.outcome).toBe('awaitingRemittance')
    expect((await till.ask(reportRemittance, { id }, buyer)).result).toBe('ok')
    await till.rows(`delete from setting where key = 'payments.sandbox'`)
  })

  it("answers for another clinic's order as for none", async () => {
    const id = await newOrder()
    for (const useCase of [getPayOrder, pollPayment, expireOrder, getPaymentResult, reportRemittance]) {
      const theirs = await till.ask(useCase, { id }, other)
      expect(theirs.result).toBe('orderNotFound')
      expect(theirs).toEqual(await till.ask(useCase, { id: '9999999999999999' }, other))
    }
    expect((await till.ask(createPayment, { orderNo: id, payType: 90 }, other)).result).toBe('orderNotFound')
  })

  it('takes nothing for an order that is paid or whose time is over', async () => {
    const [paid, late] = [await newOrder(), await newOrder()]
    await till.pay(buyer, paid)
    expect((await till.ask(getPayOrder, { id: paid }, buyer)).result).toBe('payOrderInvalid')
    till.later(24 * 60)
    expect((await till.ask(createPayment, { orderNo: late, payType: 90 }, buyer)).result).toBe('payOrderInvalid')
    expect((await till.ask(getPayOrder, { id: late }, buyer)).result).toBe('payOrderInvalid')
    till.later(-24 * 60)
  })

  it('refuses a method that the choice does not allow', async () => {
    expect((await till.ask(createPayment, { orderNo: await newOrder(), payType: 8 }, buyer)).result).toBe(
      'paymentMethodNotOffered',
    )
    expect((await till.ask(createPayment, { orderNo: await newOrder('remittance'), payType: 90 }, buyer)).result).toBe(
      'paymentMethodNotOffered',
    )
  })

  it('begins one payment however often it is asked, also at once', async () => {
    const orderNo = await newOrder()
    const begun = await Promise.all([1, 2, 3].map(() => till.ask(createPayment, { orderNo, payType: 90 }, buyer)))
    expect(new Set(begun.map(({ data }) => data.paymentId)).size).toBe(1)
    expect(begun[0]?.data.redirectUrl).toMatch(/^\/sandbox-pay\/[\w-]{43}$/)
    expect(await till.rows('select 1 from payment where order_no = $1', [orderNo])).toHaveLength(1)
    expect(await till.statusOf(orderNo)).toBe('paying')
  })

  it('closes at the end of the countdown by the clock of the shop, not of the buyer', async () => {
    const id = await newOrder()
    expect((await till.ask(expireOrder, { id }, buyer)).data).toEqual({ isClosed: false })
    till.later(24 * 60)
    expect((await till.ask(expireOrder, { id }, buyer)).data).toEqual({ isClosed: true })
    till.later(-24 * 60)
  })
})

describe('notices', () => {
  it('pay an order once, under replays and under new event ids', async () => {
    const orderNo = await newOrder()
    const reference = await till.begin(buyer, orderNo)
    const statuses = await Promise.all(
      ['e-1', 'e-1', 'e-2', 'e-3'].map((eventId) => till.notice(reference, { eventId: `${orderNo}-${eventId}` })),
    )
    expect(statuses).toEqual([200, 200, 200, 200])
    expect(await till.statusOf(orderNo)).toBe('pendingShipment')
    expect(await refundsOf(orderNo)).toEqual([])
    expect(
      await till.rows(`select 1 from outbox_event where name = 'orderPaid' and payload->>'orderNo' = $1`, [orderNo]),
    ).toHaveLength(1)
    expect((await till.ask(pollPayment, { id: orderNo }, buyer)).data).toMatchObject({ isPay: true, isClosed: false })
    expect((await till.ask(getPaymentResult, { id: orderNo }, buyer)).data.outcome).toBe('paid')
  })

  it('change nothing when they are not signed by the provider', async () => {
    const orderNo = await newOrder()
    const reference = await till.begin(buyer, orderNo)
    expect(await till.notice(reference, { key: 'guessed' })).toBe(400)
    expect(await till.send('{}', {})).toBe(400)
    const old = new Date(till.clock.now.getTime() - 301_000)
    expect(await till.send('{}', signNotice(sandboxKey(till.platform.seal), '{}', old))).toBe(400)
    expect(await till.statusOf(orderNo)).toBe('paying')
  })

  it('change nothing when they are genuine and say another amount', async () => {
    const orderNo = await newOrder()
    const reference = await till.begin(buyer, orderNo)
    expect(await till.notice(reference, { amount: 100 })).toBe(200)
    expect(await till.statusOf(orderNo)).toBe('paying')
    expect(
      await till.rows(
        `select effect from payment_event e join payment p on p.id = e.payment_id where p.order_no = $1`,
        [orderNo],
      ),
    ).toEqual([{ effect: 'refused' }])
    expect(await till.notice('unknown-reference')).toBe(200)
  })

  it('of a failure let the buyer pay again', async () => {
    const orderNo = await newOrder()
    await till.notice(await till.begin(buyer, orderNo), { kind: 'failed' })
    expect(await till.statusOf(orderNo)).toBe('pendingPayment')
    expect((await till.ask(pollPayment, { id: orderNo }, buyer)).data).toMatchObject({ isPay: false, hasFailed: true })
    expect((await till.ask(getPaymentResult, { id: orderNo }, buyer)).data).toMatchObject({
      outcome: 'failed',
      mayPayAgain: true,
    })
    await till.pay(buyer, orderNo)
    expect(await till.statusOf(orderNo)).toBe('pendingShipment')
  })

  it('that come after the order has closed leave it closed and owe the money back', async () => {
    const orderNo = await newOrder()
    const reference = await till.begin(buyer, orderNo)
    till.later(24 * 60 + 1)
    await Promise.all([run('orders.expire'), till.ask(expireOrder, { id: orderNo }, buyer)])
    await till.notice(reference)
    await till.notice(reference)
    till.later(-24 * 60 - 1)
    expect(await till.statusOf(orderNo)).toBe('closed')
    expect(await refundsOf(orderNo)).toEqual([{ reason: 'lateMoney', amount: 13_000, status: 'due' }])
    expect((await till.ask(getOrder, { orderNo }, { ...buyer, language: 'zh-Hant' })).data.refundText).toBe(
      '您已支付的 HK$130.00 正在退回。',
    )
    await till.deliver()
    expect(await refundsOf(orderNo)).toEqual([{ reason: 'lateMoney', amount: 13_000, status: 'done' }])
    expect((await till.ask(getPaymentResult, { id: orderNo }, buyer)).data.outcome).toBe('closed')
  })

  it('of a second payment for a paid order owe the second back', async () => {
    const orderNo = await newOrder()
    const first = await till.begin(buyer, orderNo)
    await till.notice(first, { kind: 'failed' })
    const second = await till.begin(buyer, orderNo)
    await Promise.all([till.notice(first), till.notice(second)])
    await till.deliver()
    expect(await till.statusOf(orderNo)).toBe('pendingShipment')
    expect(await refundsOf(orderNo)).toEqual([{ reason: 'doublePayment', amount: 13_000, status: 'done' }])
    expect((await till.ask(getOrder, { orderNo }, buyer)).data.refundText).toBe('')
  })
})

describe('the clock', () => {
  it('gives up payments that nobody finished, and takes their money all the same when it comes', async () => {
    const orderNo = await newOrder()
    const reference = await till.begin(buyer, orderNo)
    await run('payments.abandoned')
    expect(await till.statusOf(orderNo)).toBe('paying')
    till.later(31)
    await run('payments.abandoned')
    expect(await till.statusOf(orderNo)).toBe('pendingPayment')
    await till.notice(reference)
    expect(await till.statusOf(orderNo)).toBe('pendingShipment')
    till.later(-31)
  })

  it('sends refunds whose sending was cut short, once', async () => {
    const orderNo = await newOrder()
    await till.pay(buyer, orderNo)
    await till.ask(adminCloseOrder, { orderNo, reason: 'Duplicate' }, { token: 'orders' })
    await till.deliver()
    await till.rows(
      `update refund set status = 'sent', done_at = null where payment_id in (select id from payment where order_no = $1)`,
      [orderNo],
    )
    await Promise.all([run('payments.refunds'), run('payments.refunds')])
    expect(await refundsOf(orderNo)).toEqual([{ reason: 'orderClosed', amount: 13_000, status: 'done' }])
  })

  it('owes money back once though the closing is told twice', async () => {
    const orderNo = await newOrder()
    await till.pay(buyer, orderNo)
    await till.ask(adminCloseOrder, { orderNo, reason: 'Duplicate' }, { token: 'orders' })
    await till.deliver()
    await till.rows(`update outbox_event set status = 'waiting' where payload->>'orderNo' = $1`, [orderNo])
    await till.deliver()
    expect(await refundsOf(orderNo)).toHaveLength(1)
  })
})

describe('remittances', () => {
  const confirm = (orderNo: string, amount: number) =>
    till.ask(adminConfirmRemittance, { orderNo, amount, reference: 'HSBC 42' }, finance)

  it('are reported by the buyer and confirmed by finance to the cent', async () => {
    const orderNo = await newOrder('remittance')
    expect((await till.ask(getPaymentResult, { id: orderNo }, buyer)).data.outcome).toBe('awaitingRemittance')
    expect((await till.ask(reportRemittance, { id: orderNo, reference: 'from Harbour' }, buyer)).result).toBe('ok')
    expect((await till.ask(reportRemittance, { id: orderNo, reference: 'from Harbour Ltd' }, buyer)).result).toBe('ok')
    const { data } = await till.ask(adminListRemittances, { keyword: orderNo }, finance)
    expect(data.list).toMatchObject([
      { orderNo, clinicName: 'harbour Dental', payable: 130, status: 7, reference: 'from Harbour Ltd' },
    ])

    expect(await confirm(orderNo, 129.99)).toMatchObject({ result: 'amountDiffers', field: 'amount' })
    expect((await confirm('9999999999999999', 130)).result).toBe('orderNotFound')
    const twice = await Promise.all([confirm(orderNo, 130), confirm(orderNo, 130)])
    expect(twice.map(({ result }) => result).sort()).toEqual(['ok', 'remittanceNotExpected'])
    expect(await till.statusOf(orderNo)).toBe('pendingShipment')
    expect((await till.ask(getOrder, { orderNo }, buyer)).data).toMatchObject({
      payType: 8,
      payTypeName: 'Bank transfer',
    })
  })

  it('are not closed by the clock once they are reported', async () => {
    const orderNo = await newOrder('remittance')
    await till.ask(reportRemittance, { id: orderNo }, buyer)
    till.later(8 * 24 * 60)
    await run('orders.expire')
    till.later(-8 * 24 * 60)
    expect(await till.statusOf(orderNo)).toBe('remitted')
  })

  it('are expected only where one was chosen', async () => {
    const orderNo = await newOrder()
    expect((await till.ask(reportRemittance, { id: orderNo }, buyer)).result).toBe('remittanceNotExpected')
    expect((await confirm(orderNo, 130)).result).toBe('remittanceNotExpected')
  })

  it('go back by the hand of finance', async () => {
    const orderNo = await newOrder('remittance')
    await till.ask(createPayment, { orderNo, payType: 8 }, buyer)
    await confirm(orderNo, 130)
    await till.ask(adminCloseOrder, { orderNo, reason: 'Out of production' }, { token: 'orders' })
    await till.deliver()
    await run('payments.refunds')
    expect(await refundsOf(orderNo)).toMatchObject([{ status: 'due' }])

    const { data } = await till.ask(adminListRefunds, {}, finance)
    const mine = data.list.find((refund) => refund.orderNo === orderNo)
    expect(mine).toMatchObject({
      method: 8,
      amount: 130,
      reason: 'orderClosed',
      status: 0,
      clinicName: 'harbour Dental',
    })
    const finish = () => till.ask(adminFinishRefund, { id: mine?.id, reference: 'HSBC 77' }, finance)
    expect((await finish()).result).toBe('ok')
    expect((await finish()).result).toBe('paymentNotFound')
    expect((await till.ask(getOrder, { orderNo }, buyer)).data.refundText).toBe(
      'Your payment of HK$130.00 has been returned.',
    )
  })

  it('and refunds are for those who may confirm payments', async () => {
    expect(
      (
        await till.ask(
          adminConfirmRemittance,
          { orderNo: '9999999999999999', amount: 1, reference: 'x' },
          { token: 'support' },
        )
      ).result,
    ).toBe('forbidden')
    expect((await till.ask(adminFinishRefund, { id: 'x', reference: 'x' }, { token: 'support' })).result).toBe(
      'forbidden',
    )
  })
})
