import type { Currency } from '@cusp/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, openDesk, operatorsOf } from '../../../test/desk'
import { useCases } from './routes'
import { activateInvitationCode } from './use-cases/activate-invitation-code'
import { listInvitedClinics } from './use-cases/list-invited-clinics'
import { reportInvitationCodes } from './use-cases/report-invitation-codes'
import { saveInvitationCode } from './use-cases/save-invitation-code'

let shop: Desk
beforeAll(async () => {
  shop = await openDesk(useCases, { operator: operatorsOf(['marketing', 'support'], 'Mandy') })
})
afterAll(() => shop.close())

const asMarketing = { token: 'marketing' }
const save = (fields: object) =>
  shop.ask(saveInvitationCode, { owner: 'Kit', validFrom: null, validUntil: null, ...fields }, asMarketing)
const reported = async (period: object = {}) => (await shop.ask(reportInvitationCodes, period, asMarketing)).data
// In whatever case: of two who create it at the same moment either may have been first.
const codeOf = async (code: string) =>
  (await reported()).known.find(({ invitationCode }) => invitationCode.toUpperCase() === code)
const invited = async (asked: object) => (await shop.ask(listInvitedClinics, asked, asMarketing)).data

let made = 0
/** A clinic as registration leaves it. */
async function clinic(
  code: string,
  at: string,
  { submitted = false, approved = false, orders = [] as readonly (readonly [number, Currency, string])[] } = {},
): Promise<string> {
  made += 1
  const id = `clinic-${made}`
  await shop.rows(
    `insert into clinic (id, name, invitation_code, created_at, submitted_at, first_approved_at) values ($1, $1, $2, $3, $4, $5)`,
    [id, code, at, submitted ? at : null, approved ? at : null],
  )
  const account = `insert into account (id, clinic_id, email, password_hash) values ($1, $1, $2, 'x')`
  await shop.rows(account, [id, `${id}@one.hk`])
  for (const [i, [payable, currency, status]] of orders.entries()) {
    const orderNo = `2600${String(made).padStart(4, '0')}${i}`
    await shop.rows(
      `insert into temp_order (id, account_id, clinic_id, lines, is_from_cart, expires_at) values ($1, $2, $2, '[]', true, now())`,
      [orderNo, id],
    )
    await shop.rows(
      `insert into shop_order (order_no, temp_order_id, clinic_id, account_id, currency, goods, freight, payable, address, payment_choice, status, created_at)
       values ($1, $1, $2, $2, $3, $4, 0, $4, '{}', 'remittance', $5, now() + make_interval(secs => $6))`,
      [orderNo, id, currency, payable, status, i],
    )
  }
  return id
}

describe('an invitation code', () => {
  it('is for those only who manage codes', async () => {
    for (const useCase of useCases) expect((await shop.ask(useCase, {}, { token: 'support' })).result).toBe('forbidden')
  })

  it('exists once, in whatever case, also when two create it at the same moment', async () => {
    const results = await Promise.all([save({ invitationCode: 'KIT-1' }), save({ invitationCode: 'kit-1' })])
    expect(results.map(({ result }) => result).sort()).toEqual(['invitationCodeTaken', 'ok'])
    expect(await save({ invitationCode: 'no space' })).toMatchObject({
      result: 'notUnderstood',
      field: 'invitationCode',
    })
    expect(await save({ invitationCode: 'KIT-2', owner: ' ' })).toMatchObject({
      result: 'notUnderstood',
      field: 'owner',
    })
  })

  it('may not end before it begins', async () => {
    const backwards = { invitationCode: 'KIT-3', validFrom: '2026-03-02', validUntil: '2026-03-01' }
    expect(await save(backwards)).toMatchObject({ result: 'periodBackwards', field: 'validUntil' })
    expect((await save({ ...backwards, validUntil: '2026-03-02' })).result).toBe('ok')
    expect(await codeOf('KIT-3')).toMatchObject({ validFrom: '2026-03-02', validUntil: '2026-03-02' })
  })

  it('is changed by whoever saw it last, keeps what clinics type, and says so in the audit log', async () => {
    const before = await codeOf('KIT-3')
    const change = { id: before?.id, invitationCode: 'OTHER', owner: 'Wing', version: before?.version }
    expect((await save(change)).result).toBe('ok')
    expect((await save(change)).result).toBe('changedMeanwhile')
    expect(await codeOf('KIT-3')).toMatchObject({ owner: 'Wing', validFrom: null })
    expect((await save({ ...change, id: 'none' })).result).toBe('invitationCodeNotFound')
    const [entry] = await shop.rows<{ subject: string; detail: string }>(
      'select subject, detail::text from audit_entry order by id desc limit 1',
    )
    expect(entry?.subject).toBe('invitation code KIT-3')
    expect(entry?.detail).toContain('Kit')
    expect(entry?.detail).toContain('Wing')
  })
})

