import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Clinics, goodPassword, openClinics } from './testing'
import { acceptInvitation } from './use-cases/accept-invitation'
import { changeColleague } from './use-cases/change-colleague'
import { getInvitation } from './use-cases/get-invitation'
import { getProfile } from './use-cases/get-profile'
import { inviteColleague } from './use-cases/invite-colleague'
import { listColleagues } from './use-cases/list-colleagues'
import { logIn } from './use-cases/log-in'
import { removeColleague } from './use-cases/remove-colleague'
import { withdrawInvitation } from './use-cases/withdraw-invitation'

let shop: Clinics
let admin: string
let n = 0
/** An address that no other test has. */
const fresh = (what: string) => `${what}-${n}@clinic.hk`

beforeAll(async () => {
  shop = await openClinics()
})
afterAll(() => shop.close())
beforeEach(async () => {
  n += 1
  shop.clock.now = new Date(shop.clock.now.getTime() + 61_000)
  admin = (await shop.submitted(fresh('boss'))).token
})

const invite = (email: string, more = {}, token = admin) =>
  shop.ask(inviteColleague, { email, roles: ['Buyer'], isAdmin: false, ...more }, { token })
async function linkSentTo(email: string): Promise<string> {
  const [letter] = await shop.rows<{ body: string }>(
    'select body from message where recipient = $1 order by id desc limit 1',
    [email],
  )
  return /joinClinic\?token=([\w-]{43})/.exec(letter?.body ?? '')?.[1] ?? ''
}
const accept = (token: string, more = {}) =>
  shop.ask(acceptInvitation, { token, name: 'Nurse Ho', password: goodPassword, repassword: goodPassword, ...more })
async function joined(email: string, more = {}): Promise<{ token: string; id: string }> {
  await invite(email, more)
  const { data } = await accept(await linkSentTo(email))
  const [row] = await shop.rows<{ id: string }>('select id from account where email = $1', [email])
  return { token: data.token, id: row?.id ?? '' }
}
const list = async (token = admin) => (await shop.ask(listColleagues, {}, { token })).data
const profile = async (token: string) => shop.ask(getProfile, {}, { token })
const idOf = async (token: string) => (await list(token)).colleagues.find(({ isThis }) => isThis)?.id ?? ''

describe('an invitation', () => {
  it('brings a colleague into the clinic with the roles that it names, and signs in', async () => {
    const email = fresh('ho')
    expect((await invite(email.toUpperCase(), { roles: ['Finance'] })).result).toBe('ok')
    expect((await list()).invitations).toMatchObject([{ email, roles: ['Finance'], isAdmin: false }])
    const link = await linkSentTo(email)
    const seen = await shop.ask(getInvitation, { token: link })
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
    expect(seen.data).toEqual({ clinicName: 'Harbour Dental', email, roles: ['Finance'], isAdmin: false })

    const answer = await accept(link)
    expect(answer).toMatchObject({ result: 'ok', session: { kind: 'start' }, data: { roles: ['Finance'], email } })
    expect((await profile(answer.data.token)).data).toMatchObject({
      companyName: 'Harbour Dental',
      name: 'Nurse Ho',
      isAdmin: false,
    })
    expect((await list()).colleagues.map((one) => [one.email, one.isAdmin])).toEqual([
      [fresh('boss'), true],
      [email, false],
    ])
    expect((await list()).invitations).toEqual([])
    expect((await shop.ask(logIn, { userName: email, password: goodPassword })).result).toBe('ok')
  })

  it('is good once, also when twenty bring it together', async () => {
    const email = fresh('once')
    await invite(email)
    const link = await linkSentTo(email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(link)))
    expect(answers.filter(({ result }) => result === 'ok')).toHaveLength(1)
    expect((await accept(link)).result).toBe('invitationGone')
    expect((await shop.ask(getInvitation, { token: link })).result).toBe('invitationGone')
  })

  it('is good for seven days', async () => {
    const email = fresh('late')
    await invite(email)
    shop.clock.now = new Date(shop.clock.now.getTime() + 7 * 24 * 3600_000 + 1000)
    expect((await accept(await linkSentTo(email))).result).toBe('invitationGone')
  })

  it('is replaced by the next one to the same address, and can be withdrawn by its clinic only', async () => {
    const email = fresh('again')
    await invite(email)
    const first = await linkSentTo(email)
    await invite(email, { roles: ['Finance'] })
    const second = await linkSentTo(email)
    expect((await accept(first)).result).toBe('invitationGone')
    const [open] = (await list()).invitations
    const stranger = (await shop.submitted(fresh('stranger'))).token
    expect((await shop.ask(withdrawInvitation, { id: open?.id }, { token: stranger })).result).toBe('notFound')
    expect((await shop.ask(withdrawInvitation, { id: open?.id }, { token: admin })).result).toBe('ok')
    expect((await accept(second)).result).toBe('invitationGone')
  })

  it('does not tell whether the address has an account elsewhere, and cannot take that account', async () => {
    const email = fresh('elsewhere')
    await shop.registered(email)
    expect(await invite(email)).toEqual(await invite(fresh('nobody')))
    const link = await linkSentTo(email)
    expect((await accept(link)).result).toBe('accountTaken')
    expect((await shop.ask(getInvitation, { token: link })).result).toBe('ok')
  })

  it('goes out three times a day to one address, and twenty times in all', async () => {
    const email = fresh('often')
    for (const _ of [1, 2, 3]) expect((await invite(email)).result).toBe('ok')
    expect((await invite(email)).result).toBe('invitationLimit')
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => invite(fresh(`many${i}`))))
    expect(answers.filter(({ result }) => result === 'ok')).toHaveLength(17)
  })

  it('needs a name and a good password', async () => {
    const email = fresh('picky')
    await invite(email)
    const link = await linkSentTo(email)
    expect(await accept(link, { name: ' ' })).toMatchObject({ result: 'nameMissing', field: 'name' })
    expect(await accept(link, { password: 'abc', repassword: 'abc' })).toMatchObject({ result: 'passwordWeak' })
    expect((await accept(link)).result).toBe('ok')
  })
})

