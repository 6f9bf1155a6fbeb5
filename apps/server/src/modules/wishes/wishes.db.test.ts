import { wishes } from '@cusp/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Clinic, openTill, type Till } from '../../../test/till'
import type { Events } from '../../platform/events'
import { addToCart } from '../cart/use-cases/add-to-cart'
import { getCart } from '../cart/use-cases/get-cart'
import { removeCartLines } from '../cart/use-cases/remove-cart-lines'
import { adminAdjustStock } from '../catalogue/use-cases/admin-adjust-stock'
import { listVariants } from '../catalogue/use-cases/list-variants'
import { listeners as noticeListeners } from '../notifications/listens'
import { tellOfArrivals } from './arrivals'
import { listeners } from './listens'
import { eraseWishes, findWishes } from './operations'
import { adminListAwaited } from './use-cases/admin-list-awaited'
import { collectProduct } from './use-cases/collect-product'
import { listFavouriteIds } from './use-cases/list-favourite-ids'
import { listFavourites } from './use-cases/list-favourites'
import { listStockRegistrations } from './use-cases/list-stock-registrations'
import { registerStock } from './use-cases/register-stock'
import { removeStockRegistrations } from './use-cases/remove-stock-registrations'

let till: Till
beforeAll(async () => {
  till = await openTill()
  await till.stock([
    { id: 'gloves', step: 5, onHand: 100, discount: 10 },
    { id: 'masks', onHand: 8 },
    { id: 'gone', isOnShelf: false },
    { id: 'asked', isOnInquiry: true, onHand: 0 },
    { id: 'empty', onHand: 0 },
    { id: 'coming', onHand: 0, preOrder: { most: 20, percent: 30 } },
    { id: 'rest', step: 10, onHand: 4 },
  ])
})
afterAll(() => till.close())

let count = 0
const newClinic = (): Promise<Clinic> => till.clinic(`wisher${++count}`)
const collect = async (clinic: Clinic, searchProductId: string, isCollected = true) =>
  (await till.ask(collectProduct, { searchProductId, isCollected }, clinic)).result
const favourites = async (clinic: Clinic) => (await till.ask(listFavourites, {}, clinic)).data
const register = async (clinic: Clinic, searchProductId: string) =>
  (await till.ask(registerStock, { searchProductId }, clinic)).result
const awaited = async (clinic: Clinic) => (await till.ask(listStockRegistrations, {}, clinic)).data

let fresh = 0
/** A variant of its own, sold out. */
async function soldOut(step = 1): Promise<string> {
  fresh += 1
  const id = `waited${fresh}`
  await till.stock([{ id, onHand: 0, step }])
  return id
}
const receive = (id: string, change: number) =>
  till.ask(adminAdjustStock, { id, change, reason: 'Delivery' }, { token: till.operator('warehouse') })

/** Delivers what has happened to whoever waits, and what follows from it to those who write letters. */
async function deliver(): Promise<void> {
  for (;;) {
    const events = await till.rows<{ name: string; payload: never }>(
      `update outbox_event set status = 'done', done_at = now() where status = 'waiting' returning name, payload`,
    )
    if (events.length === 0) return
    for (const event of events) {
      for (const each of [...listeners, ...noticeListeners])
        if (each.event === event.name) await each.run(event.payload, till.work)
    }
  }
}
const letters = (clinic: Clinic) =>
  till.rows<{ subject: string; body: string; topic: string }>(
    'select subject, body, topic from message where recipient = $1 order by id',
    [`${clinic.clinicId}@example.com`],
  )

