import { openTestDatabase, type TestDatabase } from '@cusp/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stockShelves } from '../../../test/goods'
import { consumeStock, countPurchases, releaseStock, reserveStock, sellableVariants, uncountPurchases } from '.'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  await stockShelves(database, [
    {
      id: 'p1',
      en: 'Nitrile gloves',
      zh: '丁腈手套',
      variants: [
        { id: 'v1', article: 'A-1', onHand: 10, discount: 15, priceHkd: 1050, limit: 5 },
        { id: 'v2', article: 'A-2', onHand: 10, priceHkd: 7800, priceUsd: 900 },
        { id: 'v3', article: 'A-3', onHand: 10, isOnInquiry: true },
        { id: 'v4', article: 'A-4', onHand: 10 },
      ],
    },
  ])
  await database.db.execute(sql`insert into clinic (id) values ('k1')`)
})
afterAll(() => database.close())

const stockOf = async (id: string) => {
  const { rows } = await database.db.execute<{ on_hand: number; reserved: number }>(
    sql`select on_hand, reserved from stock where variant_id = ${id}`,
  )
  return rows[0]
}

it('sells the last pieces once, however many ask at the same time', async () => {
  const asked = Array.from({ length: 8 }, (_, i) => [
    { orderLineId: `race-${i}-a`, variantId: 'v2', quantity: 3 },
    { orderLineId: `race-${i}-b`, variantId: 'v1', quantity: 1 },
  ])
  const answers = await Promise.all(
    asked.map((lines) =>
      database
        .transaction(async (tx) => {
          const lacking = await reserveStock(tx, lines)
          if (lacking.length > 0) throw new Error(lacking.join())
          return 'reserved'
        })
        .catch((error: Error) => error.message),
    ),
  )
  expect(answers.filter((answer) => answer === 'reserved')).toHaveLength(3)
  expect(answers.filter((answer) => answer === 'v2')).toHaveLength(5)
  expect(await stockOf('v2')).toEqual({ on_hand: 10, reserved: 9 })
  expect(await stockOf('v1')).toEqual({ on_hand: 10, reserved: 3 })
})

it('gives reserved stock back once, and what was given back is not consumed', async () => {
  const lines = [{ orderLineId: 'once', variantId: 'v4', quantity: 4 }]
  await database.transaction((tx) => reserveStock(tx, lines))
  await Promise.all([1, 2, 3].map(() => database.transaction((tx) => releaseStock(tx, lines))))
  await database.transaction((tx) => consumeStock(tx, lines))
  expect(await stockOf('v4')).toEqual({ on_hand: 10, reserved: 0 })
})

it('consumes reserved stock once and counts it as sold', async () => {
  const lines = [{ orderLineId: 'sold', variantId: 'v4', quantity: 4 }]
  await database.transaction((tx) => reserveStock(tx, lines))
  await database.transaction((tx) => consumeStock(tx, lines))
  await database.transaction((tx) => consumeStock(tx, lines))
  await database.transaction((tx) => releaseStock(tx, lines))
  expect(await stockOf('v4')).toEqual({ on_hand: 6, reserved: 0 })
  const { rows } = await database.db.execute(sql`select sales from product where id = 'p1'`)
  expect(rows).toEqual([{ sales: 4 }])
})

it('takes nothing for a line that was never reserved', async () => {
  await database.transaction((tx) => consumeStock(tx, [{ orderLineId: 'ghost', variantId: 'v4', quantity: 1 }]))
  expect(await stockOf('v4')).toEqual({ on_hand: 6, reserved: 0 })
})

it('keeps a clinic within its purchase limit, also when two orders come at once', async () => {
  const lines = [
    { variantId: 'v1', quantity: 3 },
    { variantId: 'v2', quantity: 50 },
  ]
  const answers = await Promise.all(
    [1, 2].map(() =>
      database
        .transaction(async (tx) => {
          const over = await countPurchases(tx, 'k1', lines)
          if (over.length > 0) throw new Error(over.join())
          return 'counted'
        })
        .catch((error: Error) => error.message),
    ),
  )
  expect(answers.sort()).toEqual(['counted', 'v1'])
  const [before] = await sellableVariants(database.db, ['v1'], 'HKD', new Date(), 'k1')
  expect(before?.allowance).toBe(2)
  await database.transaction((tx) => uncountPurchases(tx, 'k1', lines))
  const [after] = await sellableVariants(database.db, ['v1'], 'HKD', new Date(), 'k1')
  expect(after?.allowance).toBe(5)
})

it('knows what a cart needs: prices after the discount, rounded once, in both currencies', async () => {
  const found = new Map(
    (await sellableVariants(database.db, ['v1', 'v2', 'v3', 'nobody'], 'HKD', new Date())).map((v) => [
      String(v.variantId),
      v,
    ]),
  )
  expect(found.size).toBe(3)
  expect(found.get('v1')).toMatchObject({ listPrice: 1050, unitPrice: 892, isOnShelf: true, step: 1, storeId: 's1' })
  expect(found.get('v3')).toMatchObject({ listPrice: null, unitPrice: null, isOnInquiry: true })
  const usd = new Map(
    (await sellableVariants(database.db, ['v1', 'v2'], 'USD', new Date())).map((v) => [String(v.variantId), v]),
  )
  expect(usd.get('v2')).toMatchObject({ listPrice: 900, isConverted: false })
  expect(usd.get('v1')).toMatchObject({ listPrice: 135, unitPrice: 115, isConverted: true })
})
