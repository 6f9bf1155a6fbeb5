import { createHmac, randomUUID } from 'node:crypto'
import { toMinor } from '@cusp/kernel'
import { expectSoundBooks, openTestDatabase, type TestDatabase } from '@cusp/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noticeBody, sandboxKey, signNotice } from '../src/modules/payments'
import { stockShelves } from './goods'
import { type Said, type ServerProcess, startServer } from './server-process'
import { addClinic, addOperator, appSecret, receiveStock } from './whole-shop'

let database: TestDatabase
let servers: [ServerProcess, ServerProcess]
let buyers: { token: string; addressId: string }[]

/** Goods on pre-order, of which each round of a race takes its own. */
const coming = Array.from({ length: 24 }, (_, round) => `coming${round}`)

const seal = (purpose: string, text: string) =>
  createHmac('sha256', appSecret).update(`${purpose}\0${text}`).digest('base64url')

beforeAll(async () => {
  database = await openTestDatabase()
  await stockShelves(database, [
    { id: 'p1', en: 'Last gloves', zh: '最後手套', variants: [{ id: 'last', article: 'L-1', onHand: 10 }] },
    { id: 'p2', en: 'Plenty gloves', zh: '充足手套', variants: [{ id: 'plenty', article: 'P-1', onHand: 100_000 }] },
    {
      id: 'p3',
      en: 'Limited gloves',
      zh: '限購手套',
      variants: [{ id: 'limited', article: 'X-1', onHand: 1000, limit: 3 }],
    },
    ...coming.map((id) => ({
      id: `p-${id}`,
      en: 'Coming gloves',
      zh: '將到手套',
      variants: [{ id, article: id, onHand: 0 }],
    })),
  ])
  await stockMedicine()
  await offerComing()
  await receiveStock(database)
  buyers = []
  for (let i = 0; i < 200; i++) buyers.push(await addClinic(database, `Racing Clinic ${i}`))
  if (!database.url) throw new Error('races need a PostgreSQL server')
  // Both at once: the second waits for the first one's migrations.
  servers = await Promise.all([startServer(database.url), startServer(database.url)])
}, 120_000)

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await database.close()
})

/** Goods that make an order wait for somebody of the shop: medicines once it is paid, dear ones before. */
async function stockMedicine(): Promise<void> {
  await database.pool.query(
    `with p as (
       insert into product (id, supplier, brand_id, category_id, store_id, name, is_medicine)
       select 'p-' || id, 'Maker', 'b1', 'c2', 's1', '{"en":"Goods","zh-Hant":"商品"}', id = 'numb' from unnest(array['numb', 'chair', 'gone']) id returning id),
     v as (
       insert into variant (id, product_id, supplier, article_number, standard, unit, price_hkd)
       select substr(id, 3), id, 'Maker', id, '{"en":"","zh-Hant":""}', '{"en":"","zh-Hant":""}', case id when 'p-chair' then 900000 else 10000 end from p returning id)
     insert into stock (variant_id, on_hand, pre_order_most) select id, case id when 'gone' then 0 else 1000 end, case id when 'gone' then 10 else 0 end from v`,
  )
  await database.pool.query(`update variant set is_pre_order = true where id = 'gone'`)
  await database.pool.query(
    `insert into setting (key, value) values ('orders.reviewFrom', '900000'), ('orders.holdMedicines', 'true')`,
  )
}

async function offerComing(): Promise<void> {
  await database.pool.query(`update variant set is_pre_order = true, pre_order_percent = 30 where id = any($1)`, [
    coming,
  ])
  await database.pool.query(`update stock set pre_order_most = 10 where variant_id = any($1)`, [coming])
}

/** For what follows by an event. */
const patience = { timeout: 20_000 }

/** Too late by a moment, or by so much that the goods were gone before the order was looked at. */
const soldOut = ['insufficientStock', 'notOrderable']

const server = (i: number): ServerProcess => servers[i % 2 === 0 ? 0 : 1]
const buyer = (i: number) => {
  const found = buyers[i % buyers.length]
  if (!found) throw new Error('no such buyer')
  return found
}
const one = async <T>(text: string, values: unknown[] = []): Promise<T> => {
  const { rows } = await database.pool.query(text, values)
  return rows[0]
}

async function prepare(i: number, variantId: string, count = 1, isPreOrder = false): Promise<string> {
  const { data, text } = await server(i).post(
    '/authapi/order/checkPreOrder',
    { goods: [{ searchProductId: variantId, count }], isFromShoppingCart: false, isPreOrder },
    buyer(i).token,
  )
  if (typeof data.orderNo !== 'string') throw new Error(text)
  return data.orderNo
}
const place = (i: number, temporary: string, through = i): Promise<Said> =>
  server(through).post(
    '/authapi/order/create',
    { orderNo: temporary, addressId: buyer(i).addressId, isRemittance: 0 },
    buyer(i).token,
  )

