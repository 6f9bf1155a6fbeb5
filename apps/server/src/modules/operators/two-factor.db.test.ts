import { idFrom } from '@cusp/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, openDesk } from '../../../test/desk'
import { removeTwoFactor } from './operations'
import { useCases } from './routes'
import { codeAt, lockSecret, openSecret, stepOf } from './second-factor'
import { confirmTwoFactor } from './use-cases/confirm-two-factor'
import { endOperatorSessions } from './use-cases/end-operator-sessions'
import { endOwnOperatorSessions } from './use-cases/end-own-operator-sessions'
import { getOperatorSelf } from './use-cases/get-operator-self'
import { getTwoFactor } from './use-cases/get-two-factor'
import { getTwoFactorRule } from './use-cases/get-two-factor-rule'
import { listAudit } from './use-cases/list-audit'
import { listMessages } from './use-cases/list-messages'
import { listOperators } from './use-cases/list-operators'
import { listOwnAudit } from './use-cases/list-own-audit'
import { listOwnOperatorSessions } from './use-cases/list-own-operator-sessions'
import { operatorLogIn } from './use-cases/operator-log-in'
import { operatorLogInByCode } from './use-cases/operator-log-in-by-code'
import { renewRecoveryCodes } from './use-cases/renew-recovery-codes'
import { resetTwoFactor } from './use-cases/reset-two-factor'
import { saveOperator } from './use-cases/save-operator'
import { saveTwoFactorRule } from './use-cases/save-two-factor-rule'
import { startTwoFactor } from './use-cases/start-two-factor'
import { turnOffTwoFactor } from './use-cases/turn-off-two-factor'
import { updateOperatorPassword } from './use-cases/update-operator-password'
import { findOperator } from './who-is'

let shop: Desk
let passwordHash: string
const password = 'molars4all'
const newPassword = 'a sentence without any digit, as long as one likes to have it'

beforeAll(async () => {
  shop = await openDesk(useCases, { operator: findOperator })
  passwordHash = await shop.platform.passwords.hash(password)
})
afterAll(() => shop.close())

const later = (seconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000)
}
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

let people = 0
type Person = { readonly id: string; readonly email: string; readonly name: string }
async function person(role = 'review'): Promise<Person> {
  people += 1
  const name = `P${people}`
  const email = `p${people}@cusp.test`
  const [row] = await shop.rows<{ id: string }>(
    'insert into operator (name, email, password_hash, role) values ($1, $2, $3, $4) returning id',
    [name, email, passwordHash, role],
  )
  return { id: row?.id ?? '', email, name }
}
const logIn = (email: string, word = password) =>
  shop.ask(operatorLogIn, { email, password: word }, { userAgent: firefox })
const second = (ticket: string, code: string) => shop.ask(operatorLogInByCode, { ticket, code }, { userAgent: firefox })
const self = async (token: string) => (await shop.ask(getOperatorSelf, {}, { token })).result

/** A session that needs no second step. */
async function signIn(email: string, word = password): Promise<string> {
  const { session, result } = await logIn(email, word)
  if (session?.kind !== 'start') throw new Error(`${email} could not log in: ${result}`)
  return session.token
}
async function ticketOf(email: string): Promise<string> {
  const { data } = await logIn(email)
  if (data.step !== 'code') throw new Error(`${email} was not asked for a code`)
  return data.ticket
}
/** Sets up an authenticator; gives its secret and the recovery codes. The clock goes on by a minute, so that codes are fresh. */
async function withAuthenticator(token: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const started = await shop.ask(startTwoFactor, { password }, { token })
  const { secret } = started.data
  const confirmed = await shop.ask(confirmTwoFactor, { code: codeAt(secret, shop.clock.now) }, { token })
  if (confirmed.result !== 'ok') throw new Error(confirmed.result)
  later(60)
  return { secret, recoveryCodes: confirmed.data.recoveryCodes }
}
async function protectedPerson(role?: string) {
  const someone = await person(role)
  const token = await signIn(someone.email)
  return { ...someone, token, ...(await withAuthenticator(token)) }
}
/** A session after both steps. */
async function signInTwice({ email, secret }: { email: string; secret: string }): Promise<string> {
  later(60)
  const { session, result } = await second(await ticketOf(email), codeAt(secret, shop.clock.now))
  if (session?.kind !== 'start') throw new Error(`${email} could not log in: ${result}`)
  return session.token
}

