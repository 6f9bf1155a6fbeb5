import { nothing } from '@cusp/kernel'
import { describe, expect, it } from 'vitest'
import { buyerMoves, operatorMoves } from './moves'

const now = new Date('2026-03-01T00:00:00Z')
const later = new Date('2026-03-01T01:00:00Z')
const earlier = new Date('2026-02-28T23:00:00Z')
const noDeposit = { deposit: nothing, depositPaidAt: null }
const buyer = { roles: ['Buyer' as const], approved: true }

describe('buyerMoves', () => {
  it.each([
    ['pendingPayment', later, ['pay', 'cancel']],
    ['pendingPayment', earlier, ['buyAgain']],
    ['paying', later, ['pay']],
    ['pendingShipment', later, []],
    ['pendingReceipt', later, ['receive']],
    ['completed', null, ['buyAgain']],
    ['closed', earlier, ['buyAgain']],
    ['pendingReview', null, ['cancel']],
    ['held', earlier, []],
  ] as const)('%s due %s: %s', (status, expiresAt, moves) => {
    expect(buyerMoves({ status, paymentType: null, expiresAt, ...noDeposit }, buyer, now)).toEqual(moves)
  })

  it('offers buying again to approved clinics only', () => {
    const moves = buyerMoves(
      { status: 'closed', paymentType: null, expiresAt: null, ...noDeposit },
      { ...buyer, approved: false },
      now,
    )
    expect(moves).toEqual([])
  })
})

describe('operatorMoves', () => {
  it('does not close an order of which a parcel has left', () => {
    expect(operatorMoves('pendingShipment', false)).toEqual(['ship', 'close'])
    expect(operatorMoves('pendingShipment', true)).toEqual(['ship'])
  })

  it('accepts what awaits review and releases what is held, and ships neither', () => {
    expect(operatorMoves('pendingReview', false)).toEqual(['accept', 'close'])
    expect(operatorMoves('held', false)).toEqual(['release', 'close'])
  })
})
