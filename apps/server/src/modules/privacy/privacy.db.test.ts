import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addClinic, openWholeShop, type WholeShop } from '../../../test/whole-shop'
import { jobs } from './jobs'

let whole: WholeShop
beforeAll(async () => {
  whole = await openWholeShop()
})
afterAll(() => whole.close())
// Sessions of a test's own people end a day after they were made.
beforeEach(() => {
  whole.clock.now = new Date()
})

const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await whole.database.pool.query(text, values)).rows as T[]
const ask = async (call: string, token: string) => {
  const { result, data } = await whole.post(`/authapi/user/${call}`, {}, token)
  return { result, data: data as Record<string, unknown> }
}
const later = (days: number) => {
  whole.clock.now = new Date(whole.clock.now.getTime() + days * 86_400_000)
}
const erase = async () => {
  for (const job of jobs)
    await job.run({
      now: whole.clock.now,
      read: whole.database.db,
      platform: whole.shop.platform,
      write: (work) => whole.database.transaction(work),
    })
}
async function order(clinicId: string, no: string, status: string): Promise<void> {
  await rows(
    `insert into temp_order (id, account_id, clinic_id, lines, is_from_cart, expires_at) select $2, id, clinic_id, '[]', true, now() from account where clinic_id = $1`,
    [clinicId, `t-${no}`],
  )
  await rows(
    `insert into shop_order (order_no, temp_order_id, clinic_id, account_id, currency, goods, freight, payable, address, payment_choice, status)
     select $2, $3, clinic_id, id, 'HKD', 1000, 0, 1000, '{"name":"Reception","phone":"61234567"}', 'online', $4 from account where clinic_id = $1`,
    [clinicId, no, `t-${no}`, status],
  )
}
const nameOf = async (clinicId: string) =>
  (await rows<{ name: string; email: string }>('select name, email from account where clinic_id = $1', [clinicId]))[0]

describe('exportData', () => {
  it('gives a person all that is kept about them, and nothing of anybody else', async () => {
    const own = await addClinic(whole.database, 'Export Clinic')
    await addClinic(whole.database, 'Other Clinic')
    await order(own.clinicId, '26990001', 'completed')
    const chosen = { preferences: [{ emailPreferencesId: 'orderPaid', isChange: '0' }] }
    await whole.post('/authapi/user/setEmailPreferences', chosen, own.token, { 'user-agent': 'Firefox/1 (Windows)' })
    const { result, data } = await ask('exportData', own.token)
    expect(result).toBe('ok')
    expect(data).toMatchObject({
      account: { name: 'Buyer of Export Clinic', email: 'export.clinic@clinics.test', isAdmin: true },
      clinic: { name: 'Export Clinic' },
      sessions: [{ device: '' }],
      addresses: [{ name: 'Reception', province: 'Hong Kong', district: 'Wan Chai' }],
      orders: [{ orderNo: '26990001', payable: 10, recipient: 'Reception 61234567' }],
      mailsTurnedOff: ['orderPaid'],
      mailConsents: [{ title: 'Payment received', wasOn: true, isOn: false, device: 'Firefox · Windows' }],
    })
    expect(JSON.stringify(data)).not.toMatch(/Other Clinic|password|token|hash/i)
  })
})

describe('a deletion', () => {
  it('is done after fourteen days: nobody logs in any more, and nothing tells who it was but the orders', async () => {
    const own = await addClinic(whole.database, 'Leaving Clinic')
    await order(own.clinicId, '26990002', 'completed')
    const chosen = { preferences: [{ emailPreferencesId: 'orderPaid', isChange: '0' }] }
    await whole.post('/authapi/user/setEmailPreferences', chosen, own.token)
    expect((await ask('getDeletion', own.token)).data).toEqual({ requestedAt: null, dueAt: null })
    const asked = await ask('requestDeletion', own.token)
    later(1)
    expect((await ask('requestDeletion', own.token)).data).toEqual(asked.data)
    await erase()
    expect((await nameOf(own.clinicId))?.name).toBe('Buyer of Leaving Clinic')
    await rows(`update session set expires_at = now() + interval '90 days', last_seen_at = $1`, [
      new Date(whole.clock.now.getTime() + 14 * 86_400_000).toISOString(),
    ])

    later(14)
    await erase()
    await erase()
    expect(await nameOf(own.clinicId)).toEqual({
      name: '',
      email: expect.stringMatching(/^erased-.*@erased\.invalid$/),
    })
    expect((await ask('getDeletion', own.token)).result).toBe('loginRequired')
    const consent = `select c.topic, c.is_on, c.address, c.user_agent from mail_consent c join account a on a.id = c.account_id`
    expect(await rows(`${consent} where a.clinic_id = $1`, [own.clinicId])).toEqual([
      { topic: 'orderPaid', is_on: false, address: '', user_agent: '' },
    ])
    expect(await rows(`select order_no from shop_order where clinic_id = $1`, [own.clinicId])).toHaveLength(1)
    const letters = await rows<{ subject: string }>(
      `select subject from message where recipient = 'leaving.clinic@clinics.test'`,
    )
    expect(letters).toEqual([{ subject: 'Your Cusp account was deleted' }])
  })

  it('can be withdrawn until then', async () => {
    const own = await addClinic(whole.database, 'Staying Clinic')
    await ask('requestDeletion', own.token)
    expect((await ask('withdrawDeletion', own.token)).data).toEqual({ requestedAt: null, dueAt: null })
    later(15)
    await erase()
    expect((await nameOf(own.clinicId))?.name).toBe('Buyer of Staying Clinic')
  })

  it('waits for the orders that are still open', async () => {
    const own = await addClinic(whole.database, 'Waiting Clinic')
    await order(own.clinicId, '26990003', 'pendingPayment')
    await ask('requestDeletion', own.token)
    later(20)
    await erase()
    expect((await nameOf(own.clinicId))?.name).toBe('Buyer of Waiting Clinic')
    await rows(`update shop_order set status = 'closed' where order_no = '26990003'`)
    await erase()
    expect((await nameOf(own.clinicId))?.name).toBe('')
  })

  it('is refused to the last administrator of a clinic that has other people', async () => {
    const own = await addClinic(whole.database, 'Shared Clinic')
    await rows(
      `insert into account (id, clinic_id, name, email, password_hash) values ('colleague', $1, 'Nurse', 'nurse@clinics.test', '-')`,
      [own.clinicId],
    )
    expect((await ask('requestDeletion', own.token)).result).toBe('lastClinicAdmin')
    await rows(`update account set is_admin = true where id = 'colleague'`)
    expect((await ask('requestDeletion', own.token)).result).toBe('ok')
  })
})
