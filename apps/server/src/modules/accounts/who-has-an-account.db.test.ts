import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Clinics, goodPassword, openClinics } from './testing'
import { logIn } from './use-cases/log-in'
import { logInByCode } from './use-cases/log-in-by-code'
import { resetPassword } from './use-cases/reset-password'
import { sendCode } from './use-cases/send-code'
import { updateEmail } from './use-cases/update-email'

let shop: Clinics
let token: string
const known = 'known@clinic.hk'
const unknown = 'other@clinic.hk'

beforeAll(async () => {
  shop = await openClinics()
  await shop.registered(known)
  token = await shop.registered('asking@clinic.hk')
})
afterAll(() => shop.close())

type Work = { readonly queries: string[]; readonly hashes: number; readonly answer: string }

/** What the server does for a request: the statements in their order, the passwords hashed, and the answer. */
async function workOf(request: () => Promise<{ result: string }>): Promise<Work> {
  const queries: string[] = []
  const original = pg.Client.prototype.query
  const watched = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [first] = args
    const text = typeof first === 'string' ? first : String((first as { text?: unknown } | undefined)?.text)
    queries.push(text)
    return Reflect.apply(original, this, args)
  } as typeof original)
  // Passwords are hashed by threads, which are told what to do one password at a time.
  const told = vi.spyOn(Worker.prototype, 'postMessage')
  const isHashing = (order: unknown) => /^(hash|verify)$/.test(String((order as { kind?: unknown } | undefined)?.kind))
  try {
    const answer = JSON.stringify(await request())
    return { queries, hashes: told.mock.calls.filter(([order]) => isHashing(order)).length, answer }
  } finally {
    watched.mockRestore()
    told.mockRestore()
  }
}

/** Requests of a stranger that name an address; all that may differ is what lands in the mailbox. */
const requests: readonly [string, (email: string) => Promise<{ result: string }>, string][] = [
  ['a login', (userName) => shop.ask(logIn, { userName, password: 'wrong1pass' }), 'credentialsWrong'],
  ['a login by code', (userName) => shop.ask(logInByCode, { userName, code: '000000' }), 'codeWrong'],
  [
    'the second step of a recovery',
    (email) =>
      shop.ask(resetPassword, { email, phoneCaptcha: '000000', password: goodPassword, repassword: goodPassword }),
    'codeWrong',
  ],
  ...(['register', 'login', 'forgetpwd'] as const).map(
    (type): [string, (email: string) => Promise<{ result: string }>, string] => [
      `asking for a code of type ${type}`,
      async (email) => shop.ask(sendCode, { email, type, ...(await shop.captcha()) }),
      'ok',
    ],
  ),
  [
    'asking for a code to a new address',
    async (email) => shop.ask(sendCode, { email, type: 'newEmail', ...(await shop.captcha()) }, { token }),
    'ok',
  ],
  [
    'changing to a new address',
    (email) => shop.ask(updateEmail, { email, emailCaptcha: '000000' }, { token }),
    'codeWrong',
  ],
]

describe('whether an address has an account', () => {
  it.each(requests)('cannot be told by what the server does for %s', async (_, request, result) => {
    const works: Work[] = []
    for (const email of [unknown, known]) {
      // Connections that were idle for long, and codes that were asked for a moment ago, have a say of their own.
      await shop.rows('delete from code_sending')
      works.push(await workOf(() => request(email)))
    }
    expect(works[0]?.answer).toContain(`"result":"${result}"`)
    expect(works[0]?.queries.join()).toMatch(/verification_code|password_hash/)
    expect(works[1]).toEqual(works[0])
  })

  it('costs one password hash at a login either way', async () => {
    for (const email of [unknown, known]) {
      const { hashes } = await workOf(() => shop.ask(logIn, { userName: email, password: 'wrong1pass' }))
      expect(hashes).toBe(1)
    }
  })
})
