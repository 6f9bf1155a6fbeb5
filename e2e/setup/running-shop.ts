import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../../tools/setup/build.mjs'
import { serverArguments } from '../../tools/setup/server.mjs'
import { startPostgres } from '../../tools/test/postgres.mjs'
import { openMailbox } from './mailbox'

const root = join(import.meta.dirname, '..', '..')

/** What the tests know about the shop that they visit; handed to them in the environment. */
export type ShopEnvironment = {
  readonly SHOP_URL: string
  readonly SHOP_DATABASE_URL: string
  readonly SHOP_SECRET: string
  readonly SHOP_MAILBOX_URL: string
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, 'localhost', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Drawing the demo shop's pictures takes longer than all the rest, so they are kept until what draws them changes. */
function keptPictures(): string {
  const source = join(root, 'apps/server/src/demo')
  const hash = createHash('sha256')
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.ts')) hash.update(`${file}\0`).update(readFileSync(join(source, file)))
  return join(root, 'node_modules/.cache/cusp/pictures', hash.digest('hex').slice(0, 16))
}

async function ready(url: string, child: ChildProcess, said: readonly string[]): Promise<void> {
  const patience = Date.now() + 240_000
  while (Date.now() < patience) {
    if (child.exitCode !== null) throw new Error(`The server stopped:\n${said.join('')}`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The server was not ready in time:\n${said.join('')}`)
}

/** The demo shop as it is sold: built, in production mode, on PostgreSQL, with a mail server; all of it gone after `stop`. */
export async function startShop(): Promise<{ environment: ShopEnvironment; stop(): Promise<void> }> {
  await build()
  const postgres = await startPostgres()
  const mailbox = await openMailbox()
  const dataDirectory = mkdtempSync(join(tmpdir(), 'cusp-e2e-'))
  const drawn = join(dataDirectory, 'files/public/demo')
  const kept = keptPictures()
  if (existsSync(kept)) cpSync(kept, drawn, { recursive: true })

  const url = `http://localhost:${await freePort()}`
  const secret = 'a secret that only the journeys and their shop know'
  const child = spawn(process.execPath, serverArguments, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: new URL(url).port,
      HOST: 'localhost',
      PUBLIC_URL: url,
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDirectory,
      APP_SECRET: secret,
      SMTP_URL: mailbox.smtpUrl,
      DEMO: 'on',
      LOG_LEVEL: 'warn',
      // All tests come from one address.
      REQUESTS_PER_SECOND: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => said.push(text))
  process.once('exit', () => child.kill('SIGKILL'))
  let isStopping = false
  // Otherwise all that the tests would tell is that nobody answers.
  child.once('exit', (code, signal) => {
    if (!isStopping) process.stderr.write(`The server stopped (${signal ?? code}):\n${said.slice(-50).join('')}\n`)
  })

  const stop = async () => {
    isStopping = true
    if (child.exitCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    }
    mailbox.close()
    postgres.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
  try {
    await ready(url, child, said)
  } catch (error) {
    await stop()
    throw error
  }
  if (!existsSync(kept)) cpSync(drawn, kept, { recursive: true })
  return {
    environment: {
      SHOP_URL: url,
      SHOP_DATABASE_URL: postgres.url,
      SHOP_SECRET: secret,
      SHOP_MAILBOX_URL: mailbox.url,
    },
    stop,
  }
}

// By hand, for tests that are being written: start it once, put what it prints into the environment, run them often.
if (process.argv[1] === import.meta.filename) {
  const shop = await startShop()
  process.stdout.write(
    `${Object.entries(shop.environment)
      .map(([name, value]) => `export ${name}='${value}'`)
      .join('\n')}\n`,
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void shop.stop().then(() => process.exit(0)))
}
