import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAddresses } from '../addresses/use-cases/list-addresses'
import { type Clinics, clinicForm, goodPassword, openClinics } from './testing'
import { getProfile } from './use-cases/get-profile'
import { registerWithClinic } from './use-cases/register-with-clinic'
import { registerWithoutClinic } from './use-cases/register-without-clinic'

let shop: Clinics
beforeAll(async () => {
  shop = await openClinics()
})
afterAll(() => shop.close())

const passwords = { password: goodPassword, repassword: goodPassword }

describe('registerWithoutClinic', () => {
  it('makes an account whose clinic is not submitted, and signs in', async () => {
    const captcha = await shop.askForCode('plain@clinic.hk')
    const input = { email: 'Plain@Clinic.hk', captcha, ...passwords, invitationCode: 'FRIEND' }
    const answer = await shop.ask(registerWithoutClinic, input, { language: 'zh-Hant' })
    expect(answer).toMatchObject({ result: 'ok', data: { email: 'plain@clinic.hk', cartAmount: 0, roles: ['Buyer'] } })
    expect(answer.session).toEqual({ kind: 'start', token: answer.data.token, seconds: undefined })

    const profile = await shop.ask(getProfile, {}, { token: answer.data.token })
    expect(profile.data).toMatchObject({ authStatus: 4, isAuth: false, email: 'plain@clinic.hk', businessLicense: '' })
    const [kept] = await shop.rows<{ password_hash: string; language: string; invitation_code: string }>(
      `select password_hash, language, invitation_code from account a join clinic c on c.id = a.clinic_id where email = 'plain@clinic.hk'`,
    )
    expect(kept).toMatchObject({ language: 'zh-Hant', invitation_code: 'FRIEND' })
    expect(kept?.password_hash).toContain('argon2id')
  })

  it('keeps the token nowhere but in its hash', async () => {
    const token = await shop.registered('hash@clinic.hk')
    const found = await shop.rows('select 1 from session where token_hash = $1', [token])
    expect(found).toEqual([])
  })

  it.each([
    ['passwordWeak', { password: 'abc', repassword: 'abc' }],
    ['passwordWeak', { password: 'onlyletters', repassword: 'onlyletters' }],
    ['passwordCommon', { password: 'abc123', repassword: 'abc123' }],
    ['passwordsDiffer', { repassword: 'teeth4few' }],
    ['codeWrong', { captcha: 'x' }],
    ['notUnderstood', { email: 'no address' }],
  ] as const)('refuses with %s when %o is sent', async (failure, change) => {
    const input = { email: 'refused@clinic.hk', captcha: '123456', ...passwords, ...change }
    expect((await shop.ask(registerWithoutClinic, input)).result).toBe(failure)
  })

  it('refuses an email that has an account, even to somebody who holds a code', async () => {
    const captcha = await shop.askForCode('twice@clinic.hk')
    await shop.rows(
      `with c as (insert into clinic default values returning id)
       insert into account (clinic_id, email, password_hash) select id, 'twice@clinic.hk', 'x' from c`,
    )
    const answer = await shop.ask(registerWithoutClinic, { email: 'twice@clinic.hk', captcha, ...passwords })
    expect(answer.result).toBe('accountTaken')
    expect(await shop.rows(`select used_at from verification_code where target = 'twice@clinic.hk'`)).toEqual([
      { used_at: null },
    ])
  })

  it('makes one account and one clinic when the same email registers twice at once', async () => {
    const captcha = await shop.askForCode('race@clinic.hk')
    const before = await shop.rows('select id from clinic')
    const input = { email: 'race@clinic.hk', captcha, ...passwords }
    const answers = await Promise.all([1, 2, 3].map(() => shop.ask(registerWithoutClinic, input)))
    expect(answers.filter(({ result }) => result === 'ok')).toHaveLength(1)
    expect(await shop.rows(`select id from account where email = 'race@clinic.hk'`)).toHaveLength(1)
    expect(await shop.rows('select id from clinic')).toHaveLength(before.length + 1)
  })
})

describe('registerWithClinic', () => {
  const form = async (email: string, change = {}) => ({
    email,
    phone: '61234567',
    captcha: await shop.askForCode(email),
    ...passwords,
    ...clinicForm,
    ...change,
  })

  it('submits the clinic for review with its certificate and keeps its address', async () => {
    const files = { businessLicense: [await shop.picture()] }
    const answer = await shop.ask(registerWithClinic, await form('whole@clinic.hk'), { files })
    expect(answer).toMatchObject({ result: 'ok', data: { userName: 'Dr Lee' } })
    const { token } = answer.data

    const profile = await shop.ask(getProfile, {}, { token, language: 'zh-Hant' })
    expect(profile.data).toMatchObject({
      authStatus: 0,
      companyName: 'Harbour Dental',
      province: 'HK●香港',
      district: 'HK-wan-chai●灣仔區',
      isHKCustomer: true,
    })
    expect(profile.data.businessLicense).toMatch(/^\/files\/certificate\/[\w-]+$/)
    const book = await shop.ask(listAddresses, {}, { token })
    expect(book.data).toMatchObject([{ name: 'Dr Lee', phone: '61234567', isDefault: true, isComplete: true }])
    expect(await shop.rows(`select name from outbox_event where name = 'clinicSubmitted'`)).toHaveLength(1)
    expect(await shop.rows('select from_status, move, to_status, by_kind from clinic_history')).toEqual([
      { from_status: 'notSubmitted', move: 'submit', to_status: 'underReview', by_kind: 'buyer' },
    ])
  })

  it('leaves the address book empty when asked to, also by the word that a form sends', async () => {
    const files = { businessLicense: [await shop.picture()] }
    const answer = await shop.ask(registerWithClinic, await form('nobook@clinic.hk', { saveaddress: 'false' }), {
      files,
    })
    expect((await shop.ask(listAddresses, {}, { token: answer.data.token })).data).toEqual([])
  })

  it('knows a clinic outside Hong Kong by its region', async () => {
    const region = { province: 'CN-GD●Guangdong', city: 'CN-GD-shenzhen●Shenzhen', district: '' }
    const files = { businessLicense: [await shop.picture()] }
    const answer = await shop.ask(registerWithClinic, await form('shenzhen@clinic.hk', region), { files })
    const profile = await shop.ask(getProfile, {}, { token: answer.data.token })
    expect(profile.data).toMatchObject({ isHKCustomer: false, city: 'CN-GD-shenzhen●Shenzhen' })
  })

  it.each([
    ['companyName', { companyName: '' }],
    ['name', { name: '' }],
    ['province', { province: 'Atlantis' }],
    ['district', { district: '' }],
    ['street', { street: '', address: '' }],
    ['phone', { phone: '12' }],
  ] as const)('names %s when it is missing or wrong', async (field, change) => {
    const files = { businessLicense: [await shop.picture()] }
    const input = { email: 'gaps@clinic.hk', captcha: '1', ...passwords, ...clinicForm, ...change }
    expect(await shop.ask(registerWithClinic, input, { files })).toMatchObject({ result: 'notUnderstood', field })
  })

  it('needs a certificate that can be read, and makes no account without', async () => {
    const input = await form('paper@clinic.hk')
    expect((await shop.ask(registerWithClinic, input)).result).toBe('certificateMissing')
    const broken = await shop.picture()
    await writeFile(broken.path, 'not a picture at all')
    expect((await shop.ask(registerWithClinic, input, { files: { businessLicense: [broken] } })).result).toBe(
      'fileBroken',
    )
    expect(await shop.rows(`select id from account where email = 'paper@clinic.hk'`)).toEqual([])
  })
})
