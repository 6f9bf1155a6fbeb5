import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { openLog, openShop } from './app'
import { BadConfig, type Config, readConfig } from './platform/config'
import { type Database, type DatabaseLog, openDatabase, UnfitDatabase } from './platform/database'
import { DirectoryInUse } from './platform/directory-lock'
import { MigrationRefused, migrate } from './platform/migrate'
import { prepareShop } from './prepare'
import { mountSites } from './sites'

// Left to itself the heap grows to a multiple before it is tidied: more memory for little speed.
setFlagsFromString('--heap-growing-percent=80')

/** Problems whose message tells the person at the keyboard what to do; a stack would only hide it. */
const plainProblems = [BadConfig, UnfitDatabase, DirectoryInUse, MigrationRefused]

function settings(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    return leave(error)
  }
}

function leave(error: unknown): never {
  const isPlain = plainProblems.some((kind) => error instanceof kind)
  console.error(isPlain && error instanceof Error ? error.message : error)
  process.exit(1)
}

async function start(): Promise<void> {
  const startedAt = performance.now()
  const config = settings()
  const log = openLog(config.logLevel)
  const say = (line: string) => console.log(line)

  const database = await openWhenFree(config, log)
  await migrate(database, log)
  const shop = await openShop({ config, database, log })
  await prepareShop(shop, database, config, say)
  await mountSites(shop)
  await shop.startBackground()
  await shop.app.listen({ port: config.port, host: config.host })

  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    // Whatever hangs must not keep a process manager waiting for ever.
    setTimeout(() => process.exit(1), 15_000).unref()
    await shop.stop()
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise was rejected and nobody looked'))

  const [address] = shop.app.addresses()
  announce(config, typeof address === 'object' ? address.port : config.port, performance.now() - startedAt, say)
}

/** While developing, the server that this one replaces may still be closing the embedded database. */
async function openWhenFree(config: Config, log: DatabaseLog): Promise<Database> {
  const patience = performance.now() + (config.environment === 'development' ? 20_000 : 0)
  for (;;) {
    try {
      return await openDatabase(config, log)
    } catch (error) {
      if (!(error instanceof DirectoryInUse) || performance.now() > patience) throw error
      await pause(250)
    }
  }
}

function announce(config: Config, port: number, ms: number, say: (line: string) => void): void {
  const base = config.publicUrl.includes(`:${config.port}`)
    ? config.publicUrl.replace(`:${config.port}`, `:${port}`)
    : config.publicUrl
  say('')
  say(`  Cusp is open (ready in ${(ms / 1000).toFixed(1)} s)`)
  say('')
  say(`  Storefront    ${base}`)
  say(`  Back office   ${base}/backoffice`)
  say(`  API           ${base}/docs`)
  say(
    `  Database      ${config.database.engine === 'postgres' ? 'PostgreSQL' : 'embedded, for one process; not for production'}`,
  )
  say('')
}

start().catch(leave)
