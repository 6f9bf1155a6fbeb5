import { openTestDatabase, type TestDatabase } from '@cusp/testkit'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { stockShelves } from './goods'
import { type ServerProcess, startServer } from './server-process'
import { addOperator } from './whole-shop'

let database: TestDatabase
let servers: [ServerProcess, ServerProcess]

beforeAll(async () => {
  database = await openTestDatabase()
  if (!database.url) throw new Error('two processes need a PostgreSQL server')
  servers = await Promise.all([startServer(database.url), startServer(database.url)])
}, 120_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await database.close()
})

const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.pool.query(text, values)).rows

it('two servers tell each of many people once of the three pieces that they all wait for', async () => {
  const people = 600
  await stockShelves(database, [
    { id: 'p1', en: 'Gloves', zh: '手套', variants: [{ id: 'v1', article: 'G-1', onHand: 0 }] },
  ])
  await rows(`insert into clinic (id, name) select 'c' || n, 'Clinic ' || n from generate_series(1, $1::int) n`, [
    people,
  ])
  await rows(
    `insert into account (id, clinic_id, name, email, password_hash)
     select 'a' || n, 'c' || n, 'Dr ' || n, 'a' || n || '@waiting.test', '' from generate_series(1, $1::int) n`,
    [people],
  )
  await rows(
    `insert into stock_registration (account_id, variant_id, registered_at)
     select 'a' || n, 'v1', now() from generate_series(1, $1::int) n`,
    [people],
  )
  const token = await addOperator(database, 'warehouse')
  const received = await Promise.all(
    servers.map((server, i) =>
      server.post('/opsapi/variants/stock', { id: 'v1', change: 1 + i, reason: 'Delivery' }, token),
    ),
  )
  expect(received.map(({ result }) => result)).toEqual(['ok', 'ok'])

  await vi.waitFor(
    async () => {
      const [waiting] = await rows<{ events: number; untold: number }>(
        `select (select count(*)::int from outbox_event where status = 'waiting') as events,
           (select count(*)::int from stock_registration where told_at is null) as untold`,
      )
      expect(waiting).toEqual({ events: 0, untold: 0 })
    },
    { timeout: 60_000, interval: 200 },
  )
  const [told] = await rows<{ letters: number; readers: number }>(
    `select count(*)::int as letters, count(distinct recipient)::int as readers from message where recipient like '%@waiting.test'`,
  )
  expect(told).toEqual({ letters: people, readers: people })
}, 90_000)
