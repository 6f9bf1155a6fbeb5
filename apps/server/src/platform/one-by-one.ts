import type pg from 'pg'
import type { Database } from './database'

/** Numbers that no other program takes on this database. */
const locks = { migrations: 7_203_119_001, queues: 7_203_119_002, preparation: 7_203_119_003 } as const

/**
 * Runs `work` in one server process at a time; the others wait for as long as it takes. `work` gets the connection that
 * holds the lock, without the time limits of requests.
 */
export async function oneByOne<T>(
  database: Pick<Database, 'pool'>,
  lock: keyof typeof locks,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await database.pool.connect()
  try {
    // Waiting for another server, or building an index, takes longer than a request may.
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [locks[lock]])
    return await work(client)
  } finally {
    // Ending the connection gives back lock and settings even if the server is gone; the embedded session lives on.
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined)
    client.release(true)
  }
}
