import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { build } from '../setup/build.mjs'
import { ensureTestPrograms, startPostgres } from '../test/postgres.mjs'
import { fillShop, tokenOf } from './data'
import { flag, shopUrl, startShop, stop, until } from './shop-process'
import { ensureWrk, measure } from './wrk'

// How long buyers wait while others try passwords: a page and a list at a steady pace, with and without 32 logins at once.
const seconds = flag('seconds', 15)
const pace = flag('pace', 100)
const logins = flag('logins', 32)
const most = flag('most', 2)
const clinics = 50
const json = { 'content-type': 'application/json', LangEnv: '2', Currency: 'HKD' }

type Ask = { readonly method: 'GET' | 'POST'; readonly path: string; readonly headers: object; readonly body: string }

const asks: readonly { readonly name: string; readonly nth: (i: number) => Ask }[] = [
  {
    name: 'visitor: home page, cached',
    nth: () => ({ method: 'GET', path: '/', headers: { accept: 'text/html' }, body: '' }),
  },
  {
    name: 'clinic: list of 24 with prices',
    nth: (i) => ({
      method: 'POST',
      path: '/api/product/list',
      headers: { ...json, Authorization: tokenOf(1 + (i % clinics)) },
      body: JSON.stringify({ categoryId: `s${(i % 50) + 1}`, searchType: 'categoryId' }),
    }),
  },
]

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

function once({ method, path: at, headers, body }: Ask): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const asking = request(new URL(at, shopUrl), { agent, method, headers: { ...headers } }, (answer) => {
      answer.resume()
      // Whoever is turned away has waited for nothing: that counts as the longest wait of all.
      answer.on('end', () =>
        resolve(answer.statusCode === 200 ? performance.now() - started : Number.POSITIVE_INFINITY),
      )
    })
    asking.on('error', reject)
    asking.end(body)
  })
}

/** Asks at a steady pace, whether or not the answers keep up: whoever waits is counted for all of the time. */
async function atPace(nth: (i: number) => Ask): Promise<number[]> {
  const count = pace * seconds
  const started = performance.now()
  const waiting: Promise<number>[] = []
  for (let i = 0; i < count; i += 1) {
    const wait = started + (i * 1000) / pace - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    waiting.push(once(nth(i)))
  }
  return (await Promise.all(waiting)).sort((a, b) => a - b)
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** Logins with a wrong password, each for an address of its own: all of them are judged. */
const storm = () =>
  measure(
    {
      url: shopUrl,
      method: 'POST',
      headers: json,
      turns: Array.from({ length: 5000 }, (_, i) => ({
        path: '/api/login',
        body: JSON.stringify({ userName: `storm${i}@bench.example`, password: 'wrong1pass' }),
      })),
    },
    { connections: logins, seconds: seconds + 1 },
  )

async function main(): Promise<void> {
  await ensureTestPrograms({ browser: false })
  ensureWrk()
  await build()
  const postgres = await startPostgres({ isDurable: true })
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cusp-storm-'))
  let shop = startShop(postgres.url, dataDir)
  try {
    await until(`${shopUrl}/readyz`, shop)
    await stop(shop)
    await fillShop(postgres.url, { products: 1000, variantsEach: 2, clinics })
    shop = startShop(postgres.url, dataDir)
    await until(`${shopUrl}/readyz`, shop)

    let isWithin = true
    for (const { name, nth } of asks) {
      await atPace(nth)
      const calm = await atPace(nth)
      const storming = storm()
      await new Promise((resolve) => setTimeout(resolve, 500))
      const rough = await atPace(nth)
      const judged = await storming
      const ratio = at(rough, 0.99) / at(calm, 0.99)
      const refused = [...calm, ...rough].filter((ms) => ms === Number.POSITIVE_INFINITY).length
      isWithin &&= ratio <= most && refused === 0
      const ms = (sorted: readonly number[], share: number) => at(sorted, share).toFixed(1).padStart(7)
      console.log(
        `${name.padEnd(32)} calm p50 ${ms(calm, 0.5)} p99 ${ms(calm, 0.99)} ms · storm p50 ${ms(rough, 0.5)} p99 ${ms(rough, 0.99)} ms · p99 ×${ratio.toFixed(2)} (at most ×${most}) · ${judged.perSecond.toFixed(1)} logins/s${refused > 0 ? ` · ${refused} turned away` : ''}`,
      )
    }
    console.log(
      `On ${cpus().length} cores, which the server, PostgreSQL and the load share. ${pace} requests a second.`,
    )
    if (!isWithin) process.exitCode = 1
  } finally {
    agent.destroy()
    await stop(shop)
    postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

await main()
