import { openTestDatabase, type TestDatabase } from '@cusp/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assertNoTransaction, isDatabaseBusy, prepared, rootCause, sqlState, violatedConstraint } from './database'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query('create table note (id int primary key, text text not null)')
})
afterAll(() => database.close())

const countNotes = async (text: string) =>
  (await database.pool.query('select count(*) from note where text = $1', [text])).rows[0].count

describe('a transaction', () => {
  it('keeps what it wrote', async () => {
    await database.transaction((tx) => tx.execute(sql`insert into note values (1, 'kept')`))
    expect(await countNotes('kept')).toBe(1)
  })

  it('leaves nothing behind when it fails', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.execute(sql`insert into note values (2, 'undone')`)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await countNotes('undone')).toBe(0)
  })

  it('runs again after a deadlock, at most three times in all', async () => {
    let runs = 0
    const deadlock = () =>
      database.transaction(async (tx) => {
        runs += 1
        await tx.execute(sql`do $$ begin raise exception 'stuck' using errcode = '40P01'; end $$`)
      })
    await expect(deadlock()).rejects.toSatisfy((error) => sqlState(error) === '40P01')
    expect(runs).toBe(3)
  })

  it('is not committed over a statement that failed, even if somebody looks away', async () => {
    const careless = database.transaction(async (tx) => {
      await tx.execute(sql`insert into note values (4, 'before the mistake')`)
      await Promise.resolve(tx.execute(sql`insert into note values (4, 'the mistake')`)).catch(() => undefined)
    })
    await expect(careless).rejects.toThrow('whose statement had failed')
    expect(await countNotes('before the mistake')).toBe(0)
  })

  it('answers questions that are asked together in the order of asking', async () => {
    const answers = await database.transaction((tx) =>
      Promise.all(
        [1, 2, 3].map(async (n) => {
          await tx.execute(sql`insert into note values (${10 + n}, 'together')`)
          return (await tx.execute<{ n: number }>(sql`select count(*)::int as n from note where text = 'together'`))
            .rows
        }),
      ),
    )
    expect(answers).toEqual([[{ n: 3 }], [{ n: 3 }], [{ n: 3 }]])
  })

  it('does not run again for a mistake in the data', async () => {
    let runs = 0
    const twice = database.transaction(async (tx) => {
      runs += 1
      await tx.execute(sql`insert into note values (3, 'a'), (3, 'b')`)
    })
    await expect(twice).rejects.toSatisfy((error) => violatedConstraint(error) === 'note_pkey')
    expect(runs).toBe(1)
  })

  it('is not needed around one statement, and a second one is refused', async () => {
    const note = (id: number) => sql`insert into note values (${id}, 'alone')`
    await database.statement((tx) => tx.execute(note(20)))
    const two = database.statement(async (tx) => {
      await tx.execute(note(21))
      await tx.execute(note(22))
    })
    await expect(two).rejects.toSatisfy((error) => String(rootCause(error)).includes('A second statement'))
    expect(await countNotes('alone')).toBe(2)
  })

  it('refuses network calls, queries past it and transactions inside it', async () => {
    await database.transaction(async (tx) => {
      expect(() => assertNoTransaction('A mail was sent')).toThrow('A mail was sent inside a database transaction')
      await expect(database.pool.query('select 1')).rejects.toThrow('past the open transaction')
      await expect(database.transaction(async () => null)).rejects.toThrow('A second transaction was opened')
      await tx.execute(sql`select 1`)
    })
    expect(() => assertNoTransaction('A mail was sent')).not.toThrow()
  })

  it('does not mark what goes on after it', async () => {
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    let later: Promise<unknown> = ended
    await database.transaction(async (tx) => {
      later = ended.then(() => database.pool.query('select 1 as one'))
      await tx.execute(sql`select 1`)
    })
    end()
    await expect(later).resolves.toMatchObject({ rows: [{ one: 1 }] })
  })
})

describe('a connection', () => {
  it('gives counts as numbers and keeps what is too large as text', async () => {
    const { rows } = await database.pool.query(
      `select count(*) as small, 9007199254740993::int8 as large from note where false`,
    )
    expect(rows).toEqual([{ small: 0, large: '9007199254740993' }])
  })

  it('lives in UTC', async () => {
    expect((await database.pool.query(`select current_setting('timezone') as zone`)).rows).toEqual([{ zone: 'UTC' }])
  })

  it('keeps parallel statements, transactions and failures apart', async () => {
    const echo = prepared((db: TestDatabase['db']) =>
      db
        .select({ value: sql<number>`${sql.placeholder('value')}::int` })
        .from(sql`(select 1) one`)
        .prepare('echo'),
    )
    const ask = async (value: number): Promise<unknown> => {
      if (value % 4 === 0) {
        return database.transaction(async (tx) => (await tx.execute(sql`select ${value}::int as value`)).rows[0]?.value)
      }
      if (value % 4 === 1) return (await echo(database.db).execute({ value }))[0]?.value
      if (value % 4 === 2)
        return (await database.pool.query(`select $1::int as value, ${value} as text`, [value])).rows[0].text
      return database.pool
        .query(`select 1 / $1::int`, [0])
        .catch((error: unknown) => (sqlState(error) === '22012' ? value : 'lost'))
    }
    // Below what the pool lets wait: this is about mixing answers up, not about being busy.
    for (let from = 0; from < 400; from += 16) {
      const values = Array.from({ length: 16 }, (_, at) => from + at)
      expect(await Promise.all(values.map(ask))).toEqual(values)
    }
  })
})

describe('an overloaded database', () => {
  it('says that it is busy instead of letting callers wait', async () => {
    const small = await openTestDatabase({ poolSize: 1 })
    const only = await small.pool.connect()
    await expect(small.db.execute(sql`select 1`)).rejects.toSatisfy(isDatabaseBusy)
    only.release()
    await expect(small.db.execute(sql`select 1`)).resolves.toBeDefined()
    await small.close()
  })
})
