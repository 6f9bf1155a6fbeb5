import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Config, DatabaseChoice } from './config'
import { forgetDeliveries } from './deliveries'
import { type Embedded, openEmbedded } from './embedded'
import { OftenAsked } from './often-asked'
import { Turnstile } from './turnstile'

type Drizzle = NodePgDatabase

/** Can look. */
export type Reader = Pick<
  Drizzle,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'with' | '$with' | 'query' | '$count'
>
/** Can look and change, and only exists inside a transaction. */
export type Writer = Parameters<Parameters<Drizzle['transaction']>[0]>[0]

export type DatabaseLog = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export type Database = {
  readonly engine: 'postgres' | 'embedded'
  readonly db: Drizzle
  readonly pool: pg.Pool
  /** Runs all of `work` again, at most three times in all, when the database asks for it: no effects outside `tx`. */
  transaction<T>(work: (tx: Writer) => Promise<T>): Promise<T>
  /** Runs one changing statement, which is a transaction by itself: neither begin nor commit. Refuses a second one. */
  statement<T>(work: (tx: Writer) => Promise<T>): Promise<T>
  /** The embedded engine's data as a tar file. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

/** No connection became free in time; the caller may come back later (503). */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy'
}

/** The database exists but the shop cannot run on it; the message is for the person who starts the server. */
export class UnfitDatabase extends Error {
  override readonly name = 'UnfitDatabase'
}

const checkoutLimitMs = 1_000
/** One session serves everybody there, so one long statement makes all others wait. */
const embeddedCheckoutLimitMs = 5_000
const limits = { statement_timeout: 5_000, lock_timeout: 2_000, idle_in_transaction_session_timeout: 10_000 }
const oldestServer = 150_000

// Counts and sums arrive as text otherwise. Drizzle asks the driver's global table, so it cannot be set per pool.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : text
})

/**
 * Knows which code runs inside a transaction, to refuse there what would wait for the transaction itself. It finds a
 * programmer's mistake, so tests have it; in production it would make Node track every promise of the process.
 */
const transactions = process.env.NODE_ENV === 'production' ? undefined : new AsyncLocalStorage<{ isOpen: boolean }>()

const isInTransaction = (): boolean => transactions?.getStore()?.isOpen === true

/** For whatever leaves this process: a slow partner must not hold locks, and on the embedded engine the whole shop. */
export function assertNoTransaction(what: string): void {
  if (isInTransaction()) throw new Error(`${what} inside a database transaction`)
}

export async function openDatabase(
  { database: choice }: Pick<Config, 'database'>,
  log: DatabaseLog,
): Promise<Database> {
  const embedded = await embeddedFor(choice, log)
  const pool = new GuardedPool(embedded ? embeddedSettings(embedded, choice) : serverSettings(choice))
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  // The pool listens to idle connections only. One that breaks in use fails its own query or transaction; without a
  // listener it would end the whole process.
  pool.on('connect', (client) => client.on('error', () => {}))

  const close = async () => {
    await pool.end()
    await embedded?.close()
  }
  try {
    await assertFit(pool, embedded === undefined)
    if (embedded) await openAll(pool, choice.poolSize)
  } catch (error) {
    await close()
    throw error
  }

  const db = drizzle(pool)
  // Reads keep two connections for themselves, however many buyers crowd around the last ten pieces of something.
  const writers = new Turnstile(
    Math.max(1, choice.poolSize - 2),
    500,
    8_000,
    () => new DatabaseBusy('too many transactions wait for their turn'),
  )
  return {
    engine: embedded ? 'embedded' : 'postgres',
    db,
    pool,
    transaction: (work) => writers.pass(() => withRetries(() => runTransaction(pool, work), log)),
    statement: (work) => writers.pass(() => withRetries(() => runStatement(pool, work), log)),
    dump: async () => {
      if (!embedded) throw new Error('Only the embedded database can be dumped; use pg_dump on a server.')
      return embedded.dump()
    },
    close,
  }
}

