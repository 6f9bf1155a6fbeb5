import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Desk, openDesk, operatorsOf } from '../../../test/desk'
import type { EventName, Events } from '../../platform/events'
import { newToken, tokenHash } from '../../platform/tokens'
import { findBuyer } from '../accounts'
import { listeners } from './listens'
import { useCases } from './routes'
import { adminListConsents } from './use-cases/admin-list-consents'
import { getEmailPreferences } from './use-cases/get-email-preferences'
import { setEmailPreferences } from './use-cases/set-email-preferences'

let shop: Desk
let clinicId: string

beforeAll(async () => {
  shop = await openDesk(useCases, {
    buyer: findBuyer,
    operator: operatorsOf(['marketing', 'warehouse', 'finance'], 'Mandy'),
  })
  const [clinic] = await shop.rows<{ id: string }>(`insert into clinic (name) values ('Harbour Dental') returning id`)
  clinicId = clinic?.id ?? ''
  const account = `insert into account (id, clinic_id, name, email, area_code, phone, password_hash, language, disabled_at)`
  await shop.rows(`${account} values ('lee', $1, 'Dr Lee', 'lee@clinic.hk', null, null, 'x', 'zh-Hant', null)`, [
    clinicId,
  ])
  await shop.rows(`${account} values ('ho', $1, 'Nurse Ho', null, '+852', '61234567', 'x', 'en', null)`, [clinicId])
  await shop.rows(`${account} values ('gone', $1, 'Gone', 'gone@clinic.hk', null, null, 'x', 'en', now())`, [clinicId])
  const temp = `insert into temp_order (id, account_id, clinic_id, lines, is_from_cart, expires_at)`
  await shop.rows(`${temp} values ('t', 'lee', $1, '[]', true, now())`, [clinicId])
  await shop.rows(
    `insert into shop_order (order_no, temp_order_id, clinic_id, account_id, currency, goods, freight, payable, address, payment_choice)
     values ('26000001', 't', $1, 'lee', 'HKD', 120000, 5000, 125000, '{}', 'remittance')`,
    [clinicId],
  )
  await shop.rows(
    `insert into payment (id, order_no, clinic_id, method, amount, currency, status) values ('p', '26000001', $1, 'sandbox', 125000, 'HKD', 'captured')`,
    [clinicId],
  )
  await shop.rows(
    `insert into refund (id, payment_id, amount, currency, reason) values ('r', 'p', 125000, 'HKD', 'lateMoney')`,
  )
})
afterAll(() => shop.close())
beforeEach(() => shop.rows('delete from message'))

async function tell<N extends EventName>(event: N, payload: Events[N]): Promise<void> {
  for (const listener of listeners) if (listener.event === event) await listener.run(payload, shop.work)
}
const letters = () =>
  shop.rows<{ channel: string; recipient: string; subject: string; body: string }>(
    'select channel, recipient, subject, body from message order by recipient desc',
  )

