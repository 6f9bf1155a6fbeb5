import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase, quietLog } from '@cusp/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from './database'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cusp-embedded-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = () =>
  openDatabase({ database: { engine: 'embedded', directory: join(folder, 'database'), poolSize: 4 } }, quietLog)

const read = async (database: Database) => (await database.pool.query('select text from kept')).rows

describe('the embedded database', () => {
  it('keeps its data in the directory and gives the directory to one process alone', async () => {
    const database = await open()
    await database.pool.query(`create table kept (text text); insert into kept values ('手套')`)
    await expect(open()).rejects.toThrow(`in use by process ${process.pid}`)
    expect(await read(database)).toEqual([{ text: '手套' }])
    await database.close()

    const again = await open()
    expect(await read(again)).toEqual([{ text: '手套' }])
    await again.close()
  }, 60_000)

  it('frees the engine when a connection goes away in the middle of a transaction', async () => {
    const database = await openTestDatabase({ poolSize: 2 })
    await database.pool.query('create table kept (text text)')
    const careless = await database.pool.connect()
    await careless.query(`begin; insert into kept values ('lost')`)
    const waiting = read(database)
    careless.release(true)
    expect(await waiting).toEqual([])
    await database.close()
  }, 60_000)
})
