import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Clinics, goodPassword, openClinics } from './testing'
import { getProfile } from './use-cases/get-profile'
import { logIn } from './use-cases/log-in'
import { resetPassword } from './use-cases/reset-password'
import { sendCode } from './use-cases/send-code'

let shop: Clinics
beforeAll(async () => {
  shop = await openClinics()
})
afterAll(() => shop.close())

const newPassword = 'molar2026'
const passwords = { password: newPassword, repassword: newPassword }
const reset = (email: string, phoneCaptcha: string, more = {}) =>
  shop.ask(resetPassword, { email, phoneCaptcha, ...passwords, ...more })
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')
/** Codes to one address are a minute apart. */
const minuteLater = () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 61_000)
}
const codeFor = (email: string) => {
  minuteLater()
  return shop.askForCode(email, 'forgetpwd')
}

describe('resetPassword', () => {
  it('puts the new password in force, ends every session and tells the owner', async () => {
    const email = 'forgot@clinic.hk'
    const tokens = [await shop.registered(email)]
    for (const _ of [1, 2]) tokens.push((await shop.ask(logIn, { userName: email, password: goodPassword })).data.token)
    expect(await reset(email, await codeFor(email))).toMatchObject({ result: 'ok', data: null })

    for (const token of tokens) expect((await shop.ask(getProfile, {}, { token })).result).toBe('sessionRevoked')
    expect((await shop.ask(logIn, { userName: email, password: goodPassword })).result).toBe('credentialsWrong')
    expect((await shop.ask(logIn, { userName: email, password: newPassword })).result).toBe('ok')
    const [letter] = await shop.rows(`select subject from message where recipient = $1 order by id desc limit 1`, [
      email,
    ])
    expect(letter).toEqual({ subject: 'Your Cusp password was changed' })
  })

  it('works by phone, and finds the account with the default area code', async () => {
    await shop.registered('phoned@clinic.hk')
    await shop.rows(`update account set area_code = '+852', phone = '61230000' where email = 'phoned@clinic.hk'`)
    minuteLater()
    const asked = { phone: '61230000', type: 'forgetpwd', ...(await shop.captcha()) }
    expect((await shop.ask(sendCode, asked)).result).toBe('ok')
    const phoneCaptcha = await shop.codeSentTo('+85261230000')
    expect((await shop.ask(resetPassword, { phone: '61230000', phoneCaptcha, ...passwords })).result).toBe('ok')
    expect((await shop.ask(logIn, { userName: '61230000', password: newPassword })).result).toBe('ok')
  })

  it('sends no code to a Hong Kong number that receives no text messages', async () => {
    const asked = { phone: '21230000', type: 'forgetpwd', ...(await shop.captcha()) }
    expect(await shop.ask(sendCode, asked)).toMatchObject({ result: 'phoneNotRecoverable', field: 'phone' })
    expect((await shop.ask(sendCode, { ...asked, type: 'login' })).result).toBe('ok')
  })

  it('answers the same whether or not there is an account', async () => {
    await shop.registered('known@clinic.hk')
    await shop.rows('delete from message')
    minuteLater()
    const ask = async (email: string) => shop.ask(sendCode, { email, type: 'forgetpwd', ...(await shop.captcha()) })
    expect(await ask('unknown@clinic.hk')).toEqual(await ask('known@clinic.hk'))
    expect(await shop.codeSentTo('unknown@clinic.hk')).toBe('')
    const wrong = wrongFor(await shop.codeSentTo('known@clinic.hk'))
    expect(await reset('unknown@clinic.hk', wrong)).toEqual(await reset('known@clinic.hk', wrong))
  })

  it('takes a code once, also when fifty requests bring it together', async () => {
    const email = 'fifty@clinic.hk'
    await shop.registered(email)
    const code = await codeFor(email)
    const answers = await Promise.all(Array.from({ length: 50 }, () => reset(email, code)))
    expect(answers.filter(({ result }) => result === 'ok')).toHaveLength(1)
    expect(answers.filter(({ result }) => result === 'codeWrong')).toHaveLength(49)
  })

  it('takes no code that was sent for something else', async () => {
    const email = 'other@clinic.hk'
    await shop.registered(email)
    minuteLater()
    const code = await shop.askForCode(email, 'login')
    expect((await reset(email, code)).result).toBe('codeWrong')
  })

  it('says what is wrong with the password before it takes a try of the code', async () => {
    const email = 'weak@clinic.hk'
    await shop.registered(email)
    const code = await codeFor(email)
    const weak = { password: 'short', repassword: 'short' }
    expect(await reset(email, code, weak)).toMatchObject({ result: 'passwordWeak', field: 'password' })
    expect(await reset(email, code, { repassword: 'molar2027' })).toMatchObject({
      result: 'passwordsDiffer',
      field: 'repassword',
    })
    const common = { password: 'abc123', repassword: 'abc123' }
    expect((await reset(email, code, common)).result).toBe('passwordCommon')
    expect((await reset(email, code)).result).toBe('ok')
  })

  it('gives nothing to a disabled account', async () => {
    const email = 'disabled@clinic.hk'
    await shop.registered(email)
    const code = await codeFor(email)
    await shop.rows('update account set disabled_at = now() where email = $1', [email])
    expect((await reset(email, code)).result).toBe('codeWrong')
  })
})
