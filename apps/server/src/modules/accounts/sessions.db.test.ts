import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobs } from './jobs'
import { type Clinics, goodPassword, openClinics } from './testing'
import { endOtherSessions } from './use-cases/end-other-sessions'
import { endSession } from './use-cases/end-session'
import { getProfile } from './use-cases/get-profile'
import { listSessions } from './use-cases/list-sessions'
import { logIn } from './use-cases/log-in'
import { logOut } from './use-cases/log-out'

let shop: Clinics
beforeAll(async () => {
  shop = await openClinics()
})
afterAll(() => shop.close())

const minutes = (n: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + n * 60_000)
}
const day = 24 * 60
const signIn = (userName: string, more = {}) => shop.ask(logIn, { userName, password: goodPassword, ...more })
const seen = async (token: string) => (await shop.ask(getProfile, {}, { token })).result

describe('logIn', () => {
  it('signs in by email in any case, for the browser session or for thirty days', async () => {
    await shop.registered('in@clinic.hk')
    expect(await signIn('IN@clinic.hk')).toMatchObject({ result: 'ok', session: { kind: 'start', seconds: undefined } })
    expect((await signIn('in@clinic.hk', { autoLogin: true })).session).toMatchObject({ seconds: 30 * 24 * 3600 })
  })

  it('refuses a wrong password and an unknown account alike', async () => {
    const wrong = await signIn('in@clinic.hk', { password: 'teeth4none' })
    const nobody = await signIn('out@clinic.hk')
    expect(wrong.result).toBe('credentialsWrong')
    expect(nobody).toEqual(wrong)
    expect(await signIn('no such thing')).toEqual(wrong)
  })

  it('refuses a disabled account and ends its sessions', async () => {
    const token = await shop.registered('gone@clinic.hk')
    await shop.rows(`update account set disabled_at = now() where email = 'gone@clinic.hk'`)
    expect((await signIn('gone@clinic.hk')).result).toBe('credentialsWrong')
    expect(await seen(token)).toBe('sessionRevoked')
  })

  it('gives a new token and ends the session that it was called with', async () => {
    const before = await shop.registered('rotate@clinic.hk')
    const { data } = await shop.ask(logIn, { userName: 'rotate@clinic.hk', password: goodPassword }, { token: before })
    expect(data.token).not.toBe(before)
    expect(await seen(before)).toBe('sessionRevoked')
    expect(await seen(data.token)).toBe('ok')
  })

  it('judges ten of twenty attempts in a quarter of an hour that arrive together, and then none', async () => {
    await shop.registered('guess@clinic.hk')
    const attempt = () => signIn('guess@clinic.hk', { password: 'teeth4none' })
    const answers = await Promise.all(Array.from({ length: 20 }, attempt))
    expect(answers.filter(({ result }) => result === 'credentialsWrong')).toHaveLength(10)
    expect(answers.filter(({ result }) => result === 'tooManyRequests')).toHaveLength(10)
    expect((await signIn('guess@clinic.hk')).result).toBe('tooManyRequests')
    minutes(15)
    expect((await signIn('guess@clinic.hk')).result).toBe('ok')
  })

  it('limits attempts on accounts that do not exist just the same', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn('phantom@clinic.hk')))
    expect(answers.filter(({ result }) => result === 'tooManyRequests')).toHaveLength(2)
  })
})