describe('the people of a clinic', () => {
  it('are decided about by its administrators only', async () => {
    const { token, id } = await joined(fresh('plain'))
    const mine = await idOf(token)
    const standing = { roles: ['Buyer'], isAdmin: true }
    expect((await invite(fresh('friend'), {}, token)).result).toBe('notClinicAdmin')
    expect((await shop.ask(changeColleague, { id: mine, ...standing }, { token })).result).toBe('notClinicAdmin')
    expect((await shop.ask(removeColleague, { id: await idOf(admin) }, { token })).result).toBe('notClinicAdmin')
    expect((await list(token)).invitations).toEqual([])
    const stranger = (await shop.submitted(fresh('stranger'))).token
    expect((await shop.ask(changeColleague, { id, ...standing }, { token: stranger })).result).toBe('notFound')
    expect((await shop.ask(removeColleague, { id }, { token: stranger })).result).toBe('notFound')
  })

  it('change roles from the next request on', async () => {
    const { token, id } = await joined(fresh('roles'))
    expect((await profile(token)).data.roles).toEqual(['Buyer'])
    await shop.ask(changeColleague, { id, roles: ['Finance'], isAdmin: false }, { token: admin })
    expect((await profile(token)).data.roles).toEqual(['Finance'])
  })

  it('are signed out at once when they are removed, and may be invited again', async () => {
    const email = fresh('leaver')
    const { token, id } = await joined(email)
    expect((await shop.ask(removeColleague, { id }, { token: admin })).result).toBe('ok')
    expect((await profile(token)).result).toBe('sessionRevoked')
    expect((await shop.ask(logIn, { userName: email, password: goodPassword })).result).toBe('credentialsWrong')
    expect((await list()).colleagues).toHaveLength(1)
    const [letter] = await shop.rows('select subject from message where recipient = $1 order by id desc limit 1', [
      email,
    ])
    expect(letter).toEqual({ subject: 'You no longer belong to Harbour Dental at Cusp' })

    const back = await joined(email, { roles: ['Seller'] })
    expect(back.id).toBe(id)
    expect((await profile(back.token)).data.roles).toEqual(['Seller'])
  })

  it('are not taken back by their clinic when an operator has disabled them', async () => {
    const email = fresh('banned')
    const { id } = await joined(email)
    await shop.rows('update account set disabled_at = now() where id = $1', [id])
    await invite(email)
    expect((await accept(await linkSentTo(email))).result).toBe('accountTaken')
  })

  it('keep an administrator, also when two remove each other at the same moment', async () => {
    const own = await idOf(admin)
    const leave = { id: own, roles: ['Buyer'], isAdmin: false }
    expect((await shop.ask(changeColleague, leave, { token: admin })).result).toBe('lastClinicAdmin')
    expect((await shop.ask(removeColleague, { id: own }, { token: admin })).result).toBe('lastClinicAdmin')

    const other = await joined(fresh('second'), { isAdmin: true })
    const answers = await Promise.all([
      shop.ask(removeColleague, { id: other.id }, { token: admin }),
      shop.ask(removeColleague, { id: own }, { token: other.token }),
    ])
    expect(answers.filter(({ result }) => result === 'ok')).toHaveLength(1)
    const [left] = await shop.rows<{ n: number }>(
      `select count(*)::int as n from account where disabled_at is null and is_admin and id in ($1, $2)`,
      [own, other.id],
    )
    expect(left?.n).toBe(1)
  })
})