async function embeddedFor(choice: DatabaseChoice, log: DatabaseLog): Promise<Embedded | undefined> {
  if (choice.engine === 'postgres') return undefined
  const source =
    choice.engine === 'embedded'
      ? ({ kind: 'directory', directory: choice.directory } as const)
      : ({ kind: 'memory', ...(choice.dump === undefined ? {} : { dump: choice.dump }) } as const)
  return openEmbedded(source, (error) => {
    log.error({ err: error }, 'the embedded database is gone')
    // Nothing can be answered without it; the process manager starts a fresh server.
    throw error
  })
}

function serverSettings(choice: DatabaseChoice): pg.PoolConfig {
  if (choice.engine !== 'postgres') throw new Error('not a server')
  return {
    Client: BatchingClient,
    pipeline: true,
    connectionString: choice.url,
    max: choice.poolSize,
    connectionTimeoutMillis: checkoutLimitMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'cusp',
    options: '-c timezone=UTC',
    ...limits,
  }
}

function embeddedSettings(embedded: Embedded, choice: DatabaseChoice): pg.PoolConfig {
  return {
    Client: TaggedClient,
    stream: () => embedded.stream(),
    host: 'embedded',
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: choice.poolSize,
    connectionTimeoutMillis: embeddedCheckoutLimitMs,
    idleTimeoutMillis: 0,
  }
}

/** Waiting for a connection ends in `DatabaseBusy`, and asking for one inside a transaction is refused. */
class GuardedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(
    callback: (
      err: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: boolean | Error) => void,
    ) => void,
  ): void
  override connect(
    callback?: (
      err: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: boolean | Error) => void,
    ) => void,
  ): Promise<pg.PoolClient> | undefined {
    // Both would wait for each other: the transaction for the answer, the answer for the transaction's connection.
    const refusal = isInTransaction() ? new Error('A query was made past the open transaction') : undefined
    if (callback && refusal) {
      callback(refusal, undefined, () => {})
      return undefined
    }
    if (refusal) return Promise.reject(refusal)
    if (callback) {
      super.connect((error, client, done) => callback(error && asBusy(error), client, done))
      return undefined
    }
    return super.connect().catch((error: unknown) => {
      throw error instanceof Error ? asBusy(error) : error
    })
  }
}

/** `pg-pool` has no codes for these: the wait for a free connection, and for a new one to open. */
const timeouts = new Set(['timeout exceeded when trying to connect', 'Connection terminated due to connection timeout'])

const asBusy = (error: Error): Error =>
  timeouts.has(error.message) ? new DatabaseBusy('no database connection became free in time', { cause: error }) : error

let connectionCount = 0

/**
 * Sends what is asked in one go in one packet: questions asked together, and a transaction's begin with its first
 * question. To a database server each packet costs more than the question in it.
 */
class BatchingClient extends pg.Client {
  #isHolding = false

  // The overloads of `query` cannot be restated here; whatever comes in goes on.
  override query: pg.Client['query'] = (...args: unknown[]) => {
    const { stream } = this.connection
    if (!this.#isHolding) {
      this.#isHolding = true
      stream.cork()
      process.nextTick(() => {
        this.#isHolding = false
        stream.uncork()
      })
    }
    return Reflect.apply(super.query, this, args)
  }
}

/** On the embedded engine all connections share one session, so names of prepared statements get a tag of their own. */
class TaggedClient extends pg.Client {
  readonly #tag = `_${++connectionCount}`
  #before: Promise<unknown> = Promise.resolve()

