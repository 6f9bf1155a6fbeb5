import { openTestDatabase, type TestDatabase } from '@cusp/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealWith } from '../src/pepper'
import { newToken, tokenHash } from '../src/platform/tokens'
import { type Said, type ServerProcess, startServer } from './server-process'
import { addClinic, addOperator, appSecret } from './whole-shop'

let database: TestDatabase
let servers: [ServerProcess, ServerProcess]

beforeAll(async () => {
  database = await openTestDatabase()
  if (!database.url) throw new Error('two processes need a PostgreSQL server')
  servers = await Promise.all([startServer(database.url), startServer(database.url)])
}, 120_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await database.close()
})

const at = (i: number): ServerProcess => servers[i % 2 === 0 ? 0 : 1]
const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await database.pool.query(text, values)).rows as T[]
const seen = async (i: number, token: string) => (await at(i).post('/authapi/user/userinfo2', {}, token)).result

const code = '246802'
const browser = newToken()
const inBrowser = { cookie: `cusp_browser=${browser}` }
/** A code that this browser, or another owner, had sent for a purpose to an email, as the server keeps it. */
const sendCode = (purpose: string, email: string, owner = `browser ${tokenHash(browser)}`) =>
  rows(
    `insert into verification_code (purpose, target, owner, code_hash, expires_at) values ($1, $2, $3, $4, now() + interval '5 minutes')`,
    [purpose, email, owner, sealWith({ appSecret }, 'code', `${purpose}\n${email}\n${code}`)],
  )
/** An account of a clinic with sessions in both processes. */
async function member(name: string): Promise<{ email: string; accountId: string; tokens: [string, string] }> {
  const { token, clinicId } = await addClinic(database, name)
  const [account] = await rows<{ id: string; email: string }>('select id, email from account where clinic_id = $1', [
    clinicId,
  ])
  if (!account) throw new Error('the clinic has no account')
  const other = newToken()
  await rows(`insert into session (token_hash, account_id, expires_at) values ($1, $2, now() + interval '1 day')`, [
    tokenHash(other),
    account.id,
  ])
  return { email: account.email, accountId: account.id, tokens: [token, other] }
}
const together = (n: number, ask: (i: number) => Promise<Said>) =>
  Promise.all(Array.from({ length: n }, (_, i) => ask(i)))

describe('the very next request with the old token, in every process,', () => {
  it('fails after the password was set anew in one of them', async () => {
    const { email, tokens } = await member('Forgetful Clinic')
    for (const [i, token] of tokens.entries()) expect(await seen(i, token)).toBe('ok')
    await sendCode('forgetpwd', email)
    const passwords = { password: 'molar2026', repassword: 'molar2026' }
    const reset = await at(0).post(
      '/api/forgetPwd_UpdatePwd',
      { email, phoneCaptcha: code, ...passwords },
      undefined,
      inBrowser,
    )
    expect(reset.result).toBe('ok')
    for (const token of tokens)
      expect([await seen(0, token), await seen(1, token)]).toEqual(Array(2).fill('sessionRevoked'))

    const { data } = await at(1).post('/api/login', { userName: email, password: 'molar2026' })
    const change = { oldPassword: 'molar2026', newPassword: 'canine2026', confirmPassword: 'canine2026' }
    expect((await at(1).post('/authapi/user/updatePassword', change, String(data.token))).result).toBe('ok')
    expect([await seen(0, String(data.token)), await seen(1, String(data.token))]).toEqual(
      Array(2).fill('sessionRevoked'),
    )
  })

  it('fails after the device was signed out from another one', async () => {
    const { tokens } = await member('Careful Clinic')
    expect((await at(0).post('/authapi/user/endOtherSessions', {}, tokens[0])).result).toBe('ok')
    expect([await seen(0, tokens[1]), await seen(1, tokens[1])]).toEqual(Array(2).fill('sessionRevoked'))
    expect(await seen(1, tokens[0])).toBe('ok')
  })

  it('fails after the account was disabled', async () => {
    const { accountId, tokens } = await member('Disabled Clinic')
    expect(await seen(1, tokens[1])).toBe('ok')
    await rows('update account set disabled_at = now() where id = $1', [accountId])
    expect([await seen(0, tokens[0]), await seen(1, tokens[1])]).toEqual(Array(2).fill('sessionRevoked'))
  })
})

