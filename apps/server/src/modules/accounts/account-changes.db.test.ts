import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Clinics, goodPassword, openClinics } from './testing'
import { checkCode } from './use-cases/check-code'
import { getProfile } from './use-cases/get-profile'
import { logIn } from './use-cases/log-in'
import { sendCode } from './use-cases/send-code'
import { updateEmail } from './use-cases/update-email'
import { updatePassword } from './use-cases/update-password'
import { updatePhone } from './use-cases/update-phone'
import { updateProfile } from './use-cases/update-profile'

let shop: Clinics
beforeAll(async () => {
  shop = await openClinics()
})
afterAll(() => shop.close())

const minutesLater = (n: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + n * 60_000 + 1000)
}
const seen = async (token: string) => (await shop.ask(getProfile, {}, { token })).result
const signIn = async (userName: string, password = goodPassword) => shop.ask(logIn, { userName, password })
const profileOf = async (token: string) => (await shop.ask(getProfile, {}, { token })).data
const newest = async (recipient: string) => {
  const [letter] = await shop.rows<{ subject: string }>(
    'select subject from message where recipient = $1 order by id desc limit 1',
    [recipient],
  )
  return letter?.subject
}
/** Asks for a code as somebody, and gives what was sent. */
async function codeFor(token: string, type: string, to: { email?: string; phone?: string }): Promise<string> {
  minutesLater(1)
  await shop.ask(sendCode, { ...to, type, ...(await shop.captcha()) }, { token })
  return shop.codeSentTo(to.email ?? `+852${to.phone}`)
}
async function prove(token: string, email: string): Promise<void> {
  const captcha = await codeFor(token, 'updatePhone', { email })
  const proven = await shop.ask(checkCode, { email, captcha, type: 'updatePhone' }, { token })
  if (proven.result !== 'ok') throw new Error(`${email} could not prove its identity: ${proven.result}`)
}

describe('updateProfile', () => {
  it('changes name and picture, and keeps the picture without what it was sent with', async () => {
    const { token } = await shop.submitted('face@clinic.hk')
    const picture = await shop.picture()
    const { data } = await shop.ask(updateProfile, { userName: 'Dr Face' }, { token, files: { file: [picture] } })
    expect(data).toEqual({ userName: 'Dr Face', avatar: expect.stringMatching(/^\/files\/avatar\/[\w-]{36}$/) })
    expect(await profileOf(token)).toMatchObject({ name: 'Dr Face', avatar: data.avatar })

    const avatars = () => readdirSync(join(shop.platform.config.dataDirectory, 'files/avatars'))
    expect(avatars()).toHaveLength(1)
    const second = await shop.ask(
      updateProfile,
      { userName: 'Dr Face' },
      { token, files: { file: [await shop.picture()] } },
    )
    expect(second.data.avatar).not.toBe(data.avatar)
    expect(avatars()).toHaveLength(1)
    expect(await shop.rows(`select 1 from stored_file where kind = 'avatar'`)).toHaveLength(1)

    await shop.ask(updateProfile, { userName: 'Dr Faces' }, { token })
    expect(await profileOf(token)).toMatchObject({ name: 'Dr Faces', avatar: second.data.avatar })
  })

  it('needs a name, a picture that can be read, and a clinic that has been submitted', async () => {
    const { token } = await shop.submitted('noface@clinic.hk')
    expect(await shop.ask(updateProfile, { userName: ' ' }, { token })).toMatchObject({
      result: 'nameMissing',
      field: 'userName',
    })
    const picture = await shop.picture()
    writeFileSync(picture.path, Buffer.from('89504e470d0a1a0a00', 'hex'))
    const broken = await shop.ask(updateProfile, { userName: 'X' }, { token, files: { file: [picture] } })
    expect(broken).toMatchObject({ result: 'fileBroken', field: 'file' })
    const early = await shop.registered('early@clinic.hk')
    expect((await shop.ask(updateProfile, { userName: 'Early' }, { token: early })).result).toBe('verifyFirst')
  })
})

describe('updatePassword', () => {
  const change = (token: string, more = {}) =>
    shop.ask(
      updatePassword,
      { oldPassword: goodPassword, newPassword: 'molar2026', confirmPassword: 'molar2026', ...more },
      { token },
    )

  it('ends every session, this one too, and tells the owner', async () => {
    const email = 'change@clinic.hk'
    const token = await shop.registered(email)
    const other = (await signIn(email)).data.token
    expect(await change(token)).toMatchObject({ result: 'ok', session: { kind: 'end' } })
    expect([await seen(token), await seen(other)]).toEqual(['sessionRevoked', 'sessionRevoked'])
    expect((await signIn(email)).result).toBe('credentialsWrong')
    expect((await signIn(email, 'molar2026')).result).toBe('ok')
    expect(await newest(email)).toBe('Your Cusp password was changed')
  })

  it('names the field that is wrong', async () => {
    const token = await shop.registered('fields@clinic.hk')
    expect(await change(token, { oldPassword: 'teeth4none' })).toMatchObject({
      result: 'oldPasswordWrong',
      field: 'oldPassword',
    })
    const weak = { newPassword: 'abcdef', confirmPassword: 'abcdef' }
    expect(await change(token, weak)).toMatchObject({ result: 'passwordWeak', field: 'newPassword' })
    expect(await change(token, { confirmPassword: 'molar2027' })).toMatchObject({
      result: 'passwordsDiffer',
      field: 'confirmPassword',
    })
    expect(await seen(token)).toBe('ok')
  })

  it('judges ten guesses at the old password in a quarter of an hour, and leaves login and session alone', async () => {
    const token = await shop.registered('guessed@clinic.hk')
    const guesses = await Promise.all(Array.from({ length: 15 }, () => change(token, { oldPassword: 'teeth4none' })))
    expect(guesses.filter(({ result }) => result === 'oldPasswordWrong')).toHaveLength(10)
    expect((await change(token)).result).toBe('tooManyRequests')
    expect(await seen(token)).toBe('ok')
    expect((await signIn('guessed@clinic.hk')).result).toBe('ok')
  })
})