const lettersTo = async (email: string) =>
  (await shop.rows<{ subject: string }>('select subject from message where recipient = $1 order by id', [email])).map(
    ({ subject }) => subject,
  )

describe('an authenticator', () => {
  // RFC 6238, appendix B: the last six digits of its eight.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('shows at second %i what RFC 6238 says', (second, code) => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    const now = new Date(second * 1000)
    expect(codeAt(secret, now)).toBe(code)
    expect(stepOf(secret, code, now)).toBe(Math.floor(second / 30))
  })

  it('is understood half a minute early or late, and no more', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    const now = new Date('2026-03-02T02:00:10Z')
    const off = (seconds: number) => stepOf(secret, codeAt(secret, new Date(now.getTime() + seconds * 1000)), now)
    const step = Math.floor(now.getTime() / 30_000)
    expect([off(-30), off(0), off(30)]).toEqual([step - 1, step, step + 1])
    expect([off(-60), off(60)]).toEqual([undefined, undefined])
  })

  it('has a secret that lies encrypted in the database and opens for its owner only', async () => {
    const { id, secret } = await protectedPerson()
    const [row] = await shop.rows<{ secret: string }>(
      'select secret from operator_second_factor where operator_id = $1',
      [id],
    )
    const locked = row?.secret ?? ''
    expect(locked).not.toContain(secret)
    expect(openSecret(shop.platform, idFrom(id), locked)).toBe(secret)
    expect(() => openSecret(shop.platform, idFrom('somebody else'), locked)).toThrow()
    const changed = `${locked.slice(0, -2)}${locked.endsWith('AA') ? 'BB' : 'AA'}`
    expect(() => openSecret(shop.platform, idFrom(id), changed)).toThrow()
    expect(lockSecret(shop.platform, idFrom(id), secret)).not.toBe(lockSecret(shop.platform, idFrom(id), secret))
  })
})