async function pay(
  i: number,
  orderNo: string,
): Promise<{ notice: string; tell: (through: number, body?: string) => Promise<Said> }> {
  const { data, text } = await server(i).post('/authapi/pay/create', { orderNo, payType: 90 }, buyer(i).token)
  if (typeof data.paymentId !== 'string') throw new Error(text)
  const row = await one<{ reference: string; amount: number }>(
    'select provider_reference as reference, amount from payment where id = $1',
    [data.paymentId],
  )
  const body = (eventId: string) =>
    noticeBody({
      eventId,
      kind: 'captured',
      reference: row.reference,
      paymentId: String(data.paymentId),
      amount: toMinor(row.amount),
      currency: 'HKD',
    })
  const tell = (through: number, text = body(randomUUID())) =>
    server(through).post('/webhooks/sandbox', text, undefined, signNotice(sandboxKey(seal), text, new Date()))
  return { notice: body(randomUUID()), tell }
}

describe('two server processes on one database', () => {
  it('sell the last ten pieces to exactly ten of two hundred buyers', async () => {
    const temporary = await Promise.all(buyers.map((_, i) => prepare(i, 'last')))
    const answers = await Promise.all(temporary.map((id, i) => place(i, id)))
    const results = answers.map(({ result }) => result)
    expect(results.filter((result) => result === 'ok')).toHaveLength(10)
    expect(results.filter((result) => result !== 'ok' && !soldOut.includes(result))).toEqual([])
    expect(await one('select on_hand, reserved from stock where variant_id = $1', ['last'])).toEqual({
      on_hand: 10,
      reserved: 10,
    })
    await expectSoundBooks(database)
  }, 60_000)

  it('make one order of a confirmation that is sent twenty times at once', async () => {
    const temporary = await prepare(0, 'plenty', 2)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => place(0, temporary, i)))
    expect(new Set(answers.map(({ data }) => data.orderNo)).size).toBe(1)
    expect(await one('select count(*)::int as orders from shop_order where temp_order_id = $1', [temporary])).toEqual({
      orders: 1,
    })
    await expectSoundBooks(database)
  })

  it('never let a clinic have more of a limited product than its limit', async () => {
    const temporary = await Promise.all(Array.from({ length: 12 }, () => prepare(7, 'limited')))
    const answers = await Promise.all(temporary.map((id, i) => place(7, id, i)))
    expect(answers.filter(({ result }) => result === 'ok')).toHaveLength(3)
    expect(answers.filter(({ result }) => result !== 'ok').every(({ result }) => result === 'overLimit')).toBe(true)
    await expectSoundBooks(database)
  })

  it('apply one capture once, however often the notice and its copies arrive', async () => {
    const { data } = await place(1, await prepare(1, 'plenty'))
    const { notice, tell } = await pay(1, String(data.orderNo))
    const same = Array.from({ length: 10 }, (_, i) => tell(i, notice))
    const renamed = Array.from({ length: 10 }, (_, i) => tell(i))
    const effects = (await Promise.all([...same, ...renamed])).map(({ result }) => result)
    expect(effects.filter((effect) => effect === 'applied')).toHaveLength(1)
    expect(await one('select status from shop_order where order_no = $1', [data.orderNo])).toEqual({
      status: 'pendingShipment',
    })
    await expectSoundBooks(database)
  })

  it('end paying, expiring, cancelling and a replayed notice of one order in exactly one outcome, with no money lost', async () => {
    for (let round = 0; round < 12; round++) {
      const i = 20 + round
      const { data } = await place(i, await prepare(i, 'plenty', 3))
      const orderNo = String(data.orderNo)
      const { notice, tell } = await pay(i, orderNo)
      await database.pool.query(`update shop_order set expires_at = now() - interval '1 second' where order_no = $1`, [
        orderNo,
      ])
      await Promise.all([
        tell(0, notice),
        tell(1, notice),
        server(0).post('/authapi/pay/expire', { id: orderNo }, buyer(i).token),
        server(1).post('/authapi/pay/expire', { id: orderNo }, buyer(i).token),
        server(1).post('/authapi/order/close', { id: orderNo }, buyer(i).token),
      ])
      const outcome = await one<{ status: string; refunds: number; ends: number }>(
        `select o.status,
           (select count(*)::int from refund r join payment p on p.id = r.payment_id where p.order_no = o.order_no) as refunds,
           (select count(*)::int from stock_movement m join order_line l on l.id = m.order_line_id where l.order_no = o.order_no and m.kind in ('release', 'consume')) as ends
         from shop_order o where order_no = $1`,
        [orderNo],
      )
      expect([
        { status: 'pendingShipment', refunds: 0, ends: 0 },
        { status: 'closed', refunds: 1, ends: 1 },
      ]).toContainEqual(outcome)
    }
    await expectSoundBooks(database)
  }, 60_000)

  it('end accepting, cancelling and closing of an order in review in exactly one outcome', async () => {
    const operator = await addOperator(database, 'orders')
    const outcomes = new Set<string>()
    for (let round = 0; round < 12; round++) {
      const i = 40 + round
      const { data } = await place(i, await prepare(i, 'chair'))
      const orderNo = String(data.orderNo)
      const moves = [
        () => server(0).post('/opsapi/orders/accept', { orderNo }, operator),
        () => server(1).post('/authapi/order/close', { id: orderNo }, buyer(i).token),
        () => server(0).post('/opsapi/orders/close', { orderNo, reason: 'Too much' }, operator),
        () => server(1).post('/opsapi/orders/accept', { orderNo }, operator),
      ]
      // Whoever begins has a head start: each begins in turn.
      const turned = [...moves.slice(round % 4), ...moves.slice(0, round % 4)]
      await Promise.all(turned.map((move) => move()))
      const outcome = await one<{ status: string; steps: string; due: boolean; ends: number }>(
        `select o.status, o.expires_at is not null as due,
           (select string_agg(move, ' ' order by id) from order_history h where h.order_no = o.order_no) as steps,
           (select count(*)::int from stock_movement m join order_line l on l.id = m.order_line_id where l.order_no = o.order_no and m.kind = 'release') as ends
         from shop_order o where order_no = $1`,
        [orderNo],
      )
      const begun = 'place askForReview'
      expect([
        { status: 'closed', due: false, steps: `${begun} cancel`, ends: 1 },
        { status: 'closed', due: false, steps: `${begun} close`, ends: 1 },
        // Accepted first, and cancelled or closed as any unpaid order.
        { status: 'closed', due: true, steps: `${begun} accept cancel`, ends: 1 },
        { status: 'closed', due: true, steps: `${begun} accept close`, ends: 1 },
      ]).toContainEqual(outcome)
      outcomes.add(outcome.steps)
    }
    expect(outcomes.size).toBeGreaterThan(1)
    await expectSoundBooks(database)
  }, 60_000)

  it('hold an order with medicines once however often its capture is told, and release or close it once', async () => {
    const papers = await addOperator(database, 'review')
    const clerk = await addOperator(database, 'orders')
    for (let round = 0; round < 12; round++) {
      const i = 60 + round
      const { data } = await place(i, await prepare(i, 'numb', 2))
      const orderNo = String(data.orderNo)
      const { notice, tell } = await pay(i, orderNo)
      const told = await Promise.all([tell(0, notice), tell(1, notice), tell(0), tell(1)])
      expect(told.filter(({ result }) => result === 'applied')).toHaveLength(1)
      expect(await one('select status from shop_order where order_no = $1', [orderNo])).toEqual({ status: 'held' })
      const moves = [
        () => server(0).post('/opsapi/orders/release', { orderNo, papers: 'Seen' }, papers),
        () => server(1).post('/opsapi/orders/refuseMedicine', { orderNo, reason: 'No licence' }, papers),
        () => server(0).post('/opsapi/orders/close', { orderNo, reason: 'Recalled' }, clerk),
        () => tell(1, notice),
      ]
      const turned = [...moves.slice(round % 3), ...moves.slice(0, round % 3)]
      const answers = await Promise.all(turned.map((move) => move()))
      expect(answers.map(({ result }) => result)).toContain('ok')
      const outcome = await one<{ status: string; releases: number }>(
        `select o.status,
           (select count(*)::int from stock_movement m join order_line l on l.id = m.order_line_id where l.order_no = o.order_no and m.kind = 'release') as releases
         from shop_order o where order_no = $1`,
        [orderNo],
      )
      // Released first, it can still be closed by whoever closes orders.
      expect([
        { status: 'pendingShipment', releases: 0 },
        { status: 'closed', releases: 1 },
      ]).toContainEqual(outcome)
      await expect
        .poll(() =>
          one(
            `select count(*)::int as refunds from refund r join payment p on p.id = r.payment_id where p.order_no = $1`,
            [orderNo],
          ),
        )
        .toEqual({ refunds: outcome.status === 'closed' ? 1 : 0 })
    }
    await expectSoundBooks(database)
  }, 60_000)

  it('promise the last ten pieces on pre-order to exactly ten of a hundred buyers', async () => {
    const temporary = await Promise.all(Array.from({ length: 100 }, (_, i) => prepare(i, 'gone', 1, true)))
    const answers = await Promise.all(temporary.map((id, i) => place(i, id)))
    const results = answers.map(({ result }) => result)
    expect(results.filter((result) => result === 'ok')).toHaveLength(10)
    expect(results.filter((result) => result !== 'ok' && result !== 'preOrderEnded')).toEqual([])
    expect(await one(`select awaited, pre_order_most as most from stock where variant_id = 'gone'`)).toEqual({
      awaited: 10,
      most: 10,
    })
    await expectSoundBooks(database)
  }, 60_000)

  /** A pre-order of two pieces of goods of its own, its deposit paid. */
  const waitingOrder = async (i: number, variantId: string) => {
    const { data } = await place(i, await prepare(i, variantId, 2, true))
    const orderNo = String(data.orderNo)
    const deposit = await pay(i, orderNo)
    expect((await deposit.tell(0, deposit.notice)).result).toBe('applied')
    return { orderNo, deposit }
  }
  const arrive = (through: number, clerk: string, id: string, pieces: number) =>
    server(through).post('/opsapi/preOrders/arrived', { id, pieces, reason: 'Delivery note' }, clerk)
  const preOrderEnd = (orderNo: string) =>
    one<{ status: string; captured: string; owed: string; reserves: number; releases: number; consumes: number }>(
      `select o.status,
         (select coalesce(sum(amount), 0)::text from payment p where p.order_no = o.order_no and p.status = 'captured') as captured,
         (select coalesce(sum(r.amount), 0)::text from refund r join payment p on p.id = r.payment_id where p.order_no = o.order_no) as owed,
         (select count(*)::int from stock_movement m join order_line l on l.id = m.order_line_id where l.order_no = o.order_no and m.kind = 'reserve') as reserves,
         (select count(*)::int from stock_movement m join order_line l on l.id = m.order_line_id where l.order_no = o.order_no and m.kind = 'release') as releases,
         (select count(*)::int from stock_movement m join order_line l on l.id = m.order_line_id where l.order_no = o.order_no and m.kind = 'consume') as consumes
       from shop_order o where order_no = $1`,
      [orderNo],
    )
  const statusOf = async (orderNo: string) => (await preOrderEnd(orderNo)).status
  const shelf = (id: string) =>
    one('select on_hand, reserved, awaited, pre_order_most from stock where variant_id = $1', [id])

  it('end arrival, payment of the balance and shipping of a pre-order against its closing in exactly one outcome', async () => {
    const clerk = await addOperator(database, 'orders')
    const packer = await addOperator(database, 'warehouse')
    const outcomes = new Set<string>()
    for (let round = 0; round < 12; round++) {
      const i = 80 + round
      const id = coming[round] ?? ''
      const { orderNo, deposit } = await waitingOrder(i, id)
      const close = () => server(1).post('/opsapi/orders/close', { orderNo, reason: 'Stopped' }, clerk)
      /** All at once; the closing is among them in one step of three, now first and now last. */
      const race = (step: number, ...moves: (() => Promise<Said>)[]) => {
        const closing = step === round % 3 ? [close] : []
        const all = round % 2 === 0 ? [...closing, ...moves] : [...moves, ...closing]
        return Promise.all(all.map((move) => move()))
      }
      await race(
        0,
        () => arrive(0, clerk, id, 2),
        () => arrive(1, clerk, id, 0),
        () => deposit.tell(1),
      )
      if ((await statusOf(orderNo)) === 'pendingPayment') {
        const balance = await pay(i, orderNo)
        await race(
          1,
          () => balance.tell(0, balance.notice),
          () => balance.tell(1, balance.notice),
          () => deposit.tell(0),
          () => server(0).post('/authapi/order/close', { id: orderNo }, buyer(i).token),
        )
      }
      if ((await statusOf(orderNo)) === 'pendingShipment') {
        const parcel = { orderNo, storeId: 's1', expressName: 'SF', mailNo: `SF${round}` }
        await race(
          2,
          () => server(0).post('/opsapi/orders/ship', parcel, packer),
          () => server(1).post('/opsapi/orders/ship', parcel, packer),
        )
      }
      // Refunds follow by an event.
      await expect
        .poll(async () => {
          const { status, captured, owed } = await preOrderEnd(orderNo)
          return owed === (status === 'closed' ? captured : '0')
        }, patience)
        .toBe(true)
      const { status, captured, reserves, releases, consumes } = await preOrderEnd(orderNo)
      const isClosed = status === 'closed'
      if (round % 3 !== 2) expect(status).toBe('closed')
      expect({ status, releases, consumes }).toEqual(
        isClosed
          ? { status: 'closed', releases: reserves, consumes: 0 }
          : { status: 'pendingReceipt', releases: 0, consumes: 1 },
      )
      expect(await shelf(id)).toEqual({
        on_hand: isClosed ? 2 : 0,
        reserved: 0,
        awaited: 0,
        pre_order_most: 10 - 2 * reserves,
      })
      await expectSoundBooks(database)
      outcomes.add(`${status} ${reserves} ${captured}`)
    }
    expect(outcomes.size).toBeGreaterThan(1)
  }, 180_000)

  it('end payment of a balance against the end of its time in exactly one outcome', async () => {
    const clerk = await addOperator(database, 'orders')
    const outcomes = new Set<string>()
    for (let round = 12; round < 24; round++) {
      const i = 80 + round
      const id = coming[round] ?? ''
      const { orderNo } = await waitingOrder(i, id)
      expect((await arrive(round, clerk, id, 3)).data).toMatchObject({ served: [orderNo], free: 1 })
      const balance = await pay(i, orderNo)
      await database.pool.query(`update shop_order set expires_at = now() - interval '1 second' where order_no = $1`, [
        orderNo,
      ])
      const moves = [
        () => balance.tell(0, balance.notice),
        () => balance.tell(1),
        () => server(0).post('/authapi/pay/expire', { id: orderNo }, buyer(i).token),
        () => server(1).post('/authapi/pay/expire', { id: orderNo }, buyer(i).token),
        () => arrive(1, clerk, id, 1),
      ]
      const turned = [...moves.slice(round % 4), ...moves.slice(0, round % 4)]
      await Promise.all(turned.map((move) => move()))
      await expect
        .poll(async () => {
          const { status, captured, owed } = await preOrderEnd(orderNo)
          return owed === (status === 'closed' ? captured : '0')
        }, patience)
        .toBe(true)
      const { status, reserves, releases } = await preOrderEnd(orderNo)
      expect([
        { status: 'pendingShipment', reserves: 1, releases: 0 },
        { status: 'closed', reserves: 1, releases: 1 },
      ]).toContainEqual({ status, reserves, releases })
      expect(await shelf(id)).toEqual({
        on_hand: 4,
        reserved: status === 'closed' ? 0 : 2,
        awaited: 0,
        pre_order_most: 8,
      })
      await expectSoundBooks(database)
      outcomes.add(status)
    }
    expect(outcomes.size).toBe(2)
  }, 180_000)

  it('see a session end at the very next request in the other process', async () => {
    const { token } = await addClinic(database, 'Leaving Clinic')
    expect((await server(1).post('/authapi/user/userinfo2', {}, token)).result).toBe('ok')
    expect((await server(0).post('/authapi/user/logout', {}, token)).result).toBe('ok')
    expect((await server(1).post('/authapi/user/userinfo2', {}, token)).result).toBe('sessionRevoked')
  })
})

