import { nothing, written } from '@cusp/kernel'
import { describe, expect, it } from 'vitest'
import type { NoticeReader } from '../notice'
import { awaitedGoodsArrived } from './awaited-goods-letter'
import {
  certificateAsked,
  clinicApproved,
  clinicRejected,
  colleagueJoined,
  orderAccepted,
  orderClosed,
  orderHeld,
  orderPaid,
  orderPlaced,
  orderReleased,
  orderShipped,
  orderToReview,
  refundDue,
} from './letters'

const reader: NoticeReader = {
  accountId: 'a',
  clinicName: 'Harbour Dental',
  name: 'Dr Lee',
  email: 'a@b.hk',
  phone: '',
  language: 'en',
  isAdmin: false,
  turnedOff: [],
}
const order = {
  orderNo: '2600001',
  payable: 'HK$1,250.00',
  paymentChoice: 'online',
  closeReason: 'No stock',
  dueAt: new Date('2026-03-14T10:30:00Z'),
  currency: 'HKD',
  preOrder: { deposit: nothing, balance: nothing, kept: nothing, expectedOn: null, isDepositPaid: false },
} as const
const shop = 'https://shop.test'
const gloves = {
  variantId: 'v',
  name: { en: 'Gloves', 'zh-Hant': '手套' },
  standard: { en: 'Large', 'zh-Hant': '大' },
  articleNumber: 'G-1',
}
const van = { expressName: 'Van', chosenExpress: null, waybill: 'W1' }

describe('letters', () => {
  it.each(['en', 'zh-Hant', 'zh-Hans'] as const)('leave no gap unfilled in %s', (language) => {
    const to = { ...reader, language }
    const all = [
      clinicApproved(to, shop),
      clinicRejected(to, 'Blurred', shop),
      certificateAsked(to, { reason: 'Moved', until: '2026-03-20T16:00:00.000Z', expiresOn: null }, shop),
      certificateAsked(to, { reason: '', until: '2026-03-20T16:00:00.000Z', expiresOn: '2026-03-01' }, shop),
      orderPlaced(to, order, shop),
      orderPlaced(to, { ...order, paymentChoice: 'remittance' }, shop),
      orderPaid(to, order, shop),
      orderToReview(to, order, shop),
      orderAccepted(to, order, shop),
      orderHeld(to, order, shop),
      orderReleased(to, order, shop),
      colleagueJoined(to, { name: 'Ho', email: 'ho@b.hk' }, shop),
      orderPlaced(to, { ...order, paymentChoice: 'cheque' }, shop),
      orderClosed(to, order, 'expired', shop),
      refundDue(to, { refundId: 'r', orderNo: '2600001', amount: 'HK$5.00', reason: 'other' }, shop),
      orderShipped(to, order, [van], shop),
      orderShipped(to, order, [], shop),
      awaitedGoodsArrived(to, [gloves], shop),
      orderClosed(to, order, 'closedByOperator', shop),
      refundDue(to, { refundId: 'r', orderNo: '2600001', amount: 'HK$5.00', reason: 'lateMoney' }, shop),
    ]
    for (const { subject, text } of all.map((each) => written(each)))
      expect(`${subject}${text}`).not.toMatch(/[{}]|undefined/)
  })

  it('speak the language of the reader', () => {
    expect(written(orderPaid({ ...reader, language: 'zh-Hant' }, order, shop)).subject).toBe('訂單 2600001 已付款')
    expect(written(orderPaid(reader, order, shop)).subject).toBe('Order 2600001 has been paid')
  })

  it('name the last day on which a clinic is still approved, and the day on which its certificate expires', () => {
    const asked = { reason: '', until: '2026-03-20T16:00:00.000Z', expiresOn: '2026-03-01' }
    const { text } = written(certificateAsked(reader, asked, shop))
    expect(text).toContain('until the end of 20 March 2026')
    expect(text).toContain('expires on 1 March 2026')
  })

  it('name reason, waybill, amount and the page to go to', () => {
    expect(written(clinicRejected(reader, 'Blurred', shop)).text).toContain('Reason: Blurred')
    expect(written(orderShipped(reader, order, [van], shop)).text).toContain('Van W1')
    expect(written(orderPlaced(reader, order, shop)).text).toContain('HK$1,250.00')
    expect(written(orderPlaced(reader, order, shop)).text).toContain('https://shop.test/user/orderDetail/2600001')
  })

  it('ask for no money while the shop reviews an order, and say by when to pay once it is accepted', () => {
    expect(written(orderToReview(reader, order, shop)).text).not.toMatch(/please/i)
    expect(written(orderAccepted(reader, order, shop)).text).toContain('pay HK$1,250.00 by 2026-03-14 18:30')
  })

  it('name the courier in the language of the reader where it is the delivery that was chosen', () => {
    const chosenExpress = { en: 'SF Express', 'zh-Hant': '順豐速運' }
    const to = { ...reader, language: 'zh-Hant' } as const
    const shipped = (expressName: string) =>
      written(orderShipped(to, order, [{ expressName, chosenExpress, waybill: 'W1' }], shop)).text
    expect(shipped('SF Express')).toContain('順豐速運 W1')
    expect(shipped('DHL')).toContain('DHL W1')
  })

  it('say nothing of a charge that was never made when an order expires', () => {
    expect(written(orderClosed(reader, order, 'expired', shop)).text).toContain('Nothing has been charged')
    expect(written(orderClosed(reader, order, 'cancelled', shop)).text).not.toContain('No stock')
  })
})