  // The overloads of `query` cannot be restated here; whatever comes in goes on, with the name alone changed.
  override query: pg.Client['query'] = (...args: unknown[]) => {
    const [first, ...rest] = args
    const isNamed = typeof first === 'object' && first !== null && 'name' in first && typeof first.name === 'string'
    const tagged = isNamed ? { ...first, name: first.name + this.#tag } : first
    const ask = () => Reflect.apply(super.query, this, [tagged, ...rest])
    if (typeof rest.at(-1) === 'function') return ask()
    // Questions asked together take turns here.
    const answer = this.#before.then(ask)
    this.#before = answer.catch(() => undefined)
    return answer
  }
}

async function assertFit(pool: pg.Pool, isServer: boolean): Promise<void> {
  const facts = await pool
    .query(
      `select current_setting('server_version_num')::int as version, current_setting('server_version') as spoken,
              pg_encoding_to_char(encoding) as encoding, datctype as ctype, datname as name
         from pg_database where datname = current_database()`,
    )
    .catch((error: unknown) => {
      throw new UnfitDatabase(`The database cannot be reached: ${reasonOf(error)}`, { cause: error })
    })
  const { version, spoken, encoding, ctype, name } = facts.rows[0]
  if (!isServer) return
  if (version < oldestServer) {
    throw new UnfitDatabase(`PostgreSQL 15 or newer is needed; the server at DATABASE_URL is ${spoken}.`)
  }
  if (encoding !== 'UTF8') {
    throw new UnfitDatabase(`The database "${name}" stores text as ${encoding}; it must be made with encoding UTF8.`)
  }
  if (ctype === 'C' || ctype === 'POSIX') {
    throw new UnfitDatabase(
      `The database "${name}" has lc_ctype ${ctype}, with which Chinese text is not recognised as letters. ` +
        `Make it again, for example: CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C.UTF-8'`,
    )
  }
}

/** While the engine works on a long statement it greets nobody, so all connections are made beforehand. */
async function openAll(pool: pg.Pool, count: number): Promise<void> {
  const clients = await Promise.all(Array.from({ length: count }, () => pool.connect()))
  for (const client of clients) client.release()
}

/** Names and addresses only: what `pg` says never holds the password. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

const oftenAsked = new OftenAsked()

/** A connection's writer lives as long as the connection, and with it the statements prepared on it. */
const writersOf = new WeakMap<pg.PoolClient, Writer>()

function writerOn(client: pg.PoolClient): Writer {
  const known = writersOf.get(client)
  if (known) return known
  // Drizzle and `namedQuery` call `query` and nothing else of a connection.
  const naming = {
    query: (first: unknown, ...rest: unknown[]) =>
      Reflect.apply(client.query, client, [oftenAsked.named(first), ...rest]),
  }
  // Only `runTransaction` hands it out, so it exists inside a transaction alone; Drizzle's own would be made anew each time.
  const made = drizzle(naming as unknown as pg.PoolClient) as unknown as Writer
  writersOf.set(client, made)
  return made
}

async function runTransaction<T>(pool: pg.Pool, work: (tx: Writer) => Promise<T>): Promise<T> {
  assertNoTransaction('A second transaction was opened')
  const client = await pool.connect()
  let hasLost = false
  try {
    const tx = writerOn(client)
    forgetDeliveries(tx)
    // Nobody waits for it: it goes out together with the first question, and had it failed so would that.
    const begun = client.query('begin')
    begun.catch(() => undefined)
    const state = { isOpen: true }
    let result: T
    try {
      result = await (transactions ? transactions.run(state, () => work(tx)) : work(tx))
      await begun
    } finally {
      state.isOpen = false
    }
    const ended = await client.query('commit')
    // The server answers so when a statement had failed and somebody went on all the same.
    if (ended.command !== 'COMMIT') throw new Error('A transaction whose statement had failed was to be committed')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      hasLost = true
    })
    throw error
  } finally {
    client.release(hasLost)
  }
}

async function runStatement<T>(pool: pg.Pool, work: (tx: Writer) => Promise<T>): Promise<T> {
  assertNoTransaction('A statement of its own was begun')
  const client = await pool.connect()
  try {
    return await work(transactions ? onlyOnce(client) : writerOn(client))
  } finally {
    client.release()
  }
}

/** What a second statement would need is a transaction; tests find out. */
function onlyOnce(client: pg.PoolClient): Writer {
  let count = 0
  const guarded = {
    query: (...given: unknown[]) => {
      count += 1
      if (count > 1) throw new Error('A second statement was made where one alone is whole')
      return Reflect.apply(client.query, client, given)
    },
  }
  // Drizzle and `namedQuery` call `query` and nothing else of a connection.
  return drizzle(guarded as unknown as pg.PoolClient) as unknown as Writer
}

const tries = 3
/** Serialization failure, deadlock, lock not available in time. */
const worthAnotherTry = new Set(['40001', '40P01', '55P03'])