describe('updateEmail and updatePhone', () => {
  it('give the account another email after both codes, end the other sessions and tell the old address', async () => {
    const token = await shop.registered('old@clinic.hk')
    const other = (await signIn('old@clinic.hk')).data.token
    await prove(token, 'old@clinic.hk')
    const emailCaptcha = await codeFor(token, 'newEmail', { email: 'new@clinic.hk' })
    expect((await shop.ask(updateEmail, { email: 'new@clinic.hk', emailCaptcha: '000000' }, { token })).result).toBe(
      'codeWrong',
    )
    expect((await shop.ask(updateEmail, { email: 'NEW@clinic.hk', emailCaptcha }, { token })).result).toBe('ok')
    expect(await profileOf(token)).toMatchObject({ email: 'new@clinic.hk' })
    expect(await seen(other)).toBe('sessionRevoked')
    expect(await newest('old@clinic.hk')).toBe('The email address of your Cusp account was changed')
    expect((await signIn('old@clinic.hk')).result).toBe('credentialsWrong')
    expect((await signIn('new@clinic.hk')).result).toBe('ok')
  })

  it('give the account a phone by which it logs in', async () => {
    const token = await shop.registered('ring@clinic.hk')
    await prove(token, 'ring@clinic.hk')
    const phoneCaptcha = await codeFor(token, 'newPhone', { phone: '61110000' })
    const input = { phone: '61110000', areaCode: '+852', phoneCaptcha }
    expect((await shop.ask(updatePhone, input, { token })).result).toBe('ok')
    expect((await signIn('61110000')).result).toBe('ok')
  })

  it('refuse without a fresh proof of identity, which is good for one change', async () => {
    const token = await shop.registered('proof@clinic.hk')
    const change = async (email: string) => {
      const emailCaptcha = await codeFor(token, 'newEmail', { email })
      return (await shop.ask(updateEmail, { email, emailCaptcha }, { token })).result
    }
    expect(await change('proof1@clinic.hk')).toBe('identityNotProven')
    await prove(token, 'proof@clinic.hk')
    minutesLater(11)
    expect(await change('proof2@clinic.hk')).toBe('identityNotProven')
    await prove(token, 'proof@clinic.hk')
    expect(await change('proof3@clinic.hk')).toBe('ok')
    expect(await change('proof4@clinic.hk')).toBe('identityNotProven')
  })

  it('take codes in the session only that has asked for them', async () => {
    const token = await shop.registered('bound@clinic.hk')
    const other = (await signIn('bound@clinic.hk')).data.token
    const captcha = await codeFor(token, 'updatePhone', { email: 'bound@clinic.hk' })
    const bring = (as?: string) =>
      shop.ask(checkCode, { email: 'bound@clinic.hk', captcha, type: 'updatePhone' }, { token: as })
    expect((await bring(other)).result).toBe('codeWrong')
    expect((await bring()).result).toBe('loginRequired')
    expect((await bring(token)).result).toBe('ok')
    expect((await bring(token)).result).toBe('codeWrong')
  })

  it('prove an identity at the account’s own address only, and for nobody who is not signed in', async () => {
    const token = await shop.registered('own@clinic.hk')
    await shop.registered('stranger@clinic.hk')
    minutesLater(1)
    const ask = async (email: string, type: string, as?: string) =>
      shop.ask(sendCode, { email, type, ...(await shop.captcha()) }, { token: as })
    expect(await ask('stranger@clinic.hk', 'updatePhone', token)).toMatchObject({
      result: 'notUnderstood',
      field: 'email',
    })
    expect((await ask('nobody@clinic.hk', 'updatePhone', token)).result).toBe('notUnderstood')
    expect((await ask('own@clinic.hk', 'updatePhone')).result).toBe('loginRequired')
    expect((await ask('own@clinic.hk', 'newPhone', token)).result).toBe('notUnderstood')
  })

  it('do not tell whether somebody else has the address', async () => {
    const token = await shop.registered('curious@clinic.hk')
    await shop.registered('taken@clinic.hk')
    await prove(token, 'curious@clinic.hk')
    minutesLater(1)
    const ask = async (email: string) =>
      shop.ask(sendCode, { email, type: 'newEmail', ...(await shop.captcha()) }, { token })
    expect(await ask('taken@clinic.hk')).toEqual(await ask('free@clinic.hk'))
    expect(await shop.codeSentTo('taken@clinic.hk')).toBe('')
    const guess = { email: 'taken@clinic.hk', emailCaptcha: '123456' }
    expect((await shop.ask(updateEmail, guess, { token })).result).toBe('codeWrong')
  })

  it('do not take an address that somebody else got while the code was on its way', async () => {
    const token = await shop.registered('slow@clinic.hk')
    await shop.registered('fast@clinic.hk')
    await prove(token, 'slow@clinic.hk')
    const phoneCaptcha = await codeFor(token, 'newPhone', { phone: '69990000' })
    await shop.rows(`update account set area_code = '+852', phone = '69990000' where email = 'fast@clinic.hk'`)
    const change = await shop.ask(updatePhone, { phone: '69990000', phoneCaptcha }, { token })
    expect(change.result).toBe('accountTaken')
    expect(await profileOf(token)).toMatchObject({ phone: '' })
  })
})
