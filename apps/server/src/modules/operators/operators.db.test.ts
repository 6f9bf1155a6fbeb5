import { operatorRoles } from '@cusp/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, openDesk } from '../../../test/desk'
import { queueMessage } from '../../platform/messages'
import { useCases } from './routes'
import { getMessage } from './use-cases/get-message'
import { getOperatorSelf } from './use-cases/get-operator-self'
import { listAudit } from './use-cases/list-audit'
import { listMessages } from './use-cases/list-messages'
import { listOperators } from './use-cases/list-operators'
import { operatorLogIn } from './use-cases/operator-log-in'
import { operatorLogOut } from './use-cases/operator-log-out'
import { saveOperator } from './use-cases/save-operator'
import { updateOperatorPassword } from './use-cases/update-operator-password'
import { findOperator } from './who-is'

let shop: Desk
let admin: string
const password = 'molars4all'

beforeAll(async () => {
  shop = await openDesk(useCases, { operator: findOperator })
  const hash = await shop.platform.passwords.hash(password)
  await shop.rows(
    `insert into operator (name, email, password_hash, role) values ('Ann', 'ann@cusp.test', $1, 'admin')`,
    [hash],
  )
  admin = await signIn('ann@cusp.test')
})
afterAll(() => shop.close())

const minutes = (n: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + n * 60_000)
}
async function signIn(email: string): Promise<string> {
  const { session, result } = await shop.ask(operatorLogIn, { email, password })
  if (session?.kind !== 'start') throw new Error(`${email} could not log in: ${result}`)
  return session.token
}
/** The administrator's session; tests that move the clock may have ended it. */
async function asAdmin(): Promise<{ token: string }> {
  if ((await self(admin)).result !== 'ok') admin = await signIn('ann@cusp.test')
  return { token: admin }
}
const self = (token: string) => shop.ask(getOperatorSelf, {}, { token })
const colleague = (name: string, more = {}) => ({
  name,
  email: `${name}@cusp.test`,
  role: 'review',
  isDisabled: false,
  password,
  ...more,
})
const save = async (input: object) => shop.ask(saveOperator, input, await asAdmin())
/** Somebody new who has chosen a password of their own by now: the same, for the tests' sake. */
async function hire(input: ReturnType<typeof colleague>) {
  const saved = await save(input)
  await shop.rows('update operator set password_expires_at = null where email = $1', [input.email])
  return saved
}