export async function withRetries<T>(attempt: () => Promise<T>, log: Pick<DatabaseLog, 'warn'>): Promise<T> {
  for (let count = 1; ; count++) {
    try {
      return await attempt()
    } catch (error) {
      const state = sqlState(error)
      if (count === tries || state === undefined || !worthAnotherTry.has(state)) throw error
      log.warn({ sqlState: state, attempt: count }, 'a transaction runs again')
      await pause(10 * 2 ** count * (0.5 + Math.random()))
    }
  }
}

/** The innermost reason: Drizzle wraps what the driver says in an error that repeats the query and its values. */
export function rootCause(error: unknown): unknown {
  let reason = error
  while (reason instanceof Error && reason.cause instanceof Error && !(reason instanceof DatabaseBusy))
    reason = reason.cause
  return reason
}

/** PostgreSQL's five-character code, when the database said no. */
export function sqlState(error: unknown): string | undefined {
  const reason = rootCause(error)
  return reason instanceof pg.DatabaseError ? reason.code : undefined
}

/** The constraint or unique index that a statement ran into. */
export function violatedConstraint(error: unknown): string | undefined {
  const reason = rootCause(error)
  return reason instanceof pg.DatabaseError ? reason.constraint : undefined
}

/** A statement took longer than it may. */
const outOfTime = '57014'
/** Connection lost, server shutting down, starting up or full. */
const away = /^(08|57P0|53300$|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT)/

/** `pg` has no codes for these: the connection broke while it waited, or had broken before it was asked. */
const broken = new Set([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
])

/** Whether the same call may well succeed a moment later: 503 rather than 500. */
export function isDatabaseBusy(error: unknown): boolean {
  const reason = rootCause(error)
  if (reason instanceof DatabaseBusy) return true
  const state = sqlState(error)
  if (state !== undefined && (worthAnotherTry.has(state) || state === outOfTime)) return true
  if (!(reason instanceof Error)) return false
  return broken.has(reason.message) || ('code' in reason && typeof reason.code === 'string' && away.test(reason.code))
}

/**
 * A prepared statement in SQL, with `$1` … for its values: parsed and planned once a connection. For what Drizzle's builder
 * cannot say and the shop asks all the time.
 */
export function namedQuery<Row extends pg.QueryResultRow>(
  name: string,
  text: string,
): (handle: Reader | Writer, values: readonly unknown[]) => Promise<Row[]> {
  return async (handle, values) => {
    // Every handle that `openDatabase` and its transactions give out was made by Drizzle over a pool or a connection.
    const { $client } = handle as unknown as { $client: Pick<pg.Pool, 'query'> }
    const { rows } = await $client.query<Row>({ name, text, values: [...values] })
    return rows
  }
}

/**
 * A column for the answer of a statement whose transaction need not wait for the disk: a power cut may take back the last
 * half second of it, a crash of the server nothing. For carts and orders not yet placed, and never where money, stock or an
 * order moves: whatever such a transaction writes later, it brings everything before it onto the disk too.
 */
export const waitsForNoDisk = "set_config('synchronous_commit', 'off', true) as waits"

/**
 * A prepared statement, built once for every handle it runs on: `const byId = prepared((read) => read.select()….prepare('product_by_id'))`,
 * then `byId(read).execute({ id })`.
 */
export function prepared<Handle extends object, Statement>(
  build: (handle: Handle) => Statement,
): (handle: Handle) => Statement {
  const built = new WeakMap<Handle, Statement>()
  return (handle) => {
    const known = built.get(handle)
    if (known !== undefined) return known
    const statement = build(handle)
    built.set(handle, statement)
    return statement
  }
}

/**
 * A list of texts for `= any(…)` in a prepared statement: `where(sql`v.id = any(${listed('ids')})`)`. Behind a subquery the
 * planner does not look how many there are; looking, it would find short lists cheaper than its plan for ten, and plan anew
 * each time, which takes longer than the statement itself.
 */
export const listed = (placeholder: string): SQL => sql`(select ${sql.placeholder(placeholder)}::text[])::text[]`
