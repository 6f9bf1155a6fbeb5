import type { OrderNo } from '@cusp/kernel'
import { expectSoundBooks } from '@cusp/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { adminCloseOrder } from '../src/modules/orders/use-cases/admin-close-order'
import { adminReceiveAwaited } from '../src/modules/orders/use-cases/admin-receive-awaited'
import { adminSaveOrderSettings } from '../src/modules/orders/use-cases/admin-save-order-settings'
import { type Clinic, openTill, type Till } from './till'

let till: Till
let buyer: Clinic
let paid: OrderNo
let unpaid: OrderNo
let closed: OrderNo
let reviewed: OrderNo
let held: OrderNo
let waiting: OrderNo
let arrived: OrderNo

beforeAll(async () => {
  till = await openTill()
  await till.stock([
    { id: 'masks', onHand: 900 },
    { id: 'chair', priceHkd: 900_000, onHand: 9 },
    { id: 'numb', isMedicine: true, onHand: 900 },
    { id: 'gone', onHand: 0, preOrder: { most: 9, percent: 30 } },
    { id: 'back', onHand: 0, preOrder: { most: 9, percent: 30 } },
  ])
  buyer = await till.clinic('harbour')
  await till.clinic('peak')
  paid = await till.order(buyer, { masks: 2 })
  await till.pay(buyer, paid)
  unpaid = await till.order(buyer, { masks: 1 })
  closed = await till.order(buyer, { masks: 3 })
  await till.pay(buyer, closed)
  await till.ask(adminCloseOrder, { orderNo: closed, reason: 'Recalled' }, { token: 'orders' })
  await till.ask(adminSaveOrderSettings, { reviewFrom: 9000, holdMedicines: true }, { token: 'admin' })
  reviewed = await till.order(buyer, { chair: 1 })
  held = await till.order(buyer, { numb: 1 })
  await till.pay(buyer, held)
  waiting = await till.preOrder(buyer, 'gone', 2)
  await till.pay(buyer, waiting)
  arrived = await till.preOrder(buyer, 'back', 2)
  await till.pay(buyer, arrived)
  await till.ask(adminReceiveAwaited, { id: 'back', pieces: 2, reason: 'Arrived' }, { token: 'orders' })
  await till.deliver()
})
afterAll(() => till.close())
afterEach(() => expectSoundBooks(till.database))

/** Breaks the books behind the back of every constraint and trigger, looks, and takes it back. */
async function brokenBy(...statements: string[]): Promise<string[]> {
  const client = await till.database.pool.connect()
  try {
    await client.query('begin')
    // Rows that no application could write: replication passes over triggers and foreign keys.
    await client.query(`set local session_replication_role = 'replica'`)
    for (const statement of statements) await client.query(statement)
    const { rows } = await client.query<{ inv: string }>('select distinct inv from invariant_violations order by inv')
    return rows.map((row) => row.inv)
  } finally {
    await client.query('rollback')
    client.release()
  }
}
const line = (orderNo: string) => `(select id from order_line where order_no = '${orderNo}')`
const payment = (orderNo: string) => `(select id from payment where order_no = '${orderNo}')`
const without = (table: string, constraint: string) => `alter table ${table} drop constraint ${constraint}`

it('finds nothing in a shop that sells, closes and gives money back', async () => {
  await expectSoundBooks(till.database)
})

