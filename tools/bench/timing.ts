import { createHmac, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { accounts } from '@cusp/contract'
import pg from 'pg'
import { pepperOf } from '../../apps/server/src/pepper'
import { openPasswords } from '../../apps/server/src/platform/passwords'
import { newToken, tokenHash } from '../../apps/server/src/platform/tokens'
import { build } from '../setup/build.mjs'
import { ensureTestPrograms, startPostgres } from '../test/postgres.mjs'
import { appSecret, flag, shopUrl, startShop, stop, until } from './shop-process'
import { compare, median } from './told-apart'

// Whether the time of an answer tells who has an account: many requests for addresses with one and without, in random order.
const samples = flag('samples', 500)
/** How sure it must be: the chance at which equal times would be called different. */
const alpha = flag('alpha', 0.001)
const warm = 20

const json = { 'content-type': 'application/json', LangEnv: '2' }
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Milliseconds from sending a request until the last byte of its answer. */
function timed(at: string, body: object, token: string | undefined): Promise<{ ms: number; code: number }> {
  const payload = JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const headers = {
      ...json,
      'content-length': Buffer.byteLength(payload),
      ...(token ? { authorization: token } : {}),
    }
    const started = performance.now()
    const asking = request(new URL(at, shopUrl), { agent, method: 'POST', headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => {
        const ms = performance.now() - started
        const { resultID = 0 }: { resultID?: number } = JSON.parse(text)
        resolve({ ms, code: resultID })
      })
    })
    asking.on('error', reject)
    asking.end(payload)
  })
}

type Flow = {
  readonly name: string
  readonly path: string
  /** Whether the one who asks is signed in. */
  readonly isSignedIn?: boolean
  /** Whether addresses are those of operators. */
  readonly isOffice?: boolean
  readonly needsPicture?: boolean
  body(email: string, captcha: object): object
}

const sendCode = (type: string) => ({
  path: accounts.sendCode.path,
  needsPicture: true,
  body: (email: string, captcha: object) => ({ email, type, ...captcha }),
})
const password = 'wrong1pass'

const flows: readonly Flow[] = [
  { name: 'login', path: '/api/login', body: (userName) => ({ userName, password }) },
  {
    name: 'login by code',
    path: '/api/login-by-captcha',
    body: (userName) => ({ userName, code: '000000' }),
  },
  { name: 'code for a login', ...sendCode('login') },
  { name: 'code for a registration', ...sendCode('register') },
  { name: 'code for a recovery', ...sendCode('forgetpwd') },
  {
    name: 'recovery',
    path: '/api/forgetPwd_UpdatePwd',
    body: (email) => ({ email, phoneCaptcha: '000000', password: 'molar2026', repassword: 'molar2026' }),
  },
  { name: 'code for a change of email', isSignedIn: true, ...sendCode('newEmail') },
  { name: 'operator login', isOffice: true, path: '/opsapi/login', body: (email) => ({ email, password }) },
]

/** Each flow has addresses of its own, each of which is asked about once: no limit and no cache comes between. */
const addressOf = (flow: number, kind: 'known' | 'other', i: number): string =>
  `${kind}-${flow}-${String(i).padStart(4, '0')}@timing.example`

async function fill(url: string, token: string): Promise<void> {
  const passwords = await openPasswords(pepperOf({ appSecret }))
  const hash = await passwords.hash('a password that nobody guesses 1')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const buyers = flows.flatMap((flow, f) =>
      flow.isOffice ? [] : Array.from({ length: samples + warm }, (_, i) => addressOf(f, 'known', i)),
    )
    const staff = flows.flatMap((flow, f) =>
      flow.isOffice ? Array.from({ length: samples + warm }, (_, i) => addressOf(f, 'known', i)) : [],
    )
    await client.query(`insert into clinic (id, name, status) values ('timing', 'Timed Clinic', 'underReview')`)
    await client.query(
      `insert into account (id, clinic_id, name, email, password_hash, roles)
       select 'ac' || n, 'timing', 'Buyer ' || n, email, $2, '{Buyer}' from unnest($1::text[]) with ordinality as e(email, n)`,
      [[...buyers, 'asking@timing.example'], hash],
    )
    await client.query(
      `insert into operator (name, email, password_hash, role) select 'Operator', email, $2, 'support' from unnest($1::text[]) as e(email)`,
      [staff, hash],
    )
    await client.query(
      `insert into session (token_hash, account_id, expires_at)
       select $1, id, now() + interval '1 day' from account where email = 'asking@timing.example'`,
      [tokenHash(token)],
    )
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

const sealOf = (id: string, answer: string): string =>
  createHmac('sha256', appSecret).update(`captcha\0${id}\n${answer}`).digest('base64url')

function shuffled<T>(list: readonly T[]): T[] {
  const mixed = [...list]
  for (let i = mixed.length - 1; i > 0; i -= 1) {
    const j = Math.floor(Math.random() * (i + 1))
    ;[mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T]
  }
  return mixed
}

async function main(): Promise<void> {
  await ensureTestPrograms({ browser: false })
  await build()
  const postgres = await startPostgres({ isDurable: true })
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cusp-timing-'))
  const shop = startShop(postgres.url, dataDir)
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 })
  try {
    await until(`${shopUrl}/readyz`, shop)
    const token = newToken()
    await fill(postgres.url, token)
    const picture = async () => {
      const id = randomUUID()
      await pool.query(
        `insert into captcha (id, answer_hash, expires_at) values ($1, $2, now() + interval '2 minutes')`,
        [id, sealOf(id, 'AKRY')],
      )
      return { captchaId: id, captcha: 'akry' }
    }

    let toldApart = 0
    for (const [f, flow] of flows.entries()) {
      const times = { known: [] as number[], other: [] as number[] }
      const codes = { known: new Set<number>(), other: new Set<number>() }
      const ask = async (kind: 'known' | 'other', i: number) => {
        const captcha = flow.needsPicture ? await picture() : {}
        return timed(flow.path, flow.body(addressOf(f, kind, i), captcha), flow.isSignedIn ? token : undefined)
      }
      for (let i = samples; i < samples + warm; i += 1)
        for (const kind of ['known', 'other'] as const) await ask(kind, i)
      const turns = shuffled(
        (['known', 'other'] as const).flatMap((kind) => Array.from({ length: samples }, (_, i) => ({ kind, i }))),
      )
      for (const { kind, i } of turns) {
        const { ms, code } = await ask(kind, i)
        times[kind].push(ms)
        codes[kind].add(code)
      }
      const { p, share } = compare(times.known, times.other)
      const answers = [...codes.known].sort().join() === [...codes.other].sort().join()
      const isTold = p < alpha || !answers
      if (isTold) toldApart += 1
      const [known, other] = [median(times.known), median(times.other)]
      console.log(
        `${flow.name.padEnd(28)} with ${known.toFixed(3).padStart(8)} ms · without ${other.toFixed(3).padStart(8)} ms · difference ${((known - other) * 1000).toFixed(0).padStart(6)} µs · guessed right ${(share * 100).toFixed(1)} % · p ${p.toPrecision(2)}${answers ? '' : ' · ANSWERS DIFFER'}${isTold ? '  ← told apart' : ''}`,
      )
    }
    console.log(
      toldApart === 0
        ? `Nobody can be told apart by ${samples} + ${samples} requests (p ≥ ${alpha}).`
        : `${toldApart} of ${flows.length} can be told apart (p < ${alpha}).`,
    )
    if (toldApart > 0) process.exitCode = 1
  } finally {
    agent.destroy()
    await pool.end()
    await stop(shop)
    postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

await main()