describe('operatorLogIn', () => {
  it('signs in until the browser closes, and says what the role may do', async () => {
    const answer = await shop.ask(operatorLogIn, { email: 'ANN@cusp.test', password })
    expect(answer).toMatchObject({
      result: 'ok',
      data: { step: 'done', operator: { name: 'Ann', role: 'admin' } },
      session: { seconds: undefined },
    })
    expect(answer.data).toHaveProperty('operator.permissions', expect.arrayContaining(['operators.manage']))
  })

  it('refuses a wrong password, an unknown and a disabled operator alike', async () => {
    await save(colleague('off', { isDisabled: true }))
    const answers = await Promise.all(
      ['ann@cusp.test', 'nobody@cusp.test', 'off@cusp.test'].map((email) =>
        shop.ask(operatorLogIn, { email, password: email.startsWith('off') ? password : 'wrong1' }),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.result).toBe('credentialsWrong')
  })

  it('judges ten of twenty attempts that arrive together', async () => {
    const attempt = () => shop.ask(operatorLogIn, { email: 'target@cusp.test', password: 'wrong1' })
    const answers = await Promise.all(Array.from({ length: 20 }, attempt))
    expect(answers.filter(({ result }) => result === 'tooManyRequests')).toHaveLength(10)
    minutes(15)
    expect((await attempt()).result).toBe('credentialsWrong')
  })
})

describe('a session of the back office', () => {
  it('ends with logging out', async () => {
    const token = await signIn('ann@cusp.test')
    expect((await shop.ask(operatorLogOut, {}, { token })).session).toEqual({ kind: 'end' })
    expect((await self(token)).result).toBe('sessionRevoked')
  })

  it('ends after half an hour without use', async () => {
    const token = await signIn('ann@cusp.test')
    minutes(29)
    expect((await self(token)).result).toBe('ok')
    await expect
      .poll(() => shop.rows('select 1 from operator_session where last_seen_at = $1', [shop.clock.now.toISOString()]))
      .toHaveLength(1)
    minutes(29)
    expect((await self(token)).result).toBe('ok')
    minutes(31)
    expect((await self(token)).result).toBe('loginRequired')
  })

  it('ends after twelve hours at the latest', async () => {
    const token = await signIn('ann@cusp.test')
    minutes(12 * 60 + 1)
    await shop.rows('update operator_session set last_seen_at = $1', [shop.clock.now.toISOString()])
    expect((await self(token)).result).toBe('loginRequired')
  })
})

describe('a password that somebody else has chosen', () => {
  const change = (token: string, oldPassword: string, newPassword: string) =>
    shop.ask(updateOperatorPassword, { oldPassword, newPassword }, { token })

  it('opens nothing but the own account, until there is one of their own', async () => {
    await save(colleague('first'))
    const token = await signIn('first@cusp.test')
    expect((await self(token)).data).toMatchObject({ mustChangePassword: true, permissions: ['self'] })
    const look = async () => (await shop.ask(listMessages, {}, { token })).result
    expect(await look()).toBe('ownPasswordNeeded')
    expect(await change(token, password, password)).toMatchObject({ result: 'passwordUnchanged', field: 'newPassword' })
    expect((await change(token, password, 'one that I have chosen')).result).toBe('ok')
    expect((await self(token)).data).toMatchObject({ mustChangePassword: false })
    expect(await look()).toBe('ok')
    minutes(4 * 24 * 60)
    const later = await shop.ask(operatorLogIn, { email: 'first@cusp.test', password: 'one that I have chosen' })
    expect(later).toMatchObject({ result: 'ok', data: { operator: { mustChangePassword: false } } })
  })

  it('is good for three days, and stays so when something else of the operator is changed', async () => {
    const made = await save(colleague('late'))
    await save({ ...colleague('late'), id: made.data.id, name: 'Later', password: undefined })
    expect((await shop.ask(operatorLogIn, { email: 'late@cusp.test', password })).result).toBe('ok')
    minutes(3 * 24 * 60)
    expect((await shop.ask(operatorLogIn, { email: 'late@cusp.test', password })).result).toBe('firstPasswordExpired')
    expect((await shop.ask(operatorLogIn, { email: 'late@cusp.test', password: 'wrong1' })).result).toBe(
      'credentialsWrong',
    )
    await save({ ...colleague('late'), id: made.data.id, password: 'another first one' })
    const again = await shop.ask(operatorLogIn, { email: 'late@cusp.test', password: 'another first one' })
    expect(again).toMatchObject({ result: 'ok', data: { operator: { mustChangePassword: true } } })
  })
})

describe('saveOperator', () => {
  it('adds a colleague who can log in, and leaves an audit entry without the password', async () => {
    const { data } = await hire(colleague('rita'))
    const token = await signIn('rita@cusp.test')
    expect((await self(token)).data.permissions).toEqual([...operatorRoles.review])
    const audit = await shop.ask(listAudit, { keyword: String(data.id) }, await asAdmin())
    expect(audit.data.list).toMatchObject([
      { operator: 'rita', action: '/opsapi/login', subject: `operator ${data.id}` },
      { operator: 'Ann', action: '/opsapi/operators/save', subject: `operator ${data.id}` },
    ])
    expect(JSON.stringify(audit.data)).not.toContain(password)
    expect(audit.data.actions).toContain('/opsapi/operators/save')
  })

  it('ends the sessions of an operator who is disabled or given a new password', async () => {
    const { data } = await save(colleague('dan'))
    const first = await signIn('dan@cusp.test')
    await save(colleague('dan', { id: data.id }))
    expect((await self(first)).result).toBe('sessionRevoked')
    const second = await signIn('dan@cusp.test')
    await save({ ...colleague('dan', { id: data.id, isDisabled: true, reason: 'Has left' }), password: undefined })
    expect((await self(second)).result).toBe('sessionRevoked')
  })

  it('disables nobody without a reason, and keeps the reason in the audit log', async () => {
    const { data } = await save(colleague('mona'))
    const mona = colleague('mona', { id: data.id, isDisabled: true, password: undefined })
    for (const reason of [undefined, '', '  '])
      expect(await save({ ...mona, reason })).toMatchObject({ result: 'reasonMissing' })
    await signIn('mona@cusp.test')
    expect((await save({ ...mona, reason: 'Left on 30 June' })).result).toBe('ok')
    const audit = await shop.ask(listAudit, { keyword: 'Left on 30 June' }, await asAdmin())
    expect(audit.data.list).toMatchObject([{ subject: `operator ${data.id}`, action: '/opsapi/operators/save' }])
    // Neither to change somebody who is disabled nor to let them in again.
    expect((await save({ ...mona, name: 'Mona' })).result).toBe('ok')
    expect((await save({ ...mona, isDisabled: false })).result).toBe('ok')
  })

  it('signs whoever gets another role out at once, and lets them in again with their new rights', async () => {
    const { data } = await hire(colleague('eve'))
    const token = await signIn('eve@cusp.test')
    expect((await shop.ask(listMessages, {}, { token })).result).toBe('ok')
    await save({ ...colleague('eve', { id: data.id, role: 'warehouse' }), password: undefined })
    expect((await shop.ask(listMessages, {}, { token })).result).toBe('sessionRevoked')
    const again = await signIn('eve@cusp.test')
    expect((await shop.ask(listMessages, {}, { token: again })).result).toBe('forbidden')
  })

  it.each([
    ['operatorTaken', { email: 'ANN@cusp.test' }],
    ['operatorPasswordWeak', { password: 'seven77' }],
    ['operatorPasswordWeak', { password: 'x'.repeat(65) }],
    ['operatorPasswordWeak', { password: undefined }],
    ['passwordCommon', { password: 'admin123' }],
    ['operatorNotFound', { id: 'nobody' }],
    ['notUnderstood', { email: 'no address' }],
  ] as const)('refuses with %s when %o is sent', async (failure, change) => {
    expect((await save(colleague('new', change))).result).toBe(failure)
  })

  it('makes one operator when the same email is saved twice at once', async () => {
    const answers = await Promise.all([save(colleague('twin')), save(colleague('twin'))])
    expect(answers.map(({ result }) => result).toSorted()).toEqual(['ok', 'operatorTaken'])
  })

  it('keeps an administrator, also when the last two disable each other at once', async () => {
    const { data } = await hire(colleague('second', { role: 'admin' }))
    const list = (await shop.ask(listOperators, {}, await asAdmin())).data.list
    const ann = list.find(({ email }) => email === 'ann@cusp.test')
    const second = await signIn('second@cusp.test')
    const off = (id: string | number | undefined, name: string) => ({
      id,
      name,
      email: `${name}@cusp.test`,
      role: 'admin',
      isDisabled: true,
      reason: 'One is enough',
    })
    const first = await asAdmin()
    const answers = await Promise.all([
      shop.ask(saveOperator, off(data.id, 'second'), first),
      shop.ask(saveOperator, off(ann?.id, 'ann'), { token: second }),
    ])
    const results = answers.map(({ result }) => result)
    expect(results.filter((result) => result === 'ok')).toHaveLength(1)
    // Whoever comes late finds the own session ended by the other, or is the last one.
    expect(['lastAdmin', 'sessionRevoked']).toContain(results.find((result) => result !== 'ok'))
    expect(await shop.rows(`select 1 from operator where role = 'admin' and disabled_at is null`)).toHaveLength(1)
    await shop.rows(`update operator set disabled_at = null where email = 'ann@cusp.test'`)
  })

  it('is for administrators only', async () => {
    await hire(colleague('sue', { role: 'support' }))
    const token = await signIn('sue@cusp.test')
    expect((await shop.ask(saveOperator, colleague('x'), { token })).result).toBe('forbidden')
    expect((await shop.ask(listAudit, {}, { token })).result).toBe('forbidden')
  })
})

describe('messages', () => {
  it('are listed newest first and found by reader', async () => {
    await shop.work.write(async (tx) => {
      await queueMessage(tx, { channel: 'mail', to: 'one@clinic.hk', subject: 'First', text: 'Hello' })
      await queueMessage(tx, {
        channel: 'sms',
        to: '+85261234567',
        subject: 'Second',
        text: 'Code 123456',
        isSecret: true,
      })
    })
    const all = await shop.ask(listMessages, {}, await asAdmin())
    const [kept] = await shop.rows<{ count: number }>('select count(*)::int as count from message')
    expect(all.data.list.slice(0, 2).map(({ subject }) => subject)).toEqual(['Second', 'First'])
    expect(all.data).toMatchObject({ mailIsSetUp: false, smsIsSetUp: false, totalCount: kept?.count })
    const found = await shop.ask(listMessages, { keyword: 'one@', channel: 'mail' }, await asAdmin())
    expect(found.data.list).toHaveLength(1)
  })

  it('show codes only where they are kept because nothing is set up to send them', async () => {
    const { data } = await shop.ask(listMessages, { channel: 'sms' }, await asAdmin())
    const id = data.list[0]?.id ?? ''
    const textNow = async () => (await shop.ask(getMessage, { id }, await asAdmin())).data.text
    expect(await textNow()).not.toContain('123456')
    await shop.rows(`update message set status = 'kept' where id = $1`, [id])
    expect(await textNow()).toBe('Code 123456')
    await shop.rows(`update message set status = 'sent' where id = $1`, [id])
    expect(await textNow()).not.toContain('123456')
  })

  it('that do not exist are not found', async () => {
    for (const id of ['999999', 'x', '1e3']) {
      expect((await shop.ask(getMessage, { id }, await asAdmin())).result).toBe('messageNotFound')
    }
  })
})
