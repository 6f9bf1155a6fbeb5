import { idFrom } from '@cusp/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentPasswordRules } from './limits'
import { eraseAccount } from './operations'
import { type Clinics, openClinics, reviewer } from './testing'
import { checkCode } from './use-cases/check-code'
import { getClinic } from './use-cases/get-clinic'
import { getProfile } from './use-cases/get-profile'
import { resetPaymentPassword } from './use-cases/reset-payment-password'
import { sendCode } from './use-cases/send-code'
import { setPaymentPassword } from './use-cases/set-payment-password'
import { unlockPaymentPassword } from './use-cases/unlock-payment-password'
import { verifyPaymentPassword } from './use-cases/verify-payment-password'

const supporter = 'a token that stands for support'

let shop: Clinics
beforeAll(async () => {
  shop = await openClinics({ support: supporter })
})
afterAll(() => shop.close())

type Member = { readonly email: string; readonly token: string; readonly id: string; readonly accountId: string }

const later = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}
/** Somebody of a clinic that may pay later. */
async function member(name: string, flag: 'has_credit' | 'may_pay_by_cheque' | null = 'has_credit'): Promise<Member> {
  const email = `${name}@clinic.hk`
  const { token, clinicId: id } = await shop.submitted(email)
  if (flag) await shop.rows(`update clinic set ${flag} = true where id = $1`, [id])
  const [row] = await shop.rows<{ id: string }>('select id from account where email = $1', [email])
  return { email, token, id, accountId: row?.id ?? '' }
}
async function codeFor({ email, token }: Pick<Member, 'email' | 'token'>, type = 'payPwd'): Promise<string> {
  later(61_000)
  await shop.ask(sendCode, { email, type, ...(await shop.captcha()) }, { token })
  return shop.codeSentTo(email)
}
const put = ({ email, token }: Pick<Member, 'email' | 'token'>, phoneCaptcha: string, more: object = {}) =>
  shop.ask(
    setPaymentPassword,
    { email, phoneCaptcha, password: '135790', confirmPassword: '135790', ...more },
    { token },
  )
const withPassword = async (name: string): Promise<Member> => {
  const who = await member(name)
  const set = await put(who, await codeFor(who))
  if (set.result !== 'ok') throw new Error(`${name} could not set a payment password: ${set.result}`)
  return who
}
const verify = ({ token }: Pick<Member, 'token'>, payPwd: string) =>
  shop.ask(verifyPaymentPassword, { payPwd }, { token })
const hasOne = async ({ token }: Member) => (await shop.ask(getProfile, {}, { token })).data.hasPayPwd
const letters = async (email: string) =>
  (
    await shop.rows<{ subject: string }>(
      `select subject from message where recipient = $1 and subject like '%payment password%' order by id`,
      [email],
    )
  ).map(({ subject }) => subject)
const shown = async ({ id, accountId }: Member) =>
  (await shop.ask(getClinic, { id }, { token: reviewer })).data.accounts.find((one) => one.id === accountId)
const asSupport = { token: supporter }
const lockOut = async (who: Member) => {
  for (let i = 0; i < paymentPasswordRules.tries; i += 1) await verify(who, '000000')
}