describe('setting up two-factor', () => {
  it('takes the password and a first code, shows ten recovery codes, and ends the other sessions', async () => {
    const { email, id } = await person()
    const [token, elsewhere] = [await signIn(email), await signIn(email)]
    const started = await shop.ask(startTwoFactor, { password }, { token })
    expect(started.data.uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/)
    expect((await shop.ask(getTwoFactor, {}, { token })).data).toEqual({
      isRequired: false,
      since: null,
      recoveryCodesLeft: 0,
    })
    const confirmed = await shop.ask(confirmTwoFactor, { code: codeAt(started.data.secret, shop.clock.now) }, { token })
    expect(new Set(confirmed.data.recoveryCodes).size).toBe(10)
    const now = await shop.ask(getTwoFactor, {}, { token })
    expect(now.data).toMatchObject({ since: shop.clock.now.toISOString(), recoveryCodesLeft: 10 })
    expect([await self(token), await self(elsewhere)]).toEqual(['ok', 'sessionRevoked'])
    const kept = await shop.rows('select * from operator_recovery_code where operator_id = $1', [id])
    for (const code of confirmed.data.recoveryCodes)
      expect(JSON.stringify(kept)).not.toContain(code.replaceAll('-', ''))
    expect(await lettersTo(email)).toEqual(['The second step of your Cusp back office login was changed'])
    const audit = await shop.ask(listOwnAudit, {}, { token })
    expect(JSON.stringify(audit.data)).not.toContain(started.data.secret)
    expect(JSON.stringify(audit.data)).not.toContain(password)
  })

  it('refuses a wrong password, a wrong code, and a code without a set-up that was begun', async () => {
    const token = await signIn((await person()).email)
    expect(await shop.ask(startTwoFactor, { password: 'wrong1' }, { token })).toMatchObject({
      result: 'passwordWrong',
      field: 'password',
    })
    expect((await shop.ask(confirmTwoFactor, { code: '123456' }, { token })).result).toBe('twoFactorNotStarted')
    const { data } = await shop.ask(startTwoFactor, { password }, { token })
    const wrong = String((Number(codeAt(data.secret, shop.clock.now)) + 1) % 1_000_000).padStart(6, '0')
    expect(await shop.ask(confirmTwoFactor, { code: wrong }, { token })).toMatchObject({
      result: 'codeWrong',
      field: 'code',
    })
    later(11 * 60)
    const late = codeAt(data.secret, shop.clock.now)
    expect((await shop.ask(confirmTwoFactor, { code: late }, { token })).result).toBe('twoFactorNotStarted')
  })

  it('happens once when the same code is sent twice at once', async () => {
    const token = await signIn((await person()).email)
    const { data } = await shop.ask(startTwoFactor, { password }, { token })
    const code = codeAt(data.secret, shop.clock.now)
    const confirm = () => shop.ask(confirmTwoFactor, { code }, { token })
    const results = (await Promise.all([confirm(), confirm()])).map(({ result }) => result)
    expect(results.toSorted()).toEqual(['ok', 'twoFactorNotStarted'])
  })

  it('anew takes a code of the present authenticator, which is good until the new one is confirmed', async () => {
    const { token, secret, email } = await protectedPerson()
    expect((await shop.ask(startTwoFactor, { password }, { token })).result).toBe('codeWrong')
    const started = await shop.ask(startTwoFactor, { password, code: codeAt(secret, shop.clock.now) }, { token })
    expect(started.result).toBe('ok')
    await signInTwice({ email, secret })
    const next = started.data.secret
    expect((await shop.ask(confirmTwoFactor, { code: codeAt(next, shop.clock.now) }, { token })).result).toBe('ok')
    later(60)
    expect((await second(await ticketOf(email), codeAt(secret, shop.clock.now))).result).toBe('codeWrong')
    await signInTwice({ email, secret: next })
  })
})

