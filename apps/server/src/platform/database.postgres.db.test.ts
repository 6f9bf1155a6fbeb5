import { openTestDatabase, quietLog, type TestDatabase } from '@cusp/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDatabaseBusy, openDatabase } from './database'
import { migrate, readMigrations } from './migrate'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('a database server', () => {
  it('stops statements and lock waits that take too long', async () => {
    const { rows } = await database.pool.query(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
              current_setting('idle_in_transaction_session_timeout') as idle`,
    )
    expect(rows).toEqual([{ statement: '5s', lock: '2s', idle: '10s' }])
  })

  it.each([
    ['C', 'UTF8', 'has lc_ctype C'],
    ['C', 'SQL_ASCII', 'stores text as SQL_ASCII'],
  ])('is refused with lc_ctype %s and encoding %s', async (ctype, encoding, message) => {
    const name = `unfit_${encoding.toLowerCase()}`
    await database.pool.query(
      `create database ${name} template template0 encoding '${encoding}' lc_collate 'C' lc_ctype '${ctype}'`,
    )
    const url = new URL(database.url ?? '')
    url.pathname = `/${name}`
    await expect(
      openDatabase({ database: { engine: 'postgres', url: url.href, poolSize: 1 } }, quietLog),
    ).rejects.toThrow(message)
    await database.pool.query(`drop database ${name} with (force)`)
  })

  it('that is not there is named without its password', async () => {
    const opening = openDatabase(
      { database: { engine: 'postgres', url: 'postgres://shop:hunter2@127.0.0.1:1/shop', poolSize: 1 } },
      quietLog,
    )
    await expect(opening).rejects.toThrow(/cannot be reached: connect ECONNREFUSED 127.0.0.1:1$/)
  })
})

const cutSleepers = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and query = 'select pg_sleep(4)' and state = 'active'`

describe('a connection that is lost', () => {
  it('in a transaction fails that transaction, and the next one works', async () => {
    const url = database.url ?? ''
    const other = await openDatabase({ database: { engine: 'postgres', url, poolSize: 4 } }, quietLog)
    try {
      const broken = other.transaction(async (tx) => tx.execute('select pg_sleep(4)'))
      broken.catch(() => undefined)
      let cut = 0
      while (cut === 0) cut = (await database.pool.query(cutSleepers)).rowCount ?? 0
      const error = await broken.then(
        () => undefined,
        (reason: unknown) => reason,
      )
      expect(error).toBeInstanceOf(Error)
      expect(isDatabaseBusy(error)).toBe(true)
      await expect(other.transaction(async (tx) => (await tx.execute('select 2 as two')).rows)).resolves.toEqual([
        { two: 2 },
      ])
    } finally {
      await other.close()
    }
  })
})

describe('three servers that start together', () => {
  it('apply each migration once', async () => {
    const sql = 'create table shelf (id int primary key); select pg_sleep(0.1)'
    const more = [...readMigrations(), { name: '9001-make-a-shelf.sql', sql, checksum: 'shelf' }]
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database, quietLog, more)))
    expect(applied.flat()).toEqual(['9001-make-a-shelf.sql'])
  })
})