it('a server that is killed under load loses no order that it has acknowledged', async () => {
  const url = database.url ?? ''
  const doomed = await startServer(url)
  const acknowledged: string[] = []
  let isKilled = false
  const worker = async (n: number) => {
    const { token, addressId } = buyer(100 + n)
    for (let round = 0; round < 200 && !isKilled; round++) {
      try {
        const { data } = await doomed.post(
          '/authapi/order/checkPreOrder',
          { goods: [{ searchProductId: 'plenty', count: 1 }], isFromShoppingCart: false },
          token,
        )
        const placed = await doomed.post('/authapi/order/create', { orderNo: data.orderNo, addressId }, token)
        if (placed.result === 'ok') acknowledged.push(String(placed.data.orderNo))
      } catch {
        // The connection broke: nothing was promised.
      }
      if (acknowledged.length >= 60 && !isKilled) {
        isKilled = true
        await doomed.kill()
      }
    }
  }
  await Promise.all(Array.from({ length: 16 }, (_, n) => worker(n)))
  expect(acknowledged.length).toBeGreaterThanOrEqual(60)
  const { kept } = await one<{ kept: number }>(
    'select count(*)::int as kept from shop_order where order_no = any($1)',
    [acknowledged],
  )
  expect(kept).toBe(acknowledged.length)
  await expectSoundBooks(database)
}, 90_000)