describe('favourites', () => {
  it('keep variants with their price of now, newest first, once each', async () => {
    const clinic = await newClinic()
    expect(await collect(clinic, 'masks')).toBe('ok')
    till.later(1)
    expect(await collect(clinic, 'gloves')).toBe('ok')
    till.later(1)
    expect(await collect(clinic, 'masks')).toBe('ok')
    expect(await favourites(clinic)).toMatchObject({
      totalCount: 2,
      isAuth: true,
      list: [
        { id: 'gloves', name: 'Goods gloves', price: 100, discountPrice: 90, discount: '10% off', sellPartCount: 5 },
        { id: 'masks', stock: 8, availability: 'available' },
      ],
    })
    expect((await till.ask(listFavouriteIds, {}, clinic)).data.list).toHaveLength(2)
  })

  it('show what is sold out, on inquiry or off the shelf as what it is', async () => {
    const clinic = await newClinic()
    for (const id of ['empty', 'asked', 'gone', 'rest']) await collect(clinic, id)
    const { list } = await favourites(clinic)
    expect(Object.fromEntries(list.map(({ id, availability }) => [id, availability]))).toEqual({
      empty: 'soldOut',
      asked: 'onInquiry',
      gone: 'offShelf',
      rest: 'soldOut',
    })
  })

  it('say which of the sold-out goods may be pre-ordered', async () => {
    const clinic = await newClinic()
    for (const id of ['empty', 'coming', 'masks']) await collect(clinic, id)
    const { list } = await favourites(clinic)
    expect(list.filter(({ isPreOrder }) => isPreOrder).map(({ id }) => id)).toEqual(['coming'])
  })

  it('let go of one variant, or of all of a product', async () => {
    const clinic = await newClinic()
    await collect(clinic, 'masks')
    await collect(clinic, 'gloves')
    expect(await collect(clinic, 'masks', false)).toBe('ok')
    expect(await collect(clinic, 'p-gloves', false)).toBe('ok')
    expect(await collect(clinic, 'masks', false)).toBe('ok')
    expect(await favourites(clinic)).toMatchObject({ totalCount: 0, list: [] })
  })

  it('belong to one person: nobody else sees or loses any', async () => {
    const [mine, theirs] = [await newClinic(), await newClinic()]
    await collect(mine, 'masks')
    await collect(theirs, 'masks')
    await collect(theirs, 'masks', false)
    expect(await favourites(mine)).toMatchObject({ totalCount: 1 })
    expect(await favourites(theirs)).toMatchObject({ totalCount: 0 })
  })

  it('refuse goods that do not exist, visitors, and one too many', async () => {
    const clinic = await newClinic()
    expect(await collect(clinic, 'nothing')).toBe('variantNotFound')
    expect((await till.ask(collectProduct, { searchProductId: 'masks', isCollected: true })).result).toBe(
      'loginRequired',
    )
    const ids = Array.from({ length: wishes.favouriteLimit }, (_, i) => `kept${count}-${i}`)
    await till.rows(
      `insert into variant (id, product_id, supplier, article_number, standard, unit)
       select id, 'p-masks', 'Maker', id, '{"en":"","zh-Hant":""}', '{"en":"","zh-Hant":""}' from unnest($1::text[]) as id`,
      [ids],
    )
    await till.rows(
      'insert into favourite (account_id, variant_id, added_at) select $1, id, now() from unnest($2::text[]) as id',
      [clinic.accountId, ids],
    )
    expect(await collect(clinic, 'masks')).toBe('favouritesFull')
    expect(await favourites(clinic)).toMatchObject({ totalCount: wishes.favouriteLimit, totalPage: 25 })
    await till.rows('delete from favourite where account_id = $1', [clinic.accountId])
    await till.rows(`update variant set is_on_shelf = false where id like 'kept%'`)
  })

  it('are marked on the variants of a product, for their owner alone', async () => {
    const [mine, theirs] = [await newClinic(), await newClinic()]
    await collect(mine, 'masks')
    const marked = async (clinic: Clinic) =>
      (await till.ask(listVariants, { id: 'masks' }, clinic)).data.list.find(({ id }) => id === 'masks')?.isCollected
    expect([await marked(mine), await marked(theirs)]).toEqual([true, false])
  })

  it('take what is moved out of the cart, and only what was in it', async () => {
    const clinic = await newClinic()
    await till.ask(addToCart, { goods: [{ searchProductId: 'masks', count: 1 }] }, clinic)
    const goods = [{ id: 'masks' }, { id: 'gloves' }]
    expect((await till.ask(removeCartLines, { goods, isCollect: true }, clinic)).data.count).toBe(0)
    expect((await favourites(clinic)).list.map(({ id }) => id)).toEqual(['masks'])
    expect((await till.ask(getCart, {}, clinic)).data.count).toBe(0)
  })
})

