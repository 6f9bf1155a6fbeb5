import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobs } from './jobs'
import { type Clinics, goodPassword, openClinics } from './testing'
import { checkCode } from './use-cases/check-code'
import { listCodeRequests } from './use-cases/list-code-requests'
import { registerWithoutClinic } from './use-cases/register-without-clinic'
import { sendCode } from './use-cases/send-code'
import { setCodeLogDays } from './use-cases/set-code-log-days'

let shop: Clinics
const operators = { admin: 'token of the admin', support: 'token of support', review: 'token of review' } as const
beforeAll(async () => {
  shop = await openClinics(operators)
})
afterAll(() => shop.close())

const later = (seconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000)
}
const look = async (target: string, role: keyof typeof operators = 'support', more: object = {}) =>
  (await shop.ask(listCodeRequests, { target, ...more }, { token: operators[role] })).data
const ask = async (fields: object, type = 'register') =>
  (await shop.ask(sendCode, { ...fields, type, ...(await shop.captcha()) })).result

describe('the log of codes', () => {
  it('says what became of a code from the sending to its use, and never the code', async () => {
    const email = 'story@one.hk'
    const code = await shop.askForCode(email)
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await look(email)).list).toMatchObject([
      { outcome: 'sent', purpose: 'register', code: { state: 'open', tries: 0 }, delivery: { status: 'queued' } },
    ])
    await shop.ask(checkCode, { email, captcha: wrong, type: 'register' })
    await shop.rows(`update message set status = 'failed', problem = 'mailbox full' where recipient = $1`, [email])
    expect((await look(email)).list).toMatchObject([
      { code: { state: 'open', tries: 1 }, delivery: { status: 'failed', problem: 'mailbox full' } },
    ])
    const passwords = { password: goodPassword, repassword: goodPassword }
    expect((await shop.ask(registerWithoutClinic, { email, captcha: code, ...passwords })).result).toBe('ok')
    const answer = await look(email)
    expect(answer.list).toMatchObject([{ code: { state: 'used', tries: 2 } }])
    expect(JSON.stringify(answer)).not.toContain(code)
  })

  it('keeps what became of a code when the code itself is forgotten', async () => {
    later(2 * 24 * 3600)
    for (const job of jobs) await job.run(shop.work)
    expect(await shop.rows('select 1 from verification_code')).toEqual([])
    expect((await look('story@one.hk')).list).toMatchObject([{ code: { state: 'used', tries: 2 } }])
  })

  it('tells support, and nobody who asks, that there is no account or one already', async () => {
    expect(await ask({ email: 'nobody@one.hk' }, 'login')).toBe('ok')
    expect(await ask({ email: 'story@one.hk' })).toBe('ok')
    expect((await look('nobody@one.hk')).list).toMatchObject([{ outcome: 'noAccount', purpose: 'login', code: null }])
    expect((await look('story@one.hk')).list[0]).toMatchObject({ outcome: 'hasAccount', code: null })
  })

  it('names the limit that was met, one row an hour however often it is met', async () => {
    const email = 'often@one.hk'
    expect(await ask({ email })).toBe('ok')
    for (let i = 0; i < 7; i += 1) expect(await ask({ email })).toBe('codeTooSoon')
    for (let i = 0; i < 4; i += 1) {
      later(61)
      expect(await ask({ email })).toBe('ok')
    }
    later(61)
    expect(await ask({ email })).toBe('codeLimit')
    const refused = (await look(email)).list.filter(({ outcome }) => outcome !== 'sent')
    expect(refused).toMatchObject([
      { outcome: 'hourLimit', times: 1, code: null, delivery: null },
      { outcome: 'tooSoon', times: 7 },
    ])
  })

  it('notes wrong pictures and numbers that cannot be recovered', async () => {
    const phone = { phone: '21234567', areaCode: '+852' }
    expect(await ask(phone, 'forgetpwd')).toBe('phoneNotRecoverable')
    expect(
      (await shop.ask(sendCode, { ...phone, type: 'login', ...(await shop.captcha()), captcha: 'XXXX' })).result,
    ).toBe('captchaWrong')
    expect((await look('2123 4567')).list.map(({ outcome }) => outcome).sort()).toEqual([
      'captchaWrong',
      'notRecoverable',
    ])
  })

  it('does not grow with a flood of invented addresses', async () => {
    await shop.rows(`update rate_counter set count = 1999 where key = 'code-log'`)
    const flood = async (n: number) =>
      shop.ask(sendCode, { email: `flood-${n}@one.hk`, type: 'login', captcha: 'XXXX', captchaId: 'none' })
    await Promise.all([1, 2, 3, 4].map(flood))
    const [kept] = await shop.rows<{ n: string }>(`select count(*) as n from code_request where target like 'flood-%'`)
    expect(Number(kept?.n)).toBe(1)
  })

  it('finds whole addresses only, and masks them for whoever may not see them', async () => {
    expect((await look('story@one')).list).toEqual([])
    expect((await look('story@one.hk')).list[0]).toMatchObject({ target: 's•••@one.hk' })
    expect((await look('story@one.hk', 'admin')).list[0]).toMatchObject({ target: 'story@one.hk' })
    const all = await look('', 'support', { outcome: 'tooSoon' })
    expect(all.list).toMatchObject([{ target: 'o•••@one.hk' }])
    expect((await shop.ask(listCodeRequests, {}, { token: operators.review })).result).toBe('forbidden')
  })

  it('is kept for as many days as the setting says', async () => {
    const set = (token: string, days: number) => shop.ask(setCodeLogDays, { days }, { token })
    expect((await set(operators.support, 1)).result).toBe('forbidden')
    expect(await set(operators.admin, 0)).toMatchObject({ result: 'notUnderstood', field: 'days' })
    expect((await set(operators.admin, 3)).result).toBe('ok')
    expect((await look('')).keptDays).toBe(3)
    later(2 * 24 * 3600)
    for (const job of jobs) await job.run(shop.work)
    expect((await look('often@one.hk')).totalCount).toBeGreaterThan(0)
    later(24 * 3600 + 1)
    for (const job of jobs) await job.run(shop.work)
    expect((await look('')).totalCount).toBe(0)
  })
})