describe('a session', () => {
  it('ends for everybody when its owner logs out', async () => {
    const token = await shop.registered('leave@clinic.hk')
    expect((await shop.ask(logOut, {}, { token })).session).toEqual({ kind: 'end' })
    expect(await seen(token)).toBe('sessionRevoked')
  })

  it('ends after seven days without use, and lives on with use', async () => {
    const [idle, used] = [await shop.registered('idle@clinic.hk'), await shop.registered('used@clinic.hk')]
    minutes(6 * day)
    expect(await seen(used)).toBe('ok')
    await expect
      .poll(() => shop.rows(`select 1 from session where last_seen_at = $1`, [shop.clock.now.toISOString()]))
      .toHaveLength(1)
    minutes(day + 1)
    expect(await seen(idle)).toBe('loginRequired')
    expect(await seen(used)).toBe('ok')
  })

  it('ends after thirty days however much it is used', async () => {
    const token = await shop.registered('long@clinic.hk')
    minutes(30 * day + 1)
    await shop.rows('update session set last_seen_at = $1', [shop.clock.now.toISOString()])
    expect(await seen(token)).toBe('loginRequired')
  })

  it('is unknown when its token was never given', async () => {
    expect(await seen('x'.repeat(43))).toBe('loginRequired')
  })
})

describe('the list of sessions', () => {
  const firefox = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:130.0) Gecko/20100101 Firefox/130.0'
  const listed = async (token: string) => (await shop.ask(listSessions, {}, { token })).data

  it('names the devices that are signed in now, and which of them this is', async () => {
    const token = await shop.registered('list@clinic.hk')
    await shop.ask(logIn, { userName: 'list@clinic.hk', password: goodPassword }, { userAgent: firefox })
    const gone = (await signIn('list@clinic.hk')).data.token
    await shop.ask(logOut, {}, { token: gone })
    const list = await listed(token)
    expect(list.map(({ device, isThis }) => [device, isThis]).sort()).toEqual([
      ['', true],
      ['Firefox · macOS', false],
    ])
    expect(JSON.stringify(list)).not.toContain(token)
    minutes(6 * day)
    await seen(token)
    minutes(day + 1)
    await shop.rows('update session set last_seen_at = $1 where user_agent = $2', [shop.clock.now.toISOString(), ''])
    expect(await listed(token)).toHaveLength(1)
  })

  it('signs one of them out, its own with the cookie, and nobody else’s', async () => {
    const token = await shop.registered('pick@clinic.hk')
    const other = (await signIn('pick@clinic.hk')).data.token
    const stranger = await shop.registered('pick-stranger@clinic.hk')
    const [theirs] = await listed(stranger)
    expect((await shop.ask(endSession, { id: theirs?.id }, { token })).result).toBe('notFound')
    expect(await seen(stranger)).toBe('ok')

    const away = (await listed(token)).find(({ isThis }) => !isThis)
    expect(await shop.ask(endSession, { id: away?.id }, { token })).toMatchObject({ result: 'ok', session: undefined })
    expect(await seen(other)).toBe('sessionRevoked')
    expect((await shop.ask(endSession, { id: away?.id }, { token })).result).toBe('notFound')
    const [own] = await listed(token)
    expect((await shop.ask(endSession, { id: own?.id }, { token })).session).toEqual({ kind: 'end' })
    expect(await seen(token)).toBe('sessionRevoked')
  })

  it('signs all the others out', async () => {
    const token = await shop.registered('others@clinic.hk')
    const others = [await signIn('others@clinic.hk'), await signIn('others@clinic.hk')]
    await shop.ask(endOtherSessions, {}, { token })
    for (const { data } of others) expect(await seen(data.token)).toBe('sessionRevoked')
    expect(await seen(token)).toBe('ok')
  })
})

describe('forget-old-sign-ins', () => {
  it('removes what has long expired and keeps what is in use', async () => {
    const token = await shop.registered('kept@clinic.hk')
    minutes(3 * day)
    const fresh = await shop.registered('fresh@clinic.hk')
    for (const job of jobs) await job.run(shop.work)
    expect(await shop.rows(`select target from verification_code where target = 'kept@clinic.hk'`)).toEqual([])
    expect(await shop.rows(`select target from verification_code where target = 'fresh@clinic.hk'`)).toHaveLength(1)
    expect([await seen(token), await seen(fresh)]).toEqual(['ok', 'ok'])
    minutes(60 * day)
    for (const job of jobs) await job.run(shop.work)
    expect(await shop.rows('select 1 from session')).toEqual([])
  })
})