describe('a back-in-stock registration', () => {
  it('is for sold-out goods on the shelf that have a price', async () => {
    const clinic = await newClinic()
    expect(await register(clinic, 'masks')).toBe('inStockAlready')
    expect(await register(clinic, 'gone')).toBe('variantNotFound')
    expect(await register(clinic, 'nothing')).toBe('variantNotFound')
    expect(await register(clinic, 'asked')).toBe('onInquiryOnly')
    expect(await register(clinic, 'rest')).toBe('ok')
    expect(await awaited(clinic)).toMatchObject({ totalCount: 1, list: [{ id: 'rest', toldAt: null }] })
    const { list } = (await till.ask(listVariants, { id: 'rest' }, clinic)).data
    expect(list.find(({ id }) => id === 'rest')?.isStockRegistered).toBe(true)
  })

  it('is answered by one letter in the reader’s language as soon as a step can be ordered', async () => {
    const clinic = await newClinic()
    const id = await soldOut(5)
    await till.rows(`update account set language = 'zh-Hant' where id = $1`, [clinic.accountId])
    await register(clinic, id)
    await register(clinic, id)
    await receive(id, 4)
    await deliver()
    expect(await letters(clinic)).toEqual([])
    await receive(id, 1)
    await deliver()
    await receive(id, 100)
    await deliver()
    await tellOfArrivals(till.work)
    await deliver()
    const told = await letters(clinic)
    expect(told).toMatchObject([{ subject: '您登記的商品已到貨', topic: 'awaitedGoodsArrived' }])
    expect(told[0]?.body).toContain(`商品 ${id}，大（ART-${id}）`)
    expect(told[0]?.body).toContain('/user/stockNotice')
    const { list } = await awaited(clinic)
    expect(list[0]?.toldAt).not.toBeNull()
  })

  it('is answered again when it is made again', async () => {
    const clinic = await newClinic()
    const id = await soldOut()
    await register(clinic, id)
    await receive(id, 1)
    await deliver()
    await receive(id, -1)
    expect(await register(clinic, id)).toBe('ok')
    expect((await awaited(clinic)).list[0]?.toldAt).toBeNull()
    await receive(id, 1)
    await deliver()
    expect(await letters(clinic)).toHaveLength(2)
  })

  it('hears of goods that nobody received: those of an order that was closed, or that came back to the shelf', async () => {
    const clinic = await newClinic()
    const [held, hidden] = [await soldOut(), await soldOut()]
    await register(clinic, held)
    await register(clinic, hidden)
    await till.rows('update stock set on_hand = 3, reserved = 3 where variant_id = $1', [held])
    await till.rows('update stock set on_hand = 3 where variant_id = $1', [hidden])
    await till.rows('update variant set is_on_shelf = false where id = $1', [hidden])
    await tellOfArrivals(till.work)
    await deliver()
    expect(await letters(clinic)).toEqual([])
    await till.rows('update stock set reserved = 0 where variant_id = $1', [held])
    await till.rows('update variant set is_on_shelf = true where id = $1', [hidden])
    await tellOfArrivals(till.work)
    await deliver()
    const told = await letters(clinic)
    expect(told).toHaveLength(1)
    expect(told[0]?.body).toContain(`ART-${held}`)
    expect(told[0]?.body).toContain(`ART-${hidden}`)
  })

  it('sends no mail to whoever has turned these off, and still says on the page what has come', async () => {
    const clinic = await newClinic()
    const id = await soldOut()
    await till.rows(`insert into email_opt_out (account_id, topic) values ($1, 'awaitedGoodsArrived')`, [
      clinic.accountId,
    ])
    await register(clinic, id)
    await receive(id, 1)
    await deliver()
    expect(await letters(clinic)).toEqual([])
    expect((await awaited(clinic)).list[0]?.toldAt).not.toBeNull()
  })

  it('ends when it is removed, by its owner alone, or when the goods are put into the cart with that wish', async () => {
    const [mine, theirs] = [await newClinic(), await newClinic()]
    const [one, two] = [await soldOut(), await soldOut()]
    for (const id of [one, two]) await register(mine, id)
    await till.ask(removeStockRegistrations, { goods: [{ id: one }, { id: two }] }, theirs)
    expect((await awaited(mine)).totalCount).toBe(2)
    await till.ask(removeStockRegistrations, { goods: [{ id: one }] }, mine)
    await receive(two, 5)
    await deliver()
    const goods = [{ searchProductId: two, count: 1 }]
    await till.ask(addToCart, { goods }, mine)
    expect((await awaited(mine)).totalCount).toBe(1)
    await till.ask(addToCart, { goods, isDeleteStockRegistration: true }, mine)
    expect((await awaited(mine)).totalCount).toBe(0)
    expect((await till.ask(getCart, {}, mine)).data.list[0]?.goods[0]?.amount).toBe(2)
  })

  it('is not lost when the goods cannot be put into the cart', async () => {
    const clinic = await newClinic()
    const id = await soldOut()
    await register(clinic, id)
    const goods = [{ searchProductId: id, count: 1 }]
    const refused = await till.ask(addToCart, { goods, isDeleteStockRegistration: true }, clinic)
    expect(refused.result).toBe('insufficientStock')
    expect((await awaited(clinic)).totalCount).toBe(1)
  })
})