describe('notifications', () => {
  it('tell everybody of a clinic of its approval, by mail or by text message, each in their language', async () => {
    await tell('clinicApproved', { clinicId, stepId: '1' })
    expect(await letters()).toMatchObject([
      { channel: 'mail', recipient: 'lee@clinic.hk', subject: '您的診所已通過審核' },
      { channel: 'sms', recipient: '+85261234567', subject: 'Your clinic has been verified' },
    ])
  })

  it('tell a fact once when its event arrives twice, also at the same moment', async () => {
    const event = { clinicId, stepId: '2' }
    await Promise.all([tell('clinicApproved', event), tell('clinicApproved', event)])
    await tell('clinicApproved', event)
    expect(await letters()).toHaveLength(2)
    await tell('clinicApproved', { clinicId, stepId: '3' })
    expect(await letters()).toHaveLength(4)
  })

  it('tell the reason of a rejection', async () => {
    await tell('clinicRejected', { clinicId, stepId: '4', reason: 'Blurred picture' })
    expect((await letters()).every(({ body }) => body.includes('Blurred picture'))).toBe(true)
  })

  it.each([
    ['orderPlaced', { orderNo: '26000001', awaitsReview: false }, '訂單 26000001 已提交'],
    ['orderAccepted', { orderNo: '26000001' }, '訂單 26000001 現可付款'],
    ['orderPaid', { orderNo: '26000001', isHeld: false }, '訂單 26000001 已付款'],
    ['orderPaid', { orderNo: '26000001', isHeld: true }, '訂單 26000001 已付款，正在核實'],
    ['orderReleased', { orderNo: '26000001' }, '訂單 26000001 已核實'],
    ['orderShipped', { orderNo: '26000001', storeId: 's' }, '訂單 26000001 已發貨'],
    ['orderClosed', { orderNo: '26000001', because: 'expired' }, '訂單 26000001 已關閉'],
    ['refundDue', { refundId: 'r' }, '訂單 26000001 退款通知'],
  ] as const)('tell the buyer once of %s', async (event, payload, subject) => {
    await tell(event, payload)
    await tell(event, payload)
    expect(await letters()).toMatchObject([{ recipient: 'lee@clinic.hk', subject }])
  })

  it('name what is to be paid and how', async () => {
    await tell('orderPlaced', { orderNo: '26000001', awaitsReview: false })
    const [letter] = await letters()
    expect(letter?.body).toContain('HK$1,250.00')
    expect(letter?.body).toContain('請匯款')
  })

  it('do not ask for money while the shop reviews the order', async () => {
    await tell('orderPlaced', { orderNo: '26000001', awaitsReview: true })
    const [letter] = await letters()
    expect(letter?.body).toContain('須先由我們審核')
    expect(letter?.body).not.toContain('請匯款')
  })

  it('say until when an order can be paid that the shop has accepted', async () => {
    await shop.rows(`update shop_order set expires_at = '2026-03-14T10:30:00Z' where order_no = '26000001'`)
    await tell('orderAccepted', { orderNo: '26000001' })
    expect((await letters())[0]?.body).toContain('2026-03-14 18:30')
  })

  it('name the courier of what was shipped, in the reader’s language', async () => {
    await shop.rows(`insert into store (id, name) values ('s', '{"en": "Main", "zh-Hant": "總倉"}')`)
    await shop.rows(
      `insert into express_method (id, store_id, name, is_default, freight_hkd, freight_usd) values ('e', 's', '{"en": "", "zh-Hant": ""}', true, 0, 0)`,
    )
    await shop.rows(
      `insert into order_store (order_no, store_id, express_id, express_name, freight, has_medicine)
       values ('26000001', 's', 'e', '{"en": "SF Express", "zh-Hant": "順豐速運"}', 0, false)`,
    )
    await shop.rows(
      `insert into parcel (order_no, store_id, express_name, waybill) values ('26000001', 's', 'SF Express', 'SF1')`,
    )
    await tell('orderShipped', { orderNo: '26000001', storeId: 's' })
    expect((await letters())[0]?.body).toContain('順豐速運 SF1')
  })

  it('say nothing of what no longer exists', async () => {
    await tell('orderPaid', { orderNo: '99999999', isHeld: false })
    await tell('refundDue', { refundId: 'none' })
    expect(await letters()).toEqual([])
  })

  it('tell the administrators of a clinic who has joined, but not whoever did', async () => {
    await shop.rows(`update account set is_admin = true where id in ('lee', 'gone')`)
    await tell('colleagueJoined', { clinicId, accountId: 'ho', invitationId: 'i1' })
    await tell('colleagueJoined', { clinicId, accountId: 'lee', invitationId: 'i2' })
    expect(await letters()).toMatchObject([{ recipient: 'lee@clinic.hk', subject: 'Nurse Ho 已加入 Harbour Dental' }])
  })
})