describe('the second step of a login', () => {
  it('opens a session only with a code after the password', async () => {
    const { email, secret } = await protectedPerson()
    const first = await logIn(email)
    expect(first).toMatchObject({ result: 'ok', data: { step: 'code' }, session: undefined })
    expect(JSON.stringify(first.data)).not.toContain(email)
    const token = await signInTwice({ email, secret })
    expect((await shop.ask(getOperatorSelf, {}, { token })).data).toMatchObject({ email, hasTwoFactor: true })
  })

  it('takes a code once, also when it is sent to two logins at once', async () => {
    const { email, secret } = await protectedPerson()
    const code = codeAt(secret, shop.clock.now)
    const [one, two] = [await ticketOf(email), await ticketOf(email)]
    const results = (await Promise.all([second(one, code), second(two, code)])).map(({ result }) => result)
    expect(results.toSorted()).toEqual(['codeWrong', 'ok'])
    expect((await second(await ticketOf(email), code)).result).toBe('codeWrong')
    const earlier = codeAt(secret, new Date(shop.clock.now.getTime() - 30_000))
    expect((await second(await ticketOf(email), earlier)).result).toBe('codeWrong')
  })

  it('does not take the code again that set the authenticator up', async () => {
    const { email } = await person()
    const token = await signIn(email)
    const { data } = await shop.ask(startTwoFactor, { password }, { token })
    const code = codeAt(data.secret, shop.clock.now)
    await shop.ask(confirmTwoFactor, { code }, { token })
    expect((await second(await ticketOf(email), code)).result).toBe('codeWrong')
  })

  it('takes five of twenty tries that arrive together, and then not even the right code', async () => {
    const { email, secret } = await protectedPerson()
    const ticket = await ticketOf(email)
    const tries = await Promise.all(Array.from({ length: 20 }, (_, i) => second(ticket, `00000${i % 10}`)))
    const count = (name: string) => tries.filter(({ result }) => result === name).length
    expect([count('codeWrong'), count('loginStepGone')]).toEqual([5, 15])
    expect((await second(ticket, codeAt(secret, shop.clock.now))).result).toBe('loginStepGone')
  })

  it('takes ten guesses at digits in half a day however often the password is given, and recovery codes all the while', async () => {
    const { email, recoveryCodes } = await protectedPerson()
    const results: string[] = []
    for (let login = 0; login < 3; login += 1) {
      const ticket = await ticketOf(email)
      for (let i = 0; i < 4; i += 1) results.push((await second(ticket, `11111${i}`)).result)
    }
    expect(results.filter((result) => result === 'codeWrong')).toHaveLength(10)
    expect(results.slice(10)).toEqual(['tooManyRequests', 'tooManyRequests'])
    expect((await second(await ticketOf(email), recoveryCodes[0] ?? '')).result).toBe('ok')
  })

  it('is over after five minutes, after it has worked, and when it never began', async () => {
    const { email, secret } = await protectedPerson()
    const late = await ticketOf(email)
    later(5 * 60 + 1)
    expect((await second(late, codeAt(secret, shop.clock.now))).result).toBe('loginStepGone')
    const ticket = await ticketOf(email)
    expect((await second(ticket, codeAt(secret, shop.clock.now))).result).toBe('ok')
    later(60)
    expect((await second(ticket, codeAt(secret, shop.clock.now))).result).toBe('loginStepGone')
    expect((await second('A'.repeat(43), '123456')).result).toBe('loginStepGone')
  })

  it('belongs to the one who gave the password: another one’s code does not fit', async () => {
    const [mine, theirs] = [await protectedPerson(), await protectedPerson()]
    const ticket = await ticketOf(mine.email)
    expect((await second(ticket, codeAt(theirs.secret, shop.clock.now))).result).toBe('codeWrong')
    expect((await second(ticket, theirs.recoveryCodes[0] ?? '')).result).toBe('codeWrong')
  })

  it('is over when the operator is disabled in between', async () => {
    const admin = await signIn((await person('admin')).email)
    const { id, name, email, secret } = await protectedPerson()
    const ticket = await ticketOf(email)
    const off = { id, name, email, role: 'review', isDisabled: true, reason: 'Has left' }
    expect((await shop.ask(saveOperator, off, { token: admin })).result).toBe('ok')
    expect((await second(ticket, codeAt(secret, shop.clock.now))).result).toBe('loginStepGone')
  })

  it('leaves an entry in the audit log', async () => {
    const someone = await protectedPerson()
    const token = await signInTwice(someone)
    const audit = await shop.ask(listOwnAudit, {}, { token })
    expect(audit.data.list[0]).toMatchObject({ action: '/opsapi/login', subject: `operator ${someone.id}` })
  })
})

describe('a recovery code', () => {
  it('stands in for the authenticator once, however it is typed', async () => {
    const { email, recoveryCodes, token } = await protectedPerson()
    const [code = ''] = recoveryCodes
    expect((await second(await ticketOf(email), ` ${code.toLowerCase().replaceAll('-', ' ')} `)).result).toBe('ok')
    expect((await second(await ticketOf(email), code)).result).toBe('codeWrong')
    expect((await shop.ask(getTwoFactor, {}, { token })).data.recoveryCodesLeft).toBe(9)
  })

  it('is worth nothing after new ones were made', async () => {
    const { email, recoveryCodes, token, secret } = await protectedPerson()
    const code = () => codeAt(secret, shop.clock.now)
    expect((await shop.ask(renewRecoveryCodes, { password: 'wrong1', code: code() }, { token })).result).toBe(
      'passwordWrong',
    )
    const renewed = await shop.ask(renewRecoveryCodes, { password, code: code() }, { token })
    expect(renewed.data.recoveryCodes).toHaveLength(10)
    expect((await second(await ticketOf(email), recoveryCodes[1] ?? '')).result).toBe('codeWrong')
    expect((await second(await ticketOf(email), renewed.data.recoveryCodes[1] ?? '')).result).toBe('ok')
  })

  it('is not made for somebody without an authenticator', async () => {
    const token = await signIn((await person()).email)
    expect((await shop.ask(renewRecoveryCodes, { password, code: '123456' }, { token })).result).toBe('twoFactorOff')
  })
})