describe('a payment password', () => {
  it('is set with a code to the own address, shown by its owner’s profile, and told by mail', async () => {
    const who = await member('first')
    expect(await hasOne(who)).toBe(false)
    expect((await verify(who, '135790')).result).toBe('paymentPasswordNotSet')
    const code = await codeFor(who)
    // The first step looks at the code; the last one uses it up.
    const checked = await shop.ask(checkCode, { email: who.email, captcha: code, type: 'payPwd' }, { token: who.token })
    expect(checked.result).toBe('ok')
    expect((await put(who, code)).result).toBe('ok')
    expect(await hasOne(who)).toBe(true)
    expect((await verify(who, '135790')).result).toBe('ok')
    expect(await letters(who.email)).toEqual(['A payment password was set for your Cusp account'])
    const [kept] = await shop.rows<{ password_hash: string }>(
      'select password_hash from payment_password where account_id = $1',
      [who.accountId],
    )
    expect(kept?.password_hash).toMatch(/^\$argon2id\$/)
  })

  it('is changed with another code, once for each, and the old one is worth nothing then', async () => {
    const who = await withPassword('change')
    const code = await codeFor(who)
    const changed = { password: '246802', confirmPassword: '246802' }
    expect((await put(who, code, changed)).result).toBe('ok')
    expect((await put(who, code, changed)).result).toBe('codeWrong')
    expect((await verify(who, '135790')).result).toBe('paymentPasswordWrong')
    expect((await verify(who, '246802')).result).toBe('ok')
    expect((await letters(who.email)).at(-1)).toBe('The payment password of your Cusp account was changed')
  })

  it('is set at the phone just as well', async () => {
    const who = await member('by-phone', 'may_pay_by_cheque')
    await shop.rows(`update account set area_code = '+852', phone = '61234000' where id = $1`, [who.accountId])
    const phone = { phone: '61234000', areaCode: '+852' }
    await shop.ask(sendCode, { ...phone, type: 'payPwd', ...(await shop.captcha()) }, { token: who.token })
    const code = await shop.codeSentTo('+85261234000')
    expect((await put(who, code, { ...phone, email: undefined })).result).toBe('ok')
  })

  it('names what is wrong and where, and takes no try of the code for it', async () => {
    const who = await member('wrong')
    const code = await codeFor(who)
    const ask = async (more: object) => {
      const { result, field } = await put(who, code, more)
      return [result, field]
    }
    for (let i = 0; i < 6; i += 1)
      expect(await ask({ password: '12345' })).toEqual(['paymentPasswordLength', 'password'])
    expect(await ask({ password: '12345a' })).toEqual(['paymentPasswordDigits', 'password'])
    expect(await ask({ confirmPassword: '135791' })).toEqual(['passwordsDiffer', 'confirmPassword'])
    expect(await ask({ phoneCaptcha: code === '000000' ? '000001' : '000000' })).toEqual(['codeWrong', 'phoneCaptcha'])
    expect(await ask({ email: undefined })).toEqual(['notUnderstood', 'email'])
    expect(await ask({})).toEqual(['ok', undefined])
  })

  it('takes no code of another purpose, another session or another address', async () => {
    const who = await member('bound')
    expect((await put(who, await codeFor(who, 'updatePhone'))).result).toBe('codeWrong')
    const code = await codeFor(who)
    const other = await member('other')
    expect((await put({ email: who.email, token: other.token }, code)).result).toBe('codeWrong')
    expect((await put(other, code)).result).toBe('codeWrong')
    later(61_000)
    const elsewhere = await shop.ask(
      sendCode,
      { email: who.email, type: 'payPwd', ...(await shop.captcha()) },
      { token: other.token },
    )
    expect(elsewhere).toMatchObject({ result: 'notUnderstood', field: 'email' })
    expect(await hasOne(other)).toBe(false)
  })

  it('is for people whose clinic may pay later', async () => {
    const who = await member('cash-only', null)
    expect((await put(who, await codeFor(who))).result).toBe('paymentPasswordNotOffered')
  })

  it('goes when its owner is erased', async () => {
    const who = await withPassword('erased')
    await shop.database.transaction((tx) =>
      eraseAccount(tx, idFrom<'Account'>(who.accountId), shop.clock.now, () => ({ subject: 'Gone', text: 'Gone' })),
    )
    expect(await shop.rows('select 1 from payment_password where account_id = $1', [who.accountId])).toEqual([])
  })
})

describe('a wrong payment password', () => {
  it('is counted with how many tries are left; the fifth locks for half an hour, the right one too', async () => {
    const who = await withPassword('locked')
    for (const left of [4, 3, 2, 1]) {
      const answer = await verify(who, '000000')
      expect(answer).toMatchObject({ result: 'paymentPasswordWrong', field: 'payPwd' })
      expect(answer.message).toContain(String(left))
    }
    expect(await verify(who, '000000')).toMatchObject({ result: 'paymentPasswordLocked', field: 'payPwd' })
    expect((await verify(who, '135790')).result).toBe('paymentPasswordLocked')
    later(paymentPasswordRules.lockMs - 1000)
    expect((await verify(who, '135790')).result).toBe('paymentPasswordLocked')
    later(1000)
    expect((await verify(who, '000000')).result).toBe('paymentPasswordWrong')
    expect((await verify(who, '135790')).result).toBe('ok')
  })

  it('is forgotten after a right one, and what cannot be one takes no try', async () => {
    const who = await withPassword('forgiven')
    for (let i = 0; i < 4; i += 1) await verify(who, '000000')
    for (const typed of ['', '12345', '1234567', 'abcdef'])
      expect(await verify(who, typed)).toMatchObject({ result: 'paymentPasswordMissing', field: 'payPwd' })
    expect((await verify(who, '135790')).result).toBe('ok')
    for (let i = 0; i < 4; i += 1) expect((await verify(who, '000000')).result).toBe('paymentPasswordWrong')
    expect((await verify(who, '135790')).result).toBe('ok')
  })

  it('locks nobody else of the clinic, and setting another one with a code opens the lock', async () => {
    const [who, neighbour] = [await withPassword('hasty'), await withPassword('calm')]
    await lockOut(who)
    expect((await verify(who, '135790')).result).toBe('paymentPasswordLocked')
    expect((await verify(neighbour, '135790')).result).toBe('ok')
    const again = { password: '864209', confirmPassword: '864209' }
    expect((await put(who, await codeFor(who), again)).result).toBe('ok')
    expect((await verify(who, '864209')).result).toBe('ok')
  })
})

