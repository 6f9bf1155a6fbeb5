import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Clinics, openClinics } from './testing'
import { checkCode } from './use-cases/check-code'
import { getCaptchaPicture } from './use-cases/get-captcha-picture'
import { logInByCode } from './use-cases/log-in-by-code'
import { sendCode } from './use-cases/send-code'

let shop: Clinics
beforeAll(async () => {
  shop = await openClinics()
})
afterAll(() => shop.close())

const later = (seconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000)
}
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')
const check = (email: string, captcha: string, type = 'register') => shop.ask(checkCode, { email, captcha, type })

describe('getCaptchaPicture', () => {
  it('answers a PNG picture and keeps nothing but the seal of its answer', async () => {
    const { data } = await shop.ask(getCaptchaPicture, {})
    const png = Buffer.from(data.picture.replace('data:image/png;base64,', ''), 'base64')
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    const [kept] = await shop.rows<{ answer_hash: string }>('select answer_hash from captcha where id = $1', [
      data.captchaId,
    ])
    expect(kept?.answer_hash).toHaveLength(43)
  })
})

describe('sendCode', () => {
  it('sends six digits by mail in the language of the caller', async () => {
    const asked = { email: 'New@One.hk', type: 'register', ...(await shop.captcha()) }
    expect(await shop.ask(sendCode, asked, { language: 'zh-Hant' })).toMatchObject({
      result: 'ok',
      data: { resendAfterSeconds: 60 },
    })
    expect(await shop.codeSentTo('new@one.hk')).toMatch(/^\d{6}$/)
    const [letter] = await shop.rows<{ subject: string; is_secret: boolean }>(
      `select subject, is_secret from message where recipient = 'new@one.hk'`,
    )
    expect(letter).toEqual({ subject: 'Cusp 驗證碼', is_secret: true })
  })

  it('sends it by text message to a phone', async () => {
    const asked = { phone: '61234567', areaCode: '+852', type: 'register', ...(await shop.captcha()) }
    expect((await shop.ask(sendCode, asked)).result).toBe('ok')
    expect(await shop.codeSentTo('+85261234567')).toMatch(/^\d{6}$/)
  })

  it('sends none to register under an area code that operators have switched off', async () => {
    const asked = async () => ({ phone: '66123456', areaCode: '+853', type: 'register', ...(await shop.captcha()) })
    await shop.rows(`update area_code set is_on = false where code = '+853'`)
    expect(await shop.ask(sendCode, await asked())).toMatchObject({ result: 'areaCodeNotOffered', field: 'areaCode' })
    expect(await shop.rows(`select 1 from message where recipient = '+85366123456'`)).toEqual([])
    await shop.rows(`update area_code set is_on = true where code = '+853'`)
    expect((await shop.ask(sendCode, await asked())).result).toBe('ok')
  })

  it('reads the fields from JSON text in id, too', async () => {
    const fields = { email: 'json@one.hk', type: 'register', needCaptcha: true, ...(await shop.captcha()) }
    expect((await shop.ask(sendCode, { id: JSON.stringify(fields) })).result).toBe('ok')
    expect(await shop.codeSentTo('json@one.hk')).toMatch(/^\d{6}$/)
    expect(await shop.ask(sendCode, { id: '{"no' })).toMatchObject({ result: 'notUnderstood', field: 'id' })
  })

  it('is good in the browser only that has asked for it, and tries elsewhere neither find it nor use it up', async () => {
    const email = 'bound@one.hk'
    const asked = { email, type: 'register', ...(await shop.captcha()) }
    const { browser } = await shop.ask(sendCode, asked, { browser: null })
    expect(browser).toMatch(/^[\w-]{43}$/)
    const captcha = await shop.codeSentTo(email)
    const bring = async (from: string | null | undefined, typed = captcha) =>
      (await shop.ask(checkCode, { email, captcha: typed, type: 'register' }, { browser: from ?? null })).result
    for (let i = 0; i < 6; i += 1) expect(await bring('another', wrongFor(captcha))).toBe('codeWrong')
    expect(await bring('another')).toBe('codeWrong')
    expect(await bring(null)).toBe('codeWrong')
    expect(await bring(browser)).toBe('ok')
  })

  it('names a browser once, and no browser for what a session asks for', async () => {
    const ask = async (email: string) => ({ email, type: 'register', ...(await shop.captcha()) })
    expect((await shop.ask(sendCode, await ask('named@one.hk'))).browser).toBeUndefined()
    const token = await shop.registered('insession@one.hk')
    later(61)
    const own = { email: 'new-insession@one.hk', type: 'newEmail', ...(await shop.captcha()) }
    expect(await shop.ask(sendCode, own, { token, browser: null })).toMatchObject({ result: 'ok', browser: undefined })
  })

  it('takes every picture once, right or wrong', async () => {
    const picture = await shop.captcha()
    const asked = { email: 'pic@one.hk', type: 'register', ...picture }
    expect((await shop.ask(sendCode, { ...asked, captcha: 'XXXX' })).result).toBe('captchaWrong')
    expect((await shop.ask(sendCode, asked)).result).toBe('captchaWrong')
    const answers = await Promise.all([0, 1, 2, 3].map(async () => shop.ask(sendCode, asked)))
    expect(answers.every(({ result }) => result === 'captchaWrong')).toBe(true)
  })

  it('does not take a picture that is older than two minutes', async () => {
    const asked = { email: 'slow@one.hk', type: 'register', ...(await shop.captcha()) }
    later(121)
    expect((await shop.ask(sendCode, asked)).result).toBe('captchaWrong')
  })

  it('names the field when the address is none', async () => {
    const asked = { type: 'register', ...(await shop.captcha()) }
    expect(await shop.ask(sendCode, { ...asked, email: 'nobody' })).toMatchObject({
      result: 'notUnderstood',
      field: 'email',
    })
    expect(await shop.ask(sendCode, { ...asked, phone: '123' })).toMatchObject({
      result: 'notUnderstood',
      field: 'phone',
    })
  })

  it('sends one a minute, five an hour and ten a day to one address, however many ask at once', async () => {
    const ask = async () => {
      const asked = { email: 'often@one.hk', type: 'register', ...(await shop.captcha()) }
      return (await shop.ask(sendCode, asked)).result
    }
    const atOnce = await Promise.all(Array.from({ length: 10 }, ask))
    expect(atOnce.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'codeTooSoon'), 'ok'])

    const hour: string[] = []
    for (let i = 0; i < 5; i++) {
      later(61)
      hour.push(await ask())
    }
    expect(hour).toEqual(['ok', 'ok', 'ok', 'ok', 'codeLimit'])

    const day: string[] = []
    later(3600)
    for (let i = 0; i < 5; i++) {
      later(61)
      day.push(await ask())
    }
    later(3600)
    day.push(await ask())
    expect(day).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'codeLimit'])
    later(86_400)
    expect(await ask()).toBe('ok')
  })

  it('answers alike whether or not there is an account, and tells only the mailbox', async () => {
    await shop.registered('member@one.hk')
    later(61)
    const ask = async (email: string, type: string) => shop.ask(sendCode, { email, type, ...(await shop.captcha()) })
    const answers = [
      await ask('member@one.hk', 'register'),
      await ask('stranger@one.hk', 'login'),
      await ask('newcomer@one.hk', 'register'),
    ]
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await shop.codeSentTo('member@one.hk')).toBe('')
    expect(await shop.codeSentTo('stranger@one.hk')).toBe('')
    expect(await shop.codeSentTo('newcomer@one.hk')).toMatch(/^\d{6}$/)
  })
})