describe('the report of codes', () => {
  it('counts known codes apart from unknown ones and from none, whatever case was typed', async () => {
    await save({ invitationCode: 'SPRING', validFrom: '2026-03-01', validUntil: '2026-03-31' })
    await clinic('spring', '2026-03-01T00:00:00+08:00')
    await clinic(' Spring ', '2026-03-15T12:00:00Z', { submitted: true })
    await clinic('SPRING', '2026-03-31T23:59:59+08:00', {
      submitted: true,
      approved: true,
      orders: [
        [900, 'HKD', 'closed'],
        [12_550, 'HKD', 'completed'],
        [99_900, 'HKD', 'completed'],
      ],
    })
    await clinic('SPRING', '2026-04-01T00:00:00+08:00', {
      submitted: true,
      approved: true,
      orders: [[5000, 'USD', 'pendingPayment']],
    })
    await clinic('made up', '2026-03-10T00:00:00Z', { submitted: true })
    await clinic('', '2026-03-10T00:00:00Z')

    const all = await reported()
    expect(all.known.find(({ invitationCode }) => invitationCode === 'SPRING')).toMatchObject({
      registered: 4,
      submitted: 3,
      approved: 2,
      ordered: 2,
      firstOrdersHkd: 125.5,
      firstOrdersUsd: 50,
      outsideValidity: 1,
    })
    expect(all.unknown).toMatchObject([{ invitationCode: 'MADE UP', registered: 1, submitted: 1, approved: 0 }])
    expect(all.without).toMatchObject({ registered: 1, submitted: 0, firstOrdersHkd: 0 })
    expect(await codeOf('KIT-1')).toMatchObject({ registered: 0 })
  })

  it('follows the clinics that registered in a period of Hong Kong days', async () => {
    const march = await reported({ from: '2026-03-01', until: '2026-03-31' })
    expect(march.known.find(({ invitationCode }) => invitationCode === 'SPRING')).toMatchObject({
      registered: 3,
      outsideValidity: 0,
      firstOrdersUsd: 0,
    })
    const firstDay = await reported({ from: '2026-03-01', until: '2026-03-01' })
    expect(firstDay.known.find(({ invitationCode }) => invitationCode === 'SPRING')).toMatchObject({ registered: 1 })
    expect(
      await shop.ask(reportInvitationCodes, { from: '2026-03-02', until: '2026-03-01' }, asMarketing),
    ).toMatchObject({
      result: 'notUnderstood',
      field: 'until',
    })
  })

  it('lists the clinics behind every number', async () => {
    const spring = await invited({ invitationCode: 'spring' })
    expect(spring).toMatchObject({ totalCount: 4 })
    expect(spring.list.map(({ isWithinValidity }) => isWithinValidity)).toEqual([false, true, true, true])
    const ordered = await invited({ invitationCode: 'SPRING', stage: 'ordered', until: '2026-03-31' })
    expect(ordered.list).toMatchObject([{ firstOrder: { payable: 125.5, currency: 'HKD' } }])
    expect((await invited({ invitationCode: 'SPRING', stage: 'submitted' })).totalCount).toBe(3)
    expect((await invited({ invitationCode: 'made up', stage: 'approved' })).totalCount).toBe(0)
    expect((await invited({ invitationCode: 'MADE UP' })).list).toMatchObject([{ isWithinValidity: false }])
    expect((await invited({})).totalCount).toBe(1)
  })

  it('counts what is brought after a code was taken out of use, until it is put back', async () => {
    const code = await codeOf('KIT-1')
    const use = (isActive: boolean) => shop.ask(activateInvitationCode, { id: code?.id, isActive }, asMarketing)
    expect((await use(false)).result).toBe('ok')
    await clinic('kit-1', new Date(shop.clock.now.getTime() - 1000).toISOString())
    await clinic('kit-1', new Date(shop.clock.now.getTime() + 1000).toISOString())
    expect(await codeOf('KIT-1')).toMatchObject({ isActive: false, registered: 2, outsideValidity: 1 })
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
    await use(false)
    expect(await codeOf('KIT-1')).toMatchObject({ outsideValidity: 1 })
    await use(true)
    expect(await codeOf('KIT-1')).toMatchObject({ isActive: true, outsideValidity: 0 })
    expect((await shop.ask(activateInvitationCode, { id: 'none', isActive: true }, asMarketing)).result).toBe(
      'invitationCodeNotFound',
    )
  })
})