describe('support', () => {
  it('takes a payment password away with a reason that the log and the clinic’s history keep', async () => {
    const who = await withPassword('reset')
    const person = { id: who.id, accountId: who.accountId }
    expect(await shown(who)).toMatchObject({ paymentPassword: 'set' })
    expect(await shop.ask(resetPaymentPassword, { ...person, reason: ' ' }, asSupport)).toMatchObject({
      result: 'reasonMissing',
      field: 'reason',
    })
    const reset = (by = asSupport) => shop.ask(resetPaymentPassword, { ...person, reason: 'Lost the phone' }, by)
    expect((await reset({ token: reviewer })).result).toBe('forbidden')
    expect((await reset()).result).toBe('ok')
    expect((await reset()).result).toBe('paymentPasswordNotSet')
    expect(await shown(who)).toMatchObject({ paymentPassword: 'none' })
    expect(await hasOne(who)).toBe(false)
    expect((await verify(who, '135790')).result).toBe('paymentPasswordNotSet')
    expect((await letters(who.email)).at(-1)).toBe('The payment password of your Cusp account was reset')
    const { data } = await shop.ask(getClinic, { id: who.id }, asSupport)
    expect(data.history[0]).toMatchObject({ move: 'resetPaymentPassword', about: 'Dr Lee', reason: 'Lost the phone' })
    expect(
      await shop.rows(`select 1 from audit_entry where action = '/opsapi/clinics/resetPayPwd' and subject = $1`, [
        `account ${who.accountId}`,
      ]),
    ).toHaveLength(1)
    expect((await put(who, await codeFor(who))).result).toBe('ok')
    expect((await letters(who.email)).at(-1)).toBe('A payment password was set for your Cusp account')
  })

  it('unlocks one that is locked, which stays as it was, and tells its owner', async () => {
    const who = await withPassword('unlocked')
    const person = { id: who.id, accountId: who.accountId, reason: 'Called us and named the last order' }
    expect((await shop.ask(unlockPaymentPassword, person, asSupport)).result).toBe('paymentPasswordNotLocked')
    await lockOut(who)
    expect(await shown(who)).toMatchObject({ paymentPassword: 'locked', isLocked: false })
    expect((await shop.ask(unlockPaymentPassword, { ...person, reason: '' }, asSupport)).result).toBe('reasonMissing')
    expect((await shop.ask(unlockPaymentPassword, person, asSupport)).result).toBe('ok')
    expect((await verify(who, '135790')).result).toBe('ok')
    expect((await letters(who.email)).at(-1)).toBe('The payment password of your Cusp account is unlocked')
    expect((await shop.ask(getClinic, { id: who.id }, asSupport)).data.history[0]).toMatchObject({
      move: 'unlockPaymentPassword',
      reason: 'Called us and named the last order',
    })
  })

  it('reaches nobody of another clinic', async () => {
    const [who, other] = [await withPassword('stays'), await member('elsewhere')]
    await lockOut(who)
    const wrong = { id: other.id, accountId: who.accountId, reason: 'Wrong page' }
    expect((await shop.ask(resetPaymentPassword, wrong, asSupport)).result).toBe('paymentPasswordNotSet')
    expect((await shop.ask(unlockPaymentPassword, wrong, asSupport)).result).toBe('paymentPasswordNotLocked')
    expect(await shown(who)).toMatchObject({ paymentPassword: 'locked' })
  })
})