describe('turning two-factor off', () => {
  it('takes password and code, and then the password is enough', async () => {
    const { email, token, secret } = await protectedPerson()
    const elsewhere = await signInTwice({ email, secret })
    const off = (word: string, code: string) => shop.ask(turnOffTwoFactor, { password: word, code }, { token })
    later(60)
    expect((await off('wrong1', codeAt(secret, shop.clock.now))).result).toBe('passwordWrong')
    expect((await off(password, '000000')).result).toBe('codeWrong')
    expect((await off(password, codeAt(secret, shop.clock.now))).result).toBe('ok')
    expect((await off(password, codeAt(secret, shop.clock.now))).result).toBe('twoFactorOff')
    expect([await self(token), await self(elsewhere)]).toEqual(['ok', 'sessionRevoked'])
    await signIn(email)
  })
})

describe('an administrator', () => {
  it('resets the authenticator that somebody has lost, with a reason, and ends their sessions', async () => {
    const admin = await person('admin')
    const token = await signIn(admin.email)
    const lost = await protectedPerson()
    const reset = (id: string, reason = 'Telephone stolen') => shop.ask(resetTwoFactor, { id, reason }, { token })
    expect((await reset(lost.id, ' ')).result).toBe('reasonMissing')
    expect((await reset('nobody')).result).toBe('operatorNotFound')
    expect((await reset(admin.id)).result).toBe('notOnYourself')
    expect((await reset(lost.id)).result).toBe('ok')
    expect((await reset(lost.id)).result).toBe('twoFactorOff')
    expect(await self(lost.token)).toBe('sessionRevoked')
    await signIn(lost.email)
    const audit = await shop.ask(listAudit, { subject: lost.id, operatorId: admin.id }, { token })
    expect(audit.data.list).toMatchObject([
      { action: '/opsapi/operators/resetTwoFactor', detail: expect.stringContaining('Telephone stolen') },
    ])
  })

  it('sees who has an authenticator, and ends the sessions of others', async () => {
    const admin = await person('admin')
    const token = await signIn(admin.email)
    const someone = await protectedPerson()
    const { data } = await shop.ask(listOperators, {}, { token })
    expect(data.list.find(({ id }) => id === someone.id)).toMatchObject({ hasTwoFactor: true })
    expect(data.list.find(({ id }) => id === admin.id)).toMatchObject({ hasTwoFactor: false })
    const end = async (id: string) => (await shop.ask(endOperatorSessions, { id }, { token })).result
    expect([await end(admin.id), await end('nobody'), await end(someone.id)]).toEqual([
      'notOnYourself',
      'operatorNotFound',
      'ok',
    ])
    expect(await self(someone.token)).toBe('sessionRevoked')
  })

  it('demands two-factor of a role: without it nothing but the own account is open, until it is set up', async () => {
    const admin = await person('admin')
    const boss = await signIn(admin.email)
    const { email } = await person('support')
    const token = await signIn(email)
    expect((await shop.ask(listMessages, {}, { token })).result).toBe('ok')
    const rule = (roles: string[]) => shop.ask(saveTwoFactorRule, { roles }, { token: boss })
    expect((await rule(['support', 'nobody'])).result).toBe('notUnderstood')
    expect((await rule(['support'])).result).toBe('ok')
    expect((await shop.ask(getTwoFactorRule, {}, { token: boss })).data).toEqual({ roles: ['support'] })

    expect((await shop.ask(listMessages, {}, { token })).result).toBe('twoFactorNeeded')
    const known = await shop.ask(getOperatorSelf, {}, { token })
    expect(known.data).toMatchObject({ mustSetUpTwoFactor: true, permissions: ['self'] })
    const first = await logIn(email)
    expect(first.data).toMatchObject({ step: 'done', operator: { mustSetUpTwoFactor: true } })

    const { secret } = await withAuthenticator(token)
    expect((await shop.ask(listMessages, {}, { token })).result).toBe('ok')
    const off = await shop.ask(turnOffTwoFactor, { password, code: codeAt(secret, shop.clock.now) }, { token })
    expect(off.result).toBe('twoFactorRequired')
    await rule([])
    expect((await shop.ask(getTwoFactorRule, {}, { token: boss })).data).toEqual({ roles: [] })
  })

  it('is who makes these rules: nobody else', async () => {
    const token = await signIn((await person('finance')).email)
    const asks = [
      shop.ask(saveTwoFactorRule, { roles: [] }, { token }),
      shop.ask(getTwoFactorRule, {}, { token }),
      shop.ask(resetTwoFactor, { id: 'x', reason: 'y' }, { token }),
      shop.ask(endOperatorSessions, { id: 'x' }, { token }),
    ]
    for (const { result } of await Promise.all(asks)) expect(result).toBe('forbidden')
  })
})