describe('an operator’s very next request, in every process,', () => {
  const self = async (i: number, token: string) => (await at(i).post('/opsapi/me', {}, token)).result
  const signedIn = async (role: string) => {
    const token = await addOperator(database, role)
    const [row] = await rows<{ id: string; name: string; email: string }>(
      'select o.id, o.name, o.email from operator o join operator_session s on s.operator_id = o.id where s.token_hash = $1',
      [tokenHash(token)],
    )
    if (!row) throw new Error('the operator was not made')
    return { ...row, token }
  }

  it('fails after the operator was disabled or given another role, and so does a login that was half done', async () => {
    const admin = await signedIn('admin')
    for (const change of [{ role: 'support' }, { role: 'review', isDisabled: true, reason: 'Has left' }]) {
      const { token, ...operator } = await signedIn('review')
      const ticket = newToken()
      await rows(
        `insert into operator_login (ticket_hash, operator_id, expires_at) values ($1, $2, now() + interval '5 minutes')`,
        [tokenHash(ticket), operator.id],
      )
      expect([await self(0, token), await self(1, token)]).toEqual(['ok', 'ok'])
      const saved = await at(0).post(
        '/opsapi/operators/save',
        { isDisabled: false, ...operator, ...change },
        admin.token,
      )
      expect(saved.result).toBe('ok')
      expect([await self(1, token), await self(0, token)]).toEqual(['sessionRevoked', 'sessionRevoked'])
      expect((await at(1).post('/opsapi/login/code', { ticket, code: '123456' })).result).toBe('loginStepGone')
    }
  })

  it('shows nothing but the own account once two-factor is demanded of the role', async () => {
    const [admin, clerk] = [await signedIn('admin'), await signedIn('support')]
    const messages = async (i: number) => (await at(i).post('/opsapi/messages/list', {}, clerk.token)).result
    expect(await messages(1)).toBe('ok')
    await at(0).post('/opsapi/operators/twoFactorRule/save', { roles: ['support'] }, admin.token)
    expect([await messages(1), await messages(0), await self(1, clerk.token)]).toEqual([
      'twoFactorNeeded',
      'twoFactorNeeded',
      'ok',
    ])
  })
})

describe('fifty requests at once, in both processes,', () => {
  it('take five tries of a code, and then the right one is worth nothing', async () => {
    const { email } = await member('Guessed Clinic')
    await sendCode('login', email)
    const guesses = await together(50, (i) =>
      at(i).post('/api/login-by-captcha', { userName: email, code: String(100_000 + i) }, undefined, inBrowser),
    )
    expect(guesses.every(({ result }) => result === 'codeWrong')).toBe(true)
    const [kept] = await rows<{ tries: number }>(`select tries from verification_code where target = $1`, [email])
    expect(kept?.tries).toBe(5)
    expect((await at(0).post('/api/login-by-captcha', { userName: email, code }, undefined, inBrowser)).result).toBe(
      'codeWrong',
    )
  })

  it('sign in once with one right code', async () => {
    const { email } = await member('Single Clinic')
    await sendCode('login', email)
    const answers = await together(50, (i) =>
      at(i).post('/api/login-by-captcha', { userName: email, code }, undefined, inBrowser),
    )
    expect(answers.filter(({ result }) => result === 'ok')).toHaveLength(1)
  })

  it('judge ten passwords of an account, whatever its letters’ case, and leave a session alone', async () => {
    const { email } = await member('Stormed Clinic')
    await sendCode('forgetpwd', email)
    const passwords = { password: 'molar2026', repassword: 'molar2026' }
    await at(0).post('/api/forgetPwd_UpdatePwd', { email, phoneCaptcha: code, ...passwords }, undefined, inBrowser)
    const { data } = await at(0).post('/api/login', { userName: email, password: 'molar2026' })
    const answers = await together(50, (i) =>
      at(i).post('/api/login', {
        userName: i % 2 === 0 ? email : email.toUpperCase(),
        password: `wrong${i}a`,
        extra: i,
      }),
    )
    expect(answers.filter(({ result }) => result === 'credentialsWrong')).toHaveLength(10)
    expect(answers.filter(({ result }) => result === 'tooManyRequests')).toHaveLength(40)
    expect(await seen(0, String(data.token))).toBe('ok')
  })

  it('set one payment password with one code, judge five wrong ones, and then the right one is locked too', async () => {
    const { email, accountId, tokens } = await member('Wealthy Clinic')
    const [token] = tokens
    await rows(`update clinic set has_credit = true where id = (select clinic_id from account where id = $1)`, [
      accountId,
    ])
    await sendCode('payPwd', email, `session ${tokenHash(token)}`)
    const input = { email, phoneCaptcha: code, password: '135790', confirmPassword: '135790' }
    const sets = await together(4, (i) => at(i).post('/authapi/user/setPayPwd', input, token))
    expect(sets.filter(({ result }) => result === 'ok')).toHaveLength(1)

    const guess = (i: number, payPwd: string) => at(i).post('/authapi/user/verifyPayPwd', { payPwd }, token)
    const guesses = await together(50, (i) => guess(i, String(200_000 + i)))
    expect(guesses.filter(({ result }) => result === 'paymentPasswordWrong')).toHaveLength(4)
    expect(guesses.filter(({ result }) => result === 'paymentPasswordLocked')).toHaveLength(46)
    const [kept] = await rows<{ tries: number }>(`select tries from payment_password where account_id = $1`, [
      accountId,
    ])
    expect(kept?.tries).toBe(5)
    expect([(await guess(0, '135790')).result, (await guess(1, '135790')).result]).toEqual(
      Array(2).fill('paymentPasswordLocked'),
    )
    await rows(`update payment_password set locked_until = now() - interval '1 second' where account_id = $1`, [
      accountId,
    ])
    expect((await guess(1, '135790')).result).toBe('ok')
  })
})
