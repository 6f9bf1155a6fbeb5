import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../../tools/test/postgres.mjs'
import { migrate, openDatabase, readMigrations } from './server-platform'
import { databaseUrl, onServer, type Prepared, quietLog } from './test-database'

/** Runs once before the database tests: TEST_ENGINE says on which engine, TEST_POSTGRES_URL on which server. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.TEST_ENGINE !== 'postgres') {
    project.provide('preparedDatabase', { engine: 'embedded', dump: await dumpOf(project.config.root) })
    return async () => {}
  }
  const given = process.env.TEST_POSTGRES_URL
  const server = given ? { url: given, stop: () => {} } : await startPostgres()
  const prepared = await templateOn(server.url)
  project.provide('preparedDatabase', prepared)
  return async () => {
    if (given) await onServer(given, `drop database if exists ${prepared.template} with (force)`)
    server.stop()
  }
}

async function templateOn(url: string): Promise<Prepared & { engine: 'postgres' }> {
  const template = `template_${process.pid}`
  await onServer(url, `create database ${template}`)
  const database = await openDatabase(
    { database: { engine: 'postgres', url: databaseUrl(url, template), poolSize: 1 } },
    quietLog,
  )
  await migrate(database, quietLog).finally(() => database.close())
  return { engine: 'postgres', url, template }
}

const keptForMs = 24 * 60 * 60 * 1000

/** Creating an embedded database takes seconds, so the migrated one is kept until a migration changes. */
async function dumpOf(root: string): Promise<string> {
  const folder = join(root, 'node_modules', '.cache', 'cusp')
  const fingerprint = createHash('sha256')
  for (const { name, checksum } of readMigrations()) fingerprint.update(`${name} ${checksum}\n`)
  const file = join(folder, `database-${fingerprint.digest('hex').slice(0, 16)}.tar`)
  if (existsSync(file)) return file

  mkdirSync(folder, { recursive: true })
  for (const old of readdirSync(folder).filter((name) => name.startsWith('database-'))) {
    // A younger one may be in use by another run that began before the migrations changed.
    if (Date.now() - statSync(join(folder, old)).mtimeMs > keptForMs) rmSync(join(folder, old), { force: true })
  }
  const database = await openDatabase({ database: { engine: 'memory', poolSize: 1 } }, quietLog)
  try {
    await migrate(database, quietLog)
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, await database.dump())
    renameSync(draft, file)
  } finally {
    await database.close()
  }
  return file
}
