import { idFrom, toMinor } from '@cusp/kernel'
import { describe, expect, it } from 'vitest'
import type { Notice, Payment } from '../payment'
import { destinationOf, effectOf } from './notice'

const payment: Payment = {
  id: idFrom<'Payment'>('p1'),
  orderNo: idFrom<'OrderNo'>('2026030100000001'),
  clinicId: idFrom<'Clinic'>('c1'),
  method: 'sandbox',
  part: 'whole',
  amount: toMinor(12_345),
  currency: 'HKD',
  status: 'pending',
  providerReference: 'ref',
  redirectUrl: '',
  createdAt: new Date('2026-03-01T00:00:00Z'),
  capturedAt: null,
}
const notice: Notice = {
  eventId: 'e1',
  kind: 'captured',
  reference: 'ref',
  paymentId: 'p1',
  amount: toMinor(12_345),
  currency: 'HKD',
}

describe('effectOf', () => {
  it.each([
    ['captured', 'pending', 'applied'],
    ['captured', 'created', 'applied'],
    ['captured', 'failed', 'applied'],
    ['captured', 'voided', 'applied'],
    ['captured', 'captured', 'duplicate'],
    ['failed', 'pending', 'applied'],
    ['failed', 'captured', 'ignored'],
    ['failed', 'failed', 'ignored'],
  ] as const)('a notice "%s" about a payment that is %s is %s', (kind, status, effect) => {
    expect(effectOf({ ...notice, kind }, { ...payment, status })).toBe(effect)
  })

  it.each([
    ['amount', { amount: toMinor(1) }],
    ['currency', { currency: 'USD' as const }],
    ['payment', { paymentId: 'p2' }],
    ['reference', { reference: 'other' }],
  ])('is refused when its %s is not ours', (_, changed) => {
    expect(effectOf({ ...notice, ...changed }, payment)).toBe('refused')
  })

  it('is refused when the payment is unknown', () => {
    expect(effectOf(notice, undefined)).toBe('refused')
  })
})

it('sends money back that an order no longer waits for', () => {
  const whole = { part: 'whole' } as const
  expect(destinationOf({ status: 'paying', ...whole }, whole)).toBe('order')
  expect(destinationOf({ status: 'closed', ...whole }, whole)).toBe('lateMoney')
  expect(destinationOf({ status: 'pendingShipment', ...whole }, whole)).toBe('doublePayment')
})

it('never takes a second deposit for the balance, though both may be the same amount', () => {
  const deposit = { part: 'deposit' } as const
  const balance = { part: 'balance' } as const
  expect(destinationOf({ status: 'pendingPayment', part: 'balance' }, deposit)).toBe('doublePayment')
  expect(destinationOf({ status: 'pendingPayment', part: 'balance' }, balance)).toBe('order')
  expect(destinationOf({ status: 'preOrder', part: 'balance' }, deposit)).toBe('doublePayment')
})