describe('the books tell', () => {
  it('I01: stock that no movement explains', async () => {
    expect(await brokenBy(`update stock set on_hand = on_hand + 1`)).toEqual(['I01'])
  })
  it('I02: a reservation that no order holds', async () => {
    expect(await brokenBy(`update stock set reserved = reserved + 1 where variant_id = 'masks'`)).toEqual(['I02'])
  })
  it('I03: an order line without its reservation', async () => {
    const gone = await brokenBy(`delete from stock_movement where kind = 'reserve' and order_line_id = ${line(unpaid)}`)
    expect(gone).toContain('I03')
  })
  it('I04: stock of a closed order that was not released', async () => {
    const gone = await brokenBy(`delete from stock_movement where kind = 'release' and order_line_id = ${line(closed)}`)
    expect(gone).toContain('I04')
  })
  it('I05: an open order whose stock was released', async () => {
    const lost = await brokenBy(
      `insert into stock_movement (variant_id, kind, quantity, order_line_id) values ('masks', 'release', 1, ${line(unpaid)})`,
    )
    expect(lost).toContain('I05')
  })
  it('I07: goods that are not the sum of the lines', async () => {
    expect(
      await brokenBy(`update shop_order set goods = goods + 1, payable = payable + 1 where order_no = '${unpaid}'`),
    ).toEqual(['I07'])
    expect(await brokenBy(`update order_store set freight = freight + 1 where order_no = '${unpaid}'`)).toEqual(['I07'])
  })
  it('I08: a discount that no line bears', async () => {
    expect(
      await brokenBy(`update shop_order set discount = 1, payable = payable - 1 where order_no = '${unpaid}'`),
    ).toEqual(['I08'])
  })
  it('I09: a line discount above its line', async () => {
    const tooMuch = await brokenBy(
      without('order_line', 'order_line_discount'),
      `update order_line set line_discount = unit_price * quantity + 1 where order_no = '${unpaid}'`,
    )
    expect(tooMuch).toContain('I09')
  })
  it('I10: half a pack', async () => {
    expect(
      await brokenBy(
        without('order_line', 'order_line_quantity'),
        `update order_line set step = 2 where order_no = '${unpaid}'`,
      ),
    ).toEqual(['I10'])
  })
  it('I11: goods sold at the price that means "on inquiry"', async () => {
    expect(
      await brokenBy(
        without('order_line', 'order_line_price'),
        `update order_line set list_price = 100000000 where order_no = '${unpaid}'`,
      ),
    ).toEqual(['I11'])
  })
  it('I12: a status that history does not lead to, and no history at all', async () => {
    expect(await brokenBy(`update shop_order set status = 'paying' where order_no = '${unpaid}'`)).toEqual(['I12'])
    expect(await brokenBy(`delete from order_history where order_no = '${unpaid}'`)).toEqual(['I12'])
  })
  it('I13: a step that nobody may make', async () => {
    const jump = `insert into order_history (order_no, from_status, move, to_status, by_kind) values ('${paid}', 'pendingShipment', 'ship', 'pendingReceipt', 'buyer')`
    expect(await brokenBy(jump)).toEqual(['I12', 'I13'])
  })
  it('I14: a paid order without its money', async () => {
    const gone = await brokenBy(`update payment set status = 'failed' where order_no = '${paid}'`)
    expect(gone).toContain('I14')
  })
  it('I15: a closed order that keeps money', async () => {
    expect(await brokenBy(`delete from refund`)).toEqual(['I15'])
  })
  it('I15: and lets it keep the money only while the event that owes it back is on its way', async () => {
    const onItsWay = await brokenBy(
      `delete from refund`,
      `update outbox_event set status = 'waiting', done_at = null where name = 'orderClosed'`,
    )
    expect(onItsWay).toEqual([])
  })
  it('I16: more going back than came', async () => {
    const more = await brokenBy(`update refund set amount = amount + 1`)
    expect(more).toContain('I16')
  })
  it('I17: money that no notice brought', async () => {
    expect(await brokenBy(`delete from payment_event where payment_id = ${payment(paid)}`)).toEqual(['I17'])
  })
  it('I18: a notice of another amount', async () => {
    expect(await brokenBy(`update payment_event set amount = 1 where payment_id = ${payment(paid)}`)).toEqual(['I18'])
  })
  it('I19: a payment or a refund in another currency', async () => {
    expect(await brokenBy(`update payment set currency = 'USD' where order_no = '${paid}'`)).toContain('I19')
    expect(await brokenBy(`update refund set currency = 'USD'`)).toEqual(['I19'])
  })
  it('I30: a purchase counter that has lost count', async () => {
    expect(await brokenBy(`update purchase_count set quantity = quantity + 1`)).toEqual(['I30'])
    expect(await brokenBy(`delete from purchase_count`)).toEqual(['I30'])
  })
  it("I31: an order in another clinic's name", async () => {
    expect(await brokenBy(`update temp_order set clinic_id = 'peak' where order_no = '${paid}'`)).toEqual(['I31'])
    expect(await brokenBy(`update payment set clinic_id = 'peak' where order_no = '${paid}'`)).toEqual(['I31'])
  })
  it('I32: an order of a clinic that was never approved', async () => {
    expect(await brokenBy(`update clinic set first_approved_at = null where id = 'harbour'`)).toEqual(['I32'])
  })
  it('I33: an unpaid order that outlived its time', async () => {
    expect(
      await brokenBy(`update shop_order set expires_at = now() - interval '61 seconds' where order_no = '${unpaid}'`),
    ).toEqual(['I33'])
    expect(
      await brokenBy(`update shop_order set expires_at = now() - interval '30 seconds' where order_no = '${unpaid}'`),
    ).toEqual([])
  })
  it('I35: an event that nobody delivers', async () => {
    expect(
      await brokenBy(
        `insert into outbox_event (name, payload, created_at) values ('orderPlaced', '{}', now() - interval '16 minutes')`,
      ),
    ).toEqual(['I35'])
  })
  it('I36: money owed back that nothing sends', async () => {
    expect(
      await brokenBy(`update refund set status = 'due'`, `delete from outbox_event where name = 'refundDue'`),
    ).toEqual(['I36'])
  })
  it('I39: a code used after its life', async () => {
    const code = `insert into verification_code (purpose, target, code_hash, created_at, expires_at, used_at)
      values ('register', 'x', 'x', now() - interval '1 hour', now() - interval '50 minutes', now())`
    expect(await brokenBy(code)).toEqual(['I39'])
  })
})