describe('checkCode', () => {
  it('finds the right code right again and again, as long as tries are left', async () => {
    const code = await shop.askForCode('again@one.hk')
    for (let i = 0; i < 5; i++) expect((await check('again@one.hk', code)).result).toBe('ok')
    expect((await check('again@one.hk', code)).result).toBe('codeWrong')
  })

  it('binds a code to its purpose and its address', async () => {
    const code = await shop.askForCode('bound@one.hk')
    expect((await check('bound@one.hk', code, 'login')).result).toBe('codeWrong')
    expect((await check('other@one.hk', code)).result).toBe('codeWrong')
    expect((await check('BOUND@one.hk', code)).result).toBe('ok')
  })

  it('forgets a code after ten minutes, and when a newer one is sent', async () => {
    const first = await shop.askForCode('old@one.hk')
    later(61)
    const second = await shop.askForCode('old@one.hk')
    if (first !== second) expect((await check('old@one.hk', first)).result).toBe('codeWrong')
    later(539)
    expect((await check('old@one.hk', second)).result).toBe('ok')
    later(61)
    expect((await check('old@one.hk', second)).result).toBe('codeWrong')
  })

  it('lets five of fifty tries count that arrive together', async () => {
    const code = await shop.askForCode('guess@one.hk')
    const guesses = await Promise.all(Array.from({ length: 50 }, () => check('guess@one.hk', wrongFor(code))))
    expect(guesses.some(({ result }) => result === 'ok')).toBe(false)
    const [row] = await shop.rows(`select tries from verification_code where target = 'guess@one.hk'`)
    expect(row).toEqual({ tries: 5 })
    expect((await check('guess@one.hk', code)).result).toBe('codeWrong')
  })

  it('is right for at most five of fifty who know the code and ask together', async () => {
    const code = await shop.askForCode('right@one.hk')
    const tries = await Promise.all(Array.from({ length: 50 }, () => check('right@one.hk', code)))
    expect(tries.filter(({ result }) => result === 'ok')).toHaveLength(5)
  })
})

describe('logInByCode', () => {
  it('signs in once per code, also when two ask at once', async () => {
    await shop.registered('code@one.hk')
    later(61)
    const code = await shop.askForCode('code@one.hk', 'login')
    const input = { userName: 'code@one.hk', code, autoLogin: true }
    const answers = await Promise.all([shop.ask(logInByCode, input), shop.ask(logInByCode, input)])
    expect(answers.map(({ result }) => result).toSorted()).toEqual(['codeWrong', 'ok'])
    expect(answers.find(({ result }) => result === 'ok')?.session).toMatchObject({ kind: 'start', seconds: 2_592_000 })
  })

  it('refuses a wrong code and an address without an account alike', async () => {
    const wrong = await shop.ask(logInByCode, { userName: 'code@one.hk', code: '123456' })
    const nobody = await shop.ask(logInByCode, { userName: 'nobody@one.hk', code: '123456' })
    expect(wrong).toEqual(nobody)
    expect(wrong.result).toBe('codeWrong')
  })
})