describe('whoever runs the server', () => {
  it('helps the only administrator who has lost everything, and the audit log says so', async () => {
    const lost = await protectedPerson('admin')
    const take = (email: string) => shop.work.write((tx) => removeTwoFactor(tx, email, shop.clock.now))
    expect(await take('nobody@cusp.test')).toBe(false)
    expect(await take(lost.email)).toBe(true)
    expect(await take(lost.email)).toBe(false)
    expect(await self(lost.token)).toBe('sessionRevoked')
    const token = await signIn(lost.email)
    const audit = await shop.ask(listAudit, { subject: lost.id, action: '/opsapi/operators/resetTwoFactor' }, { token })
    expect(audit.data.list).toMatchObject([{ operator: 'npm run operator' }])
  })
})

describe('the own account', () => {
  it('changes the password with the present one, and ends the other sessions', async () => {
    const { email } = await person()
    const [token, elsewhere] = [await signIn(email), await signIn(email)]
    const change = (oldPassword: string, next: string) =>
      shop.ask(updateOperatorPassword, { oldPassword, newPassword: next }, { token })
    expect(await change(password, 'short')).toMatchObject({ result: 'operatorPasswordWeak', field: 'newPassword' })
    expect(await change(password, 'admin123')).toMatchObject({ result: 'passwordCommon', field: 'newPassword' })
    expect(await change('wrong1', newPassword)).toMatchObject({ result: 'passwordWrong', field: 'oldPassword' })
    expect((await change(password, newPassword)).result).toBe('ok')
    expect([await self(token), await self(elsewhere)]).toEqual(['ok', 'sessionRevoked'])
    expect((await logIn(email)).result).toBe('credentialsWrong')
    await signIn(email, newPassword)
    expect(await lettersTo(email)).toEqual(['Your password for the Cusp back office was changed'])
    const audit = await shop.ask(listOwnAudit, {}, { token })
    expect(JSON.stringify(audit.data)).not.toMatch(/4all/)
  })

  it('takes ten guesses at the present password in a quarter of an hour', async () => {
    const token = await signIn((await person()).email)
    const guess = () => shop.ask(updateOperatorPassword, { oldPassword: 'wrong1', newPassword }, { token })
    const results = (await Promise.all(Array.from({ length: 14 }, guess))).map(({ result }) => result)
    expect(results.filter((result) => result === 'passwordWrong')).toHaveLength(10)
    expect(results.filter((result) => result === 'tooManyRequests')).toHaveLength(4)
  })

  it('shows the own sessions and ends one, or all but this one', async () => {
    const { email } = await person()
    const [one, two, three] = [await signIn(email), await signIn(email), await signIn(email)]
    const stranger = await signIn((await person()).email)
    const list = async (token: string) => (await shop.ask(listOwnOperatorSessions, {}, { token })).data.list
    const sessions = await list(one)
    expect(sessions).toHaveLength(3)
    expect(sessions.every(({ device }) => device === 'Firefox · Windows')).toBe(true)
    expect(JSON.stringify(sessions)).not.toContain(one)
    const current = sessions.find(({ isCurrent }) => isCurrent)
    const end = (input: object, token: string) => shop.ask(endOwnOperatorSessions, input, { token })
    expect((await end({ id: current?.id }, stranger)).result).toBe('notFound')
    expect((await end({ id: sessions.find(({ id }) => id !== current?.id)?.id }, one)).result).toBe('ok')
    const alive = [await self(two), await self(three)]
    expect(alive.toSorted()).toEqual(['ok', 'sessionRevoked'])
    expect((await end({}, one)).result).toBe('ok')
    expect([await self(two), await self(three), await self(one)]).toEqual(['sessionRevoked', 'sessionRevoked', 'ok'])
    expect(await end({ id: current?.id }, one)).toMatchObject({ result: 'ok', session: { kind: 'end' } })
    expect(await self(one)).toBe('sessionRevoked')
    expect(await self(stranger)).toBe('ok')
  })

  it('shows what its owner has done and nobody else', async () => {
    const [mine, theirs] = [await person(), await person()]
    const [token] = [await signIn(mine.email), await signIn(theirs.email)]
    await shop.ask(updateOperatorPassword, { oldPassword: password, newPassword }, { token })
    const { data } = await shop.ask(listOwnAudit, { pageSize: 1 }, { token })
    expect(data).toMatchObject({ totalCount: 2, totalPage: 2, list: [{ action: '/opsapi/me/password' }] })
    const all = await shop.ask(listOwnAudit, {}, { token })
    expect(all.data.list.every(({ operator }) => operator === mine.name)).toBe(true)
  })
})