describe('the books tell of orders that wait for somebody of the shop', () => {
  const paymentFor = (orderNo: string, status: string) =>
    `insert into payment (order_no, clinic_id, method, amount, currency, status)
       select order_no, clinic_id, 'sandbox', payable, currency, '${status}' from shop_order where order_no = '${orderNo}'`
  const sent = (orderNo: string) =>
    `insert into parcel (order_no, store_id, express_name, waybill) values ('${orderNo}', 's1', 'Van', 'W1')`

  it('I14: one that is held without its money', async () => {
    expect(await brokenBy(`update payment set status = 'failed' where order_no = '${held}'`)).toContain('I14')
  })
  it('I15: one in review that was paid all the same', async () => {
    expect(await brokenBy(paymentFor(reviewed, 'captured'))).toEqual(['I15', 'I17', 'I47'])
  })
  it('I47: one in review whose time runs, or for which a payment has begun', async () => {
    expect(
      await brokenBy(`update shop_order set expires_at = now() + interval '1 day' where order_no = '${reviewed}'`),
    ).toEqual(['I47'])
    expect(await brokenBy(paymentFor(reviewed, 'created'))).toEqual(['I47'])
  })
  it('I48: one that was accepted without a time to pay', async () => {
    expect(await brokenBy(`update shop_order set expires_at = null where order_no = '${unpaid}'`)).toEqual(['I48'])
  })
  it('I49: one that is held for nothing', async () => {
    expect(
      await brokenBy(
        `update order_line set is_medicine = false where order_no = '${held}'`,
        `update order_store set has_medicine = false where order_no = '${held}'`,
        `update shop_order set has_medicine = false where order_no = '${held}'`,
      ),
    ).toEqual(['I49'])
    expect(await brokenBy(`update shop_order set paid_at = null where order_no = '${held}'`)).toEqual(['I49'])
  })
  it('I50: one whose goods have left', async () => {
    expect(await brokenBy(sent(held))).toEqual(['I50'])
    expect(await brokenBy(sent(reviewed))).toEqual(['I50'])
  })
  it('I51: one that says otherwise of its medicines than what its stores ship', async () => {
    expect(await brokenBy(`update shop_order set has_medicine = false where order_no = '${held}'`)).toEqual(['I51'])
    expect(await brokenBy(`update order_store set has_medicine = true where order_no = '${unpaid}'`)).toEqual(['I51'])
  })
})

