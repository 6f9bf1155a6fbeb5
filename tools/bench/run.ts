import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { ensureTestPrograms, startPostgres } from '../test/postgres.mjs'
import { analyseWhatIsFilled, fillShop, keywords, tokenOf } from './data'
import { placeOrders } from './orders'
import { appSecret, flag, root, shopUrl, startShop, stop, until } from './shop-process'
import { ensureWrk, type Load, type Measured, measure } from './wrk'

// Measures the shop against the bare limits of this machine in the same run: figures of different machines do not compare, ratios do.
const seconds = flag('seconds', 15)
const warmSeconds = flag('warm', 4)
const connections = flag('connections', 32)
const products = flag('products', 10_000)
const only = process.argv
  .find((a) => a.startsWith('--only='))
  ?.split('=')[1]
  ?.split(',')
/** With `--soak=N`, how fast the lists still are after N requests, compared with after fifty thousand. */
const soak = flag('soak', 0)
const clinics = 400

type Row = {
  cpuMicros: number
  scenario: string
  limit: string
  perSecond: number
  p50Ms: number
  p99Ms: number
  errors: number
  limitPerSecond: number
  ratio: number
  target: number | null
}

const limitsPort = 4311
const limitsUrl = `http://127.0.0.1:${limitsPort}`

/** Peak and present resident memory of a process in MB. */
function memoryOf(pid: number | undefined): { peak: number; now: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const mb = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return { peak: mb('VmHWM'), now: mb('VmRSS') }
}

/** Microseconds of processor time that a process has used: what a request costs, whatever else the machine does meanwhile. */
function processorMicros(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

type Costed = Measured & { readonly cpuMicros: number }

/** Measures a load and what each of its requests costs the server's process. */
async function measureOn(
  child: ChildProcess,
  load: Load,
  options: { connections: number; seconds: number },
): Promise<Costed> {
  const before = processorMicros(child.pid)
  const measured = await measure(load, options)
  return { ...measured, cpuMicros: Math.round((processorMicros(child.pid) - before) / measured.requests) }
}

async function sizeOf(load: Load): Promise<number> {
  const [turn] = load.turns
  const answer = await fetch(new URL(turn?.path ?? '/', load.url), {
    method: load.method,
    headers: { ...load.headers, ...turn?.headers },
    ...(turn?.body ? { body: turn.body } : {}),
  })
  const bytes = await answer.arrayBuffer()
  if (!answer.ok)
    throw new Error(`${turn?.path} answered ${answer.status}: ${Buffer.from(bytes).toString().slice(0, 300)}`)
  if (load.method === 'POST') {
    const envelope: { resultID?: number; message?: string } = JSON.parse(Buffer.from(bytes).toString())
    if (envelope.resultID !== 1200) throw new Error(`${turn?.path} refused: ${envelope.resultID} ${envelope.message}`)
  }
  return bytes.byteLength
}

const json = { 'content-type': 'application/json', LangEnv: '2', Currency: 'HKD' }
const signedIn = (n: number) => ({ Authorization: tokenOf(n) })
const post = (turns: Load['turns'], headers: Load['headers'] = json): Load => ({
  url: shopUrl,
  method: 'POST',
  headers,
  turns,
})
const page = (turns: Load['turns'], headers: Load['headers'] = {}): Load => ({
  url: shopUrl,
  method: 'GET',
  headers: { accept: 'text/html', ...headers },
  turns,
})
const some = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))

type Scenario = { name: string; against: 'bytes' | 'row'; target: number | null; load: Load }