describe('the audit log', () => {
  it('is narrowed down by operator, action, object and Hong Kong days', async () => {
    const admin = await person('admin')
    const token = await signIn(admin.email)
    const entry = (at: string, action: string, subject: string) =>
      shop.rows(
        `insert into audit_entry (at, operator_id, operator_name, action, subject, detail) values ($1, $2, 'Nora', $3, $4, '{}')`,
        [at, 'nora', action, subject],
      )
    await entry('2026-01-31T15:59:59Z', '/opsapi/orders/close', 'order 1')
    await entry('2026-01-31T16:00:00Z', '/opsapi/orders/close', 'order 2')
    await entry('2026-02-01T15:59:59Z', '/opsapi/orders/ship', 'order 2')
    await entry('2026-02-01T16:00:00Z', '/opsapi/orders/ship', 'order 3_1')
    const found = async (filters: object) =>
      (await shop.ask(listAudit, { operatorId: 'nora', ...filters }, { token })).data.list.map(
        ({ action, subject }) => `${action.split('/').at(-1)} ${subject}`,
      )
    expect(await found({})).toHaveLength(4)
    expect(await found({ from: '2026-02-01', until: '2026-02-01' })).toEqual(['ship order 2', 'close order 2'])
    expect(await found({ from: '2026-02-02' })).toEqual(['ship order 3_1'])
    expect(await found({ until: '2026-01-31' })).toEqual(['close order 1'])
    expect(await found({ subject: 'order 2', action: '/opsapi/orders/close' })).toEqual(['close order 2'])
    expect(await found({ subject: '3_' })).toEqual(['ship order 3_1'])
    expect(await found({ subject: '%' })).toEqual([])
    const { data } = await shop.ask(listAudit, {}, { token })
    expect(data.operators).toContainEqual({ id: 'nora', name: 'Nora' })
    expect(data.actions).toContain('/opsapi/orders/ship')
  })
})