describe('the database itself refuses', () => {
  it.each([
    ['stock below what is reserved', 'update stock set reserved = on_hand + 1'],
    [
      'a second reservation of a line',
      () =>
        `insert into stock_movement (variant_id, kind, quantity, order_line_id) values ('masks', 'reserve', 1, ${line(unpaid)})`,
    ],
    [
      'a second end of a line',
      () =>
        `insert into stock_movement (variant_id, kind, quantity, order_line_id) values ('masks', 'consume', 3, ${line(closed)})`,
    ],
    [
      'other amounts for an order',
      () => `update shop_order set payable = payable + 100, goods = goods + 100 where order_no = '${unpaid}'`,
    ],
    ['another price for a sold line', () => `update order_line set unit_price = 1 where order_no = '${unpaid}'`],
    ['a rewritten history', () => `update order_history set move = 'pay' where order_no = '${unpaid}'`],
    [
      'the same confirmation in two orders',
      () =>
        `insert into shop_order select (jsonb_populate_record(o, '{"order_no":"2026010100000001"}')).* from shop_order o where order_no = '${unpaid}'`,
    ],
    ['a payment in another clinic', () => `update payment set clinic_id = 'peak' where order_no = '${paid}'`],
    [
      'a second capture of a payment',
      () => `insert into payment_event (provider, event_id, kind, payment_id, amount, currency, effect, payload)
        values ('sandbox', 'again', 'captured', ${payment(paid)}, 1, 'HKD', 'applied', '{}')`,
    ],
  ])('%s', async (_, statement) => {
    await expect(till.rows(typeof statement === 'string' ? statement : statement())).rejects.toMatchObject({
      code: expect.stringMatching(/^23/),
    })
  })
})

describe('of pre-orders the books tell', () => {
  it('I52: stock that was given before the goods have arrived, or not when they have', async () => {
    const early = `insert into stock_movement (variant_id, kind, quantity, order_line_id) values ('gone', 'reserve', 2, ${line(waiting)})`
    expect(await brokenBy(early)).toContain('I52')
    expect(await brokenBy(`delete from stock_movement where order_line_id = ${line(arrived)}`)).toContain('I52')
  })
  it('I53: stock that an open pre-order has lost', async () => {
    expect(
      await brokenBy(
        `insert into stock_movement (variant_id, kind, quantity, order_line_id) values ('back', 'release', 2, ${line(arrived)})`,
      ),
    ).toContain('I53')
  })
  it('I54: pieces that are promised to nobody, or to more than may be', async () => {
    expect(await brokenBy(`update stock set awaited = awaited + 1 where variant_id = 'gone'`)).toEqual(['I54'])
    expect(
      await brokenBy(
        without('stock', 'stock_awaited'),
        `update stock set pre_order_most = 1 where variant_id = 'gone'`,
      ),
    ).toEqual(['I54'])
  })
  it('I55: a deposit that is not there, or money that nobody has kept', async () => {
    expect(await brokenBy(`update payment set status = 'failed' where order_no = '${waiting}'`)).toContain('I55')
    expect(
      await brokenBy(`update shop_order set status = 'closed', deposit_kept = 1 where order_no = '${waiting}'`),
    ).toContain('I55')
  })
  it('I56: a payment of a part that its order does not have', async () => {
    expect(await brokenBy(`update payment set part = 'balance' where order_no = '${waiting}'`)).toContain('I56')
    expect(await brokenBy(`update payment set part = 'deposit' where order_no = '${paid}'`)).toEqual(['I56'])
  })
  it('I57: one that waits with its time running, or was sent on without its goods', async () => {
    const runs = `update shop_order set expires_at = now() + interval '1 day' where order_no = '${waiting}'`
    expect(await brokenBy(runs)).toEqual(['I57'])
    expect(await brokenBy(`update shop_order set status = 'pendingShipment' where order_no = '${waiting}'`)).toContain(
      'I57',
    )
  })
  it('and the database refuses to promise too much, or to change what was agreed', async () => {
    await expect(till.rows(`update stock set awaited = 10 where variant_id = 'gone'`)).rejects.toThrow()
    for (const change of ['deposit = deposit + 1', 'kept_percent = 50'])
      await expect(till.rows(`update shop_order set ${change} where order_no = '${waiting}'`)).rejects.toThrow()
  })
})