function scenarios(): Scenario[] {
  const list = (body: object, who?: number) => ({
    path: '/api/product/list',
    body: JSON.stringify(body),
    ...(who === undefined ? {} : { headers: signedIn(who) }),
  })
  return [
    { name: 'visitor: home page HTML, cached', against: 'bytes', target: 0.6, load: page([{ path: '/', body: '' }]) },
    {
      name: 'visitor: product page HTML, cached',
      against: 'bytes',
      target: 0.6,
      load: page(some(100, (i) => ({ path: `/product/v${i * 7 + 1}x1`, body: '' }))),
    },
    {
      name: 'visitor: product list JSON, cached',
      against: 'bytes',
      target: 0.4,
      load: post(some(50, (i) => list({ categoryId: `s${(i % 50) + 1}`, searchType: 'categoryId' }))),
    },
    {
      name: 'clinic: list of 24 with prices, totals',
      against: 'row',
      target: 0.2,
      load: post(
        some(400, (i) =>
          list({ categoryId: `s${(i % 50) + 1}`, searchType: 'categoryId', pageIndex: 1 + (i % 4) }, (i % clinics) + 1),
        ),
      ),
    },
    {
      name: 'clinic: product detail with variants, prices, stock',
      against: 'row',
      target: 0.25,
      load: post(
        some(1000, (i) => ({
          path: '/api/product/getAllStandard2',
          body: JSON.stringify({ id: `v${i * 7 + 1}x1` }),
          headers: signedIn((i % clinics) + 1),
        })),
      ),
    },
    {
      name: 'clinic: keyword search, 24 results, total (50 keywords)',
      against: 'row',
      target: 0.08,
      load: post(some(400, (i) => list({ keyword: keywords[i % 50] }, (i % clinics) + 1))),
    },
    {
      // Every request asks for another page of another word: next to nothing can be remembered from the last time.
      name: 'clinic: keyword search never asked before',
      against: 'row',
      target: null,
      load: post(some(6000, (i) => list({ keyword: `${keywords[i % 50]} ${i}`, pageIndex: 1 }, (i % clinics) + 1))),
    },
    {
      // As it is typed: from the second sign on, one more each time.
      name: 'visitor: suggestions while typing',
      against: 'row',
      target: null,
      load: post(
        keywords.flatMap((keyword) =>
          some(Math.max(1, keyword.length - 1), (i) => ({
            path: '/api/suggest',
            body: JSON.stringify({ id: keyword.slice(0, i + 2) }),
          })),
        ),
      ),
    },
    {
      name: 'clinic: add to cart, new line',
      against: 'row',
      target: 0.1,
      load: post(
        some(24_000, (i) => ({
          path: '/authapi/shoppingcart/addShoppingCart',
          body: JSON.stringify({
            goods: [
              {
                searchProductId: `v${((Math.floor(i / 200) * 7 + (i % 200) * 41) % products) + 1}x${1 + (i % 3)}`,
                count: 1,
              },
            ],
          }),
          headers: signedIn(201 + (i % 200)),
        })),
      ),
    },
    {
      name: 'clinic: product page HTML, rendered (SSR)',
      against: 'bytes',
      // What counts here is pages a second of one core: a million divided by the processor time of one.
      target: null,
      load: page(
        some(200, (i) => ({
          path: `/product/v${i * 7 + 1}x1`,
          body: '',
          headers: { cookie: `cusp_session=${tokenOf((i % 200) + 1)}` },
        })),
      ),
    },
  ]
}

