import { randomBytes } from 'node:crypto'
import { expect, inject } from 'vitest'
import { type Database, type DatabaseLog, openDatabase } from './server-platform'

/** What the run has prepared once: a migrated template on a server, or a dump file for the embedded engine. */
export type Prepared =
  | { readonly engine: 'postgres'; readonly url: string; readonly template: string }
  | { readonly engine: 'embedded'; readonly dump: string }

declare module 'vitest' {
  export interface ProvidedContext {
    preparedDatabase: Prepared
  }
}

export type TestDatabase = Database & {
  /** Where another process can reach the same database; undefined on the embedded engine. */
  readonly url: string | undefined
}

export const quietLog: DatabaseLog = { info: () => {}, warn: () => {}, error: () => {} }

const poolSize = 8

/** A migrated database of the caller's own; `close()` makes it disappear. */
export async function openTestDatabase(options: { poolSize?: number } = {}): Promise<TestDatabase> {
  const prepared = inject('preparedDatabase')
  const size = options.poolSize ?? poolSize
  if (prepared.engine === 'embedded') {
    const choice = { engine: 'memory', dump: prepared.dump, poolSize: size } as const
    return { ...(await openDatabase({ database: choice }, quietLog)), url: undefined }
  }

  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(prepared.url, `create database ${name} template ${prepared.template}`)
  const url = databaseUrl(prepared.url, name)
  const database = await openDatabase({ database: { engine: 'postgres', url, poolSize: size } }, quietLog)
  return {
    ...database,
    url,
    close: async () => {
      await database.close()
      await onServer(prepared.url, `drop database if exists ${name} with (force)`)
    },
  }
}

/** On which engine this run's database tests are, for the few that only a server with real concurrency can tell apart. */
export const testEngine = (): Prepared['engine'] => inject('preparedDatabase').engine

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** One statement on the server itself, outside of any database of the tests. */
export async function onServer(url: string, statement: string): Promise<void> {
  const server = await openDatabase({ database: { engine: 'postgres', url, poolSize: 1 } }, quietLog)
  try {
    const client = await server.pool.connect()
    // Cloning waits its turn when many test files begin at once.
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query(statement)
    client.release()
  } finally {
    await server.close()
  }
}

/** Nothing sold twice, no cent lost, no state without its history: every broken promise would be a row here. */
export async function expectSoundBooks(database: Pick<Database, 'pool'>): Promise<void> {
  const { rows } = await database.pool.query(`select to_regclass('invariant_violations') is not null as exists`)
  expect(rows).toEqual([{ exists: true }])
  const violations = await database.pool.query('select inv, what, id from invariant_violations limit 50')
  expect(violations.rows).toEqual([])
}
