import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { Database, DatabaseLog } from './database'
import { oneByOne } from './one-by-one'
import { migrationsFolder } from './places'

const fileName = /^\d{4}-[a-z0-9-]+\.sql$/

export type Migration = { readonly name: string; readonly sql: string; readonly checksum: string }

/** The migrations cannot be applied as they are; the message says which and why. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused'
}

export function readMigrations(folder: string = migrationsFolder): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const misnamed = names.filter((name) => !fileName.test(name))
  if (misnamed.length > 0)
    throw new MigrationRefused(`Migrations are named NNNN-what-it-does.sql, unlike ${misnamed.join(', ')}.`)
  const sorted = names.toSorted()
  const twice = sorted.find((name, at) => name.slice(0, 4) === sorted[at + 1]?.slice(0, 4))
  if (twice) throw new MigrationRefused(`Two migrations have the number ${twice.slice(0, 4)}.`)
  return sorted.map((name) => {
    // A checkout with other line endings is the same migration.
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/** Brings the database up to the newest migration; servers that start together wait for the first one. Returns what was applied. */
export async function migrate(
  database: Pick<Database, 'pool'>,
  log: Pick<DatabaseLog, 'info' | 'warn'>,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  return oneByOne(database, 'migrations', (client) => applyMissing(client, log, migrations))
}

async function applyMissing(
  client: pg.PoolClient,
  log: Pick<DatabaseLog, 'info' | 'warn'>,
  migrations: readonly Migration[],
): Promise<string[]> {
  await client.query(
    'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  )
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  refuseRewrittenPast(applied, migrations)

  const known = new Set(migrations.map(({ name }) => name))
  const newer = [...applied.keys()].filter((name) => !known.has(name))
  if (newer.length > 0) log.warn({ migrations: newer }, 'the database has migrations that this server does not know')

  const missing = migrations.filter(({ name }) => !applied.has(name))
  for (const migration of missing) {
    const startedAt = performance.now()
    await apply(client, migration)
    log.info({ migration: migration.name, ms: Math.round(performance.now() - startedAt) }, 'migration applied')
  }
  return missing.map(({ name }) => name)
}

function refuseRewrittenPast(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const newest = [...applied.keys()].at(-1) ?? ''
  for (const { name, checksum } of migrations) {
    const before = applied.get(name)
    if (before === undefined && name < newest) {
      throw new MigrationRefused(
        `${name} would come before ${newest}, which is already applied. Give it a higher number.`,
      )
    }
    if (before !== undefined && before !== checksum) {
      throw new MigrationRefused(
        `${name} has changed since it was applied to this database. Put it back and write a new migration.`,
      )
    }
  }
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new MigrationRefused(
      `${migration.name} failed and was undone: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    )
  }
}
