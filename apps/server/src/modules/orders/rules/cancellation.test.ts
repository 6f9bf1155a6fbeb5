import { states } from '@cusp/contract'
import { nothing, toMinor } from '@cusp/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderStatus } from '../order'
import { buyerMayCancel } from './cancellation'

const now = new Date('2026-03-01T00:00:00Z')
const later = new Date('2026-03-01T01:00:00Z')
const earlier = new Date('2026-02-28T23:00:00Z')

const noDeposit = { deposit: nothing, depositPaidAt: null }

describe('buyerMayCancel', () => {
  it.each([
    ['pendingPayment', null, later, true],
    ['pendingPayment', 'sandbox', later, true],
    ['pendingPayment', null, earlier, false],
    ['pendingPayment', 'remittance', earlier, true],
    ['paying', 'sandbox', later, false],
    ['paying', 'remittance', later, true],
    ['pendingReview', null, earlier, true],
    ['remitted', 'remittance', later, false],
    ['pendingShipment', 'sandbox', later, false],
    ['held', 'sandbox', later, false],
    ['completed', 'sandbox', null, false],
  ] as const)('%s by %s due %s: %s', (status, paymentType, expiresAt, may) => {
    expect(buyerMayCancel({ status, paymentType, expiresAt, ...noDeposit }, ['Buyer'], now)).toBe(may)
  })

  it('stops at the deposit of a pre-order: before it is paid, not after', () => {
    const preOrder = { paymentType: null, expiresAt: later, deposit: toMinor(300) }
    const unpaid = { ...preOrder, status: 'pendingPayment', depositPaidAt: null } as const
    expect(buyerMayCancel(unpaid, ['Buyer'], now)).toBe(true)
    for (const status of ['preOrder', 'pendingPayment'] as const)
      expect(buyerMayCancel({ ...preOrder, status, depositPaidAt: earlier }, ['Buyer'], now)).toBe(false)
    expect(buyerMayCancel({ ...unpaid, paymentType: 'remittance', depositPaidAt: earlier }, ['Buyer'], now)).toBe(false)
  })

  it('never lets finance cancel, whatever the order', () => {
    // Object.keys forgets the names that the table declares.
    const names = Object.keys(states.orderStates.states) as OrderStatus[]
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom('remittance' as const, 'sandbox' as const, null),
        fc.constantFrom(later, earlier, null),
        fc.constantFrom([], ['Finance' as const]),
        (status, paymentType, expiresAt, roles) => {
          expect(buyerMayCancel({ status, paymentType, expiresAt, ...noDeposit }, roles, now)).toBe(false)
        },
      ),
    )
  })
})
