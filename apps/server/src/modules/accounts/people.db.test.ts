import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginLimit } from './limits'
import { type Clinics, goodPassword, openClinics, reviewer } from './testing'
import { disablePerson } from './use-cases/disable-person'
import { enablePerson } from './use-cases/enable-person'
import { getClinic } from './use-cases/get-clinic'
import { getProfile } from './use-cases/get-profile'
import { logIn } from './use-cases/log-in'
import { setRoles } from './use-cases/set-roles'
import { unlockPerson } from './use-cases/unlock-person'
import { updatePassword } from './use-cases/update-password'
import { findBuyer } from './who-is'

const financier = 'a token that stands for finance'
const supporter = 'a token that stands for support'

let shop: Clinics
beforeAll(async () => {
  shop = await openClinics({ finance: financier, support: supporter })
})
afterAll(() => shop.close())

const asReviewer = { token: reviewer }
const member = async (email: string) => {
  const { token, clinicId: id } = await shop.submitted(email)
  const [row] = await shop.rows<{ id: string }>('select id from account where email = $1', [email])
  return { token, id, accountId: row?.id ?? '' }
}
const shown = async ({ id, accountId }: { id: string; accountId: string }) =>
  (await shop.ask(getClinic, { id }, asReviewer)).data.accounts.find((one) => one.id === accountId)
const enter = (userName: string, password = goodPassword) => shop.ask(logIn, { userName, password })
const lastLetterTo = async (email: string) =>
  (
    await shop.rows<{ subject: string; body: string }>(
      `select subject, body from message where recipient = $1 order by id desc limit 1`,
      [email],
    )
  )[0]

describe('somebody whom an operator disables', () => {
  it('is told 1300 by every session with the next request, and comes in by no way until enabled again', async () => {
    const { token, ...who } = await member('out@clinic.hk')
    const second = (await enter('out@clinic.hk')).data.token
    const disabled = await shop.ask(disablePerson, { ...who, reason: 'Left the clinic' }, asReviewer)
    expect(disabled.result).toBe('ok')
    for (const each of [token, second])
      expect((await shop.ask(getProfile, {}, { token: each })).result).toBe('sessionRevoked')
    expect((await enter('out@clinic.hk')).result).toBe('credentialsWrong')
    expect(await shown(who)).toMatchObject({ standing: 'disabled', disabledReason: 'Left the clinic' })
    expect(await shop.rows('select removed_at from account where id = $1', [who.accountId])).toEqual([
      { removed_at: null },
    ])
    const letter = await lastLetterTo('out@clinic.hk')
    expect(letter?.subject).toBe('Your Cusp account was disabled')
    expect(letter?.body).not.toContain('Left the clinic')

    expect((await shop.ask(enablePerson, who, asReviewer)).result).toBe('ok')
    expect((await shop.ask(getProfile, {}, { token })).result).toBe('sessionRevoked')
    expect((await enter('out@clinic.hk')).result).toBe('ok')
    expect(await shown(who)).toMatchObject({ standing: 'active', disabledReason: '' })
    const { data } = await shop.ask(getClinic, { id: who.id }, asReviewer)
    expect(data.history.slice(0, 2)).toMatchObject([
      { move: 'enable', about: 'Dr Lee', by: 'Rita Review' },
      { move: 'disable', about: 'Dr Lee', reason: 'Left the clinic' },
    ])
  })

  it('is disabled once when two operators do it at once, with a reason and in their own clinic only', async () => {
    const { token: _, ...who } = await member('once@clinic.hk')
    const other = await member('elsewhere@clinic.hk')
    const ask = (more: object, by = asReviewer) =>
      shop.ask(disablePerson, { ...who, reason: 'Fraud', ...more }, by).then(({ result }) => result)
    expect(await ask({ reason: ' ' })).toBe('reasonMissing')
    expect(await ask({ id: other.id })).toBe('personNotActive')
    expect(await ask({}, { token: supporter })).toBe('forbidden')
    expect((await Promise.all([ask({}), ask({})])).toSorted()).toEqual(['ok', 'personNotActive'])
    expect(await shop.rows(`select 1 from audit_entry where subject = $1`, [`account ${who.accountId}`])).toHaveLength(
      1,
    )
  })

  it('cannot be enabled by an operator when the clinic itself removed them, or when they are nobody any more', async () => {
    const { token: _, ...who } = await member('removed@clinic.hk')
    expect((await shop.ask(enablePerson, who, asReviewer)).result).toBe('personNotDisabled')
    await shop.rows('update account set disabled_at = now(), removed_at = now() where id = $1', [who.accountId])
    expect((await shop.ask(enablePerson, who, asReviewer)).result).toBe('personNotDisabled')
    expect(await shown(who)).toMatchObject({ standing: 'removed' })
    await shop.rows(`update account set removed_at = null, password_hash = '' where id = $1`, [who.accountId])
    expect((await shop.ask(enablePerson, who, asReviewer)).result).toBe('personNotDisabled')
    expect(await shown(who)).toBeUndefined()
  })
})