async function main(): Promise<void> {
  await ensureTestPrograms({ browser: false })
  ensureWrk()
  const { build } = await import('../setup/build.mjs')
  await build()

  const postgres = await startPostgres({ isDurable: true })
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cusp-bench-data-'))
  const rows: Row[] = []
  let shop: ChildProcess | undefined
  let limits: ChildProcess | undefined
  try {
    console.log(`· loading ${products} products × 3 variants …`)
    shop = startShop(postgres.url, dataDir)
    await until(`${shopUrl}/readyz`, shop)
    await stop(shop)
    await fillShop(postgres.url, { products, variantsEach: 3, clinics })
    shop = startShop(postgres.url, dataDir)
    await until(`${shopUrl}/readyz`, shop)
    console.log('· indexing …')
    await indexAll(postgres.url)
    await stop(shop)
    shop = startShop(postgres.url, dataDir)
    const startMs = await until(`${shopUrl}/readyz`, shop)
    limits = fork(path.join(root, 'tools/bench/limits-server.ts'), {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, DATABASE_URL: postgres.url, PORT: String(limitsPort) },
    })
    await until(`${limitsUrl}/bytes/10`, limits)

    const rowLimit = await measureOn(
      limits,

      {
        url: limitsUrl,
        method: 'POST',
        headers: json,
        turns: some(1000, (i) => ({ path: `/row/p${i * 7 + 1}`, body: '' })),
      },
      { connections, seconds },
    )
    print('limit: one primary-key SELECT per request', rowLimit)

    for (const { name, against, target, load } of scenarios()) {
      if (only && !only.some((part) => name.includes(part))) continue
      const size = await sizeOf(load)
      const limit =
        against === 'row'
          ? rowLimit
          : await measureOn(
              limits,
              { url: limitsUrl, method: load.method, headers: {}, turns: [{ path: `/bytes/${size}`, body: '' }] },
              { connections, seconds: Math.min(seconds, 8) },
            )
      if (!name.includes('never asked') && !name.includes('new line'))
        await measure(load, { connections, seconds: warmSeconds })
      const ours = await measureOn(shop, load, { connections, seconds })
      rows.push({
        scenario: name,
        limit: against === 'row' ? 'primary key' : `${size} ready bytes`,
        ...pick(ours),
        limitPerSecond: Math.round(limit.perSecond),
        ratio: round(ours.perSecond / limit.perSecond),
        target,
      })
      print(name, ours, limit.perSecond, target)
    }

    if (soak > 0) await soakTest(shop)

    if (!only || only.includes('order')) {
      const before = processorMicros(shop.pid)
      const placed = await placeOrders({ shopUrl, seconds, buyers: 8, appSecret, products })
      const orders = { ...placed, cpuMicros: Math.round((processorMicros(shop.pid) - before) / placed.requests) }
      const target = round((100 / 15_000) * rowLimit.perSecond)
      rows.push({
        scenario: 'full order: add, confirm, create, pay (8 buyers)',
        limit: 'primary key',
        ...pick(orders),
        limitPerSecond: Math.round(rowLimit.perSecond),
        ratio: round(orders.perSecond / rowLimit.perSecond),
        target: null,
      })
      console.log(
        `  full orders: ${orders.perSecond.toFixed(1)}/s, p50 ${orders.p50Ms.toFixed(1)} ms, p99 ${orders.p99Ms.toFixed(1)} ms, errors ${orders.errors} (wanted ${target}/s on this machine)`,
      )
    }

    const memory = memoryOf(shop.pid)
    console.log(
      `  memory: peak ${memory.peak} MB, now ${memory.now} MB; start with an existing database: ${(startMs / 1000).toFixed(2)} s`,
    )
    const machine = { cores: cpus().length, model: cpus()[0]?.model ?? '', node: process.version }
    mkdirSync(path.join(root, '.cache'), { recursive: true })
    writeFileSync(
      path.join(root, '.cache/bench.json'),
      `${JSON.stringify({ machine, at: new Date().toISOString(), seconds, connections, products, rows, memory, startMs }, null, 2)}\n`,
    )
    console.log(table(rows))
    console.log(
      `\nOn ${machine.cores} cores (${machine.model}), Node ${machine.node}. The server, PostgreSQL and the load share them. Written to .cache/bench.json`,
    )
  } finally {
    if (shop) await stop(shop)
    if (limits) await stop(limits)
    postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Whether the server tires: the same load measured early and late, with all the requests between. */
async function soakTest(shop: ChildProcess): Promise<void> {
  const load = scenarios().find(({ name }) => name.startsWith('clinic: list of 24'))?.load
  if (!load) throw new Error('there is no such scenario')
  const settled = 50_000
  let done = 0
  const until = async (requests: number) => {
    while (done < requests) done += (await measure(load, { connections, seconds: 10 })).requests
  }
  await until(settled)
  const early = await measureOn(shop, load, { connections, seconds })
  done += early.requests
  await until(soak)
  const late = await measureOn(shop, load, { connections, seconds })
  const change = (of: (measured: Costed) => number) => `${((of(late) / of(early) - 1) * 100).toFixed(1)} %`
  console.log(
    `  soak: ${Math.round(early.perSecond)}/s after ${settled} requests, ${Math.round(late.perSecond)}/s after ${done} ` +
      `(${change((measured) => measured.perSecond)}; processor time of a request ${change((measured) => measured.cpuMicros)})`,
  )
}

/** Says that every product has changed, and waits until the index has followed. */
async function indexAll(url: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `insert into outbox_event (name, payload) select 'productsChanged', jsonb_build_object('productIds', jsonb_agg(id)) from (select id, row_number() over () / 500 as part from product) p group by part`,
    )
    for (;;) {
      const { rows } = await client.query<{ waiting: string; dead: string }>(
        `select count(*) filter (where status = 'waiting') as waiting, count(*) filter (where status = 'dead') as dead from outbox_event`,
      )
      if (Number(rows[0]?.dead) > 0) throw new Error('an index event died')
      if (Number(rows[0]?.waiting) === 0) break
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    await analyseWhatIsFilled(client)
  } finally {
    await client.end()
  }
}

const round = (n: number) => Math.round(n * 1000) / 1000
const pick = ({ perSecond, p50Ms, p99Ms, errors, cpuMicros }: Costed) => ({
  cpuMicros,
  perSecond: Math.round(perSecond),
  p50Ms: round(p50Ms),
  p99Ms: round(p99Ms),
  errors,
})

function print(name: string, ours: Costed, limit?: number, target?: number | null): void {
  const ratio =
    limit === undefined
      ? ''
      : `, ${(ours.perSecond / limit).toFixed(2)} × limit (${Math.round(limit)}/s)${target ? `, target ${target}` : ''}`
  console.log(
    `  ${name}: ${Math.round(ours.perSecond)}/s, p50 ${ours.p50Ms.toFixed(2)} ms, p99 ${ours.p99Ms.toFixed(2)} ms, ${ours.cpuMicros} µs CPU${ours.errors ? `, ${ours.errors} ERRORS` : ''}${ratio}`,
  )
}

function table(rows: readonly Row[]): string {
  const lines = rows.map(
    (r) =>
      `| ${r.scenario} | ${r.perSecond} | ${r.p50Ms} | ${r.p99Ms} | ${r.cpuMicros} | ${r.limitPerSecond} (${r.limit}) | ${r.ratio} | ${r.target ?? '–'} |${r.errors ? ` ${r.errors} errors` : ''}`,
  )
  return `\n| Scenario | requests/s | p50 ms | p99 ms | server CPU µs | limit/s | ratio | target |\n|---|---|---|---|---|---|---|---|\n${lines.join('\n')}`
}

await main()
