import { createHash } from 'node:crypto'
import { openTestDatabase, quietLog, type TestDatabase } from '@cusp/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Migration, migrate, readMigrations } from './migrate'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const migration = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
})
const apply = (...more: Migration[]) => migrate(database, quietLog, [...readMigrations(), ...more])

const first = migration(
  '9001-make-a-shelf.sql',
  'create table shelf (id int primary key); insert into shelf values (1);',
)
const second = migration('9002-fill-it.sql', 'insert into shelf values (2)')
const shelf = async () => (await database.pool.query('select id from shelf order by id')).rows.map(({ id }) => id)

describe('migrate', () => {
  it('finds nothing to do in a database that is up to date', async () => {
    expect(await apply()).toEqual([])
  })

  it('applies what is missing, in order and once', async () => {
    expect(await apply(first, second)).toEqual([first.name, second.name])
    expect(await apply(first, second)).toEqual([])
    expect(await shelf()).toEqual([1, 2])
  })

  it('undoes a migration that fails and keeps those before it', async () => {
    const broken = migration('9002-break.sql', 'insert into shelf values (2); insert into shelf values (1)')
    await expect(apply(first, broken)).rejects.toThrow('9002-break.sql failed and was undone: duplicate key')
    expect(await shelf()).toEqual([1])
    expect(await apply(first, second)).toEqual([second.name])
  })

  it('refuses a migration that was changed after it was applied', async () => {
    await apply(first)
    const changed = migration(first.name, `${first.sql} -- better`)
    await expect(apply(changed)).rejects.toThrow('9001-make-a-shelf.sql has changed since it was applied')
  })

  it('refuses a migration that comes before an applied one', async () => {
    await apply(first)
    await expect(apply(migration('9000-late.sql', 'select 1'), first)).rejects.toThrow(
      '9000-late.sql would come before',
    )
  })

  it('lets an older server work on a newer database', async () => {
    await apply(first)
    expect(await apply()).toEqual([])
  })

  it('gives the connection back with the limits of every other', async () => {
    await apply(first)
    const clients = await Promise.all(Array.from({ length: 4 }, () => database.pool.connect()))
    const locks = await Promise.all(
      clients.map((client) => client.query(`select count(*) from pg_locks where locktype = 'advisory'`)),
    )
    for (const client of clients) client.release()
    expect(locks.map(({ rows }) => rows[0].count)).toEqual([0, 0, 0, 0])
  })
})