describe('setRoles', () => {
  it('makes a buyer finance-only with the next request, and the other way round', async () => {
    const { token, ...who } = await member('roles@clinic.hk')
    const roles = async () => {
      const found = await findBuyer(shop.database.db, token, shop.clock.now)
      return found.kind === 'known' ? found.actor.roles : undefined
    }
    const set = (to: object) => shop.ask(setRoles, { ...who, roles: [], isAdmin: true, ...to }, asReviewer)
    expect((await set({ roles: ['Finance', 'Finance'] })).result).toBe('ok')
    expect(await roles()).toEqual(['Finance'])
    expect((await set({ roles: ['Buyer', 'Seller'] })).result).toBe('ok')
    expect(await roles()).toEqual(['Buyer', 'Seller'])
    expect((await shop.ask(getClinic, { id: who.id }, asReviewer)).data.history[0]).toMatchObject({
      move: 'roles',
      about: 'Dr Lee',
      changes: [{ field: 'roles', before: 'Finance', after: 'Buyer Seller' }],
    })
    expect(await set({ roles: ['Admin'] })).toMatchObject({ result: 'notUnderstood', field: 'roles[0]' })
    expect(await set({ isAdmin: false })).toMatchObject({ result: 'clinicNeedsAdmin', field: 'isAdmin' })
    expect((await set({ accountId: 'nobody' })).result).toBe('personNotActive')
    expect((await shop.ask(setRoles, { ...who, roles: [], isAdmin: true }, { token: financier })).result).toBe(
      'forbidden',
    )
  })
})

describe('somebody who is locked out by wrong passwords', () => {
  const lockOut = async (email: string) => {
    for (let i = 0; i < loginLimit.atMost; i += 1) await enter(email, 'wrong2026')
    expect((await enter(email)).result).toBe('tooManyRequests')
  }

  it('is released by support, which the log keeps, and gets in at once', async () => {
    const { token: _, ...who } = await member('locked-out@clinic.hk')
    expect((await shop.ask(unlockPerson, who, { token: supporter })).result).toBe('personNotLocked')
    await lockOut('locked-out@clinic.hk')
    expect(await shown(who)).toMatchObject({ isLocked: true })
    expect((await shop.ask(unlockPerson, who, asReviewer)).result).toBe('forbidden')
    expect((await shop.ask(unlockPerson, who, { token: supporter })).result).toBe('ok')
    expect(await shown(who)).toMatchObject({ isLocked: false })
    expect((await enter('locked-out@clinic.hk')).result).toBe('ok')
    expect(
      await shop.rows(`select operator_name from audit_entry where action = '/opsapi/clinics/unlock'`),
    ).toHaveLength(1)
  })

  it('may be so at the phone or at the change of the password too, and the lock ends by itself', async () => {
    const { token, ...who } = await member('phone-lock@clinic.hk')
    await shop.rows(`update account set area_code = '+852', phone = '61230099' where id = $1`, [who.accountId])
    await lockOut('61230099')
    expect(await shown(who)).toMatchObject({ isLocked: true })
    expect((await shop.ask(unlockPerson, who, { token: supporter })).result).toBe('ok')
    const passwords = { oldPassword: 'wrong2026', newPassword: 'molar2026', confirmPassword: 'molar2026' }
    for (let i = 0; i < loginLimit.atMost; i += 1) await shop.ask(updatePassword, passwords, { token })
    expect(await shown(who)).toMatchObject({ isLocked: true })
    shop.clock.now = new Date(shop.clock.now.getTime() + loginLimit.withinSeconds * 1000)
    expect(await shown(who)).toMatchObject({ isLocked: false })
  })

  it('is not released for another clinic’s page', async () => {
    const { token: _, ...who } = await member('stay-locked@clinic.hk')
    const other = await member('not-theirs@clinic.hk')
    await lockOut('stay-locked@clinic.hk')
    const wrong = { id: other.id, accountId: who.accountId }
    expect((await shop.ask(unlockPerson, wrong, { token: supporter })).result).toBe('personNotLocked')
    expect(await shown(who)).toMatchObject({ isLocked: true })
  })
})