describe('many who wait for few goods', () => {
  /** People who wait for goods that have just come, the first the longest. */
  async function crowd(name: string, people: number): Promise<string> {
    const id = await soldOut()
    await till.rows(
      `insert into clinic (id, name, status) select $2 || n, $2 || n, 'approved' from generate_series(1, $1::int) n`,
      [people, name],
    )
    await till.rows(
      `insert into account (id, clinic_id, name, email, password_hash)
       select $2 || n, $2 || n, 'Dr ' || n, $2 || n || '@example.com', '' from generate_series(1, $1::int) n`,
      [people, name],
    )
    await till.rows(
      `insert into stock_registration (account_id, variant_id, registered_at)
       select $3 || n, $2, now() - make_interval(mins => $1::int - n) from generate_series(1, $1::int) n`,
      [people, id, name],
    )
    await till.rows('update stock set on_hand = 3 where variant_id = $1', [id])
    return id
  }
  const told = async (id: string) => {
    const events = await till.rows<{ payload: Events['awaitedGoodsArrived'] }>(
      `select payload from outbox_event where name = 'awaitedGoodsArrived' and status = 'waiting' order by id`,
    )
    const waits = events.flatMap(({ payload }) => payload.waits.filter((wait) => wait.variantId === id))
    return { events, people: waits.map(({ accountId }) => String(accountId)) }
  }

  it('are told in the order in which they began to wait', async () => {
    const id = await crowd('queue', 250)
    await tellOfArrivals(till.work)
    const { events, people } = await told(id)
    expect(events).toHaveLength(2)
    expect(people.slice(0, 200).toSorted()).toEqual(Array.from({ length: 200 }, (_, n) => `queue${n + 1}`).toSorted())
    await till.rows(`update outbox_event set status = 'done' where status = 'waiting'`)
  })

  it('are each told exactly once, however many look at the same moment', async () => {
    const id = await crowd('crowd', 450)
    await Promise.all(Array.from({ length: 6 }, () => tellOfArrivals(till.work)))
    const { events, people } = await told(id)
    expect(people).toHaveLength(450)
    expect(new Set(people).size).toBe(450)

    // An event may arrive twice.
    for (const { payload } of events)
      for (const each of noticeListeners)
        if (each.event === 'awaitedGoodsArrived')
          await Promise.all([each.run(payload as never, till.work), each.run(payload as never, till.work)])
    const written = await till.rows<{ n: number }>(
      `select count(*)::int as n from message where recipient like 'crowd%@example.com' group by recipient`,
    )
    expect(written).toHaveLength(450)
    expect(written.every(({ n }) => n === 1)).toBe(true)
    await till.rows(`update outbox_event set status = 'done' where status = 'waiting'`)
  })
})

it('what somebody keeps and waits for is in the copy of their data, and goes when they do', async () => {
  const clinic = await newClinic()
  const id = await soldOut()
  await collect(clinic, 'masks')
  await register(clinic, id)
  expect(await findWishes(till.database.db, clinic.accountId)).toMatchObject({
    favourites: [{ article: 'Goods masks ART-masks' }],
    awaited: [{ article: `Goods ${id} ART-${id}` }],
  })
  await till.database.transaction((tx) => eraseWishes(tx, clinic.accountId))
  expect(await findWishes(till.database.db, clinic.accountId)).toEqual({ favourites: [], awaited: [] })
})

it('operators see what is waited for, most wanted first, with people and clinics', async () => {
  const [first, second] = [await newClinic(), await newClinic()]
  const [rare, wanted] = [await soldOut(), await soldOut()]
  await register(first, rare)
  await register(first, wanted)
  await register(second, wanted)
  const asked = (keyword: string, role: 'warehouse' | 'finance' = 'warehouse') =>
    till.ask(adminListAwaited, { keyword, pageSize: 100 }, { token: till.operator(role) })
  const { list } = (await asked('')).data
  const [top, next] = list.filter(({ id }) => id === rare || id === wanted)
  expect(top).toMatchObject({ id: wanted, people: 2, clinics: 2, available: 0, isOnShelf: true })
  expect(next).toMatchObject({ id: rare, people: 1 })
  expect((await asked(`ART-${rare}`)).data.list.map(({ id }) => id)).toEqual([rare])
  expect((await asked('100%')).data.totalCount).toBe(0)
  expect((await asked('', 'finance')).result).toBe('forbidden')
})