describe('email preferences', () => {
  let token: string
  beforeAll(async () => {
    token = newToken()
    await shop.rows(
      `insert into session (token_hash, account_id, last_seen_at, expires_at) values ($1, 'lee', $2, $3)`,
      [tokenHash(token), shop.clock.now.toISOString(), new Date(shop.clock.now.getTime() + 86_400_000).toISOString()],
    )
  })
  const choose = (emailPreferencesId: string, isChange: string) =>
    shop.ask(setEmailPreferences, { preferences: [{ emailPreferencesId, isChange }] }, { token })
  const chosen = async () => {
    const { data } = await shop.ask(getEmailPreferences, {}, { token })
    const all = data.preferences.flatMap(({ emailConfig }) => emailConfig)
    return Object.fromEntries(all.map((each) => [each.emailPreferencesId, each.isChange]))
  }

  it('are all chosen until something is turned off, and keep what is not named', async () => {
    expect(await chosen()).toEqual({
      awaitedGoodsArrived: '1',
      orderPaid: '1',
      orderShipped: '1',
      colleagueJoined: '1',
    })
    expect((await choose('orderPaid', '0')).result).toBe('ok')
    expect(await chosen()).toEqual({
      awaitedGoodsArrived: '1',
      orderPaid: '0',
      orderShipped: '1',
      colleagueJoined: '1',
    })
    await choose('orderPaid', '0')
    await choose('orderPaid', '1')
    expect(await chosen()).toMatchObject({ orderPaid: '1' })
  })

  it('are logged with what they were and where the change came from, once a change, and never rewritten', async () => {
    await shop.rows('alter table mail_consent disable trigger mail_consent_append_only')
    await shop.rows('delete from mail_consent')
    await shop.rows('alter table mail_consent enable trigger mail_consent_append_only')
    await choose('orderPaid', '1')
    const off = { preferences: [{ emailPreferencesId: 'orderPaid', isChange: '0' }] }
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0'
    await Promise.all([1, 2].map(() => shop.ask(setEmailPreferences, off, { token, userAgent })))
    await choose('orderPaid', '1')
    const asMarketing = { token: 'marketing' }
    expect((await shop.ask(adminListConsents, { accountId: 'lee' }, asMarketing)).data.list).toMatchObject([
      { title: 'Payment received', wasOn: false, isOn: true, address: '127.0.0.1' },
      { title: 'Payment received', wasOn: true, isOn: false, address: '127.0.0.1', device: 'Firefox · Windows' },
    ])
    for (const change of [
      'delete from mail_consent',
      'update mail_consent set is_on = not is_on, was_on = not was_on',
      `update mail_consent set address = '10.0.0.1'`,
    ])
      await expect(shop.rows(change)).rejects.toThrow(/never changed/)
  })

  it('are read by those of the back office only who may', async () => {
    for (const token of ['warehouse', 'finance'])
      expect((await shop.ask(adminListConsents, { accountId: 'lee' }, { token })).result).toBe('forbidden')
  })

  it('are honoured by the next letter, and by one that waits to be sent', async () => {
    await tell('orderPaid', { orderNo: '26000001', isHeld: false })
    await shop.rows(`update message set status = 'queued'`)
    await choose('orderPaid', '0')
    expect(await letters()).toEqual([])
    await tell('orderPaid', { orderNo: '26000001', isHeld: false })
    expect(await letters()).toEqual([])
    await choose('orderPaid', '1')
    await tell('orderPaid', { orderNo: '26000001', isHeld: false })
    expect(await letters()).toHaveLength(1)
  })

  it('leave what is necessary alone', async () => {
    for (const topic of ['orderPaid', 'orderShipped', 'colleagueJoined']) await choose(topic, '0')
    await tell('orderPlaced', { orderNo: '26000001', awaitsReview: false })
    await tell('orderClosed', { orderNo: '26000001', because: 'expired' })
    await tell('orderPaid', { orderNo: '26000001', isHeld: true })
    await tell('refundDue', { refundId: 'r' })
    await tell('clinicApproved', { clinicId, stepId: '77' })
    expect((await letters()).filter(({ recipient }) => recipient === 'lee@clinic.hk')).toHaveLength(5)
    expect(await choose('orderPlaced', '0')).toMatchObject({ result: 'notUnderstood', field: 'preferences' })
  })
})
