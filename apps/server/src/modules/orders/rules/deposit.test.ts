import { nothing, sum, toMinor } from '@cusp/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceOf, depositOf, depositStatusOf, keptOf, partOf, servedFirst, toPayOf } from './deposit'

const paidAt = new Date('2026-03-01T00:00:00Z')

describe('a deposit', () => {
  it.each([
    [10_000, 13_000, 30, 3000],
    [3333, 3333, 30, 1000],
    [3335, 3335, 30, 1001],
    [1, 3001, 30, 1],
    [10_000, 13_000, 100, 13_000],
    [10_000, 10_000, 99, 9900],
  ])('of goods for %i cents, payable %i, at %i percent is %i cents', (goods, payable, percent, deposit) => {
    expect(depositOf({ goods: toMinor(goods), payable: toMinor(payable) }, percent)).toBe(deposit)
  })

  it('and the balance are the payable, to the cent, and neither is negative', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 1, max: 100 }),
        (goods, freight, percent) => {
          const payable = toMinor(goods + freight)
          const deposit = depositOf({ goods: toMinor(goods), payable }, percent)
          const balance = balanceOf({ payable, deposit })
          expect(sum([deposit, balance])).toBe(payable)
          expect(deposit).toBeGreaterThan(0)
          expect(balance).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })

  it('is paid first, the balance after it, and an order without one at once', () => {
    const order = { payable: toMinor(13_000), deposit: toMinor(3000) }
    expect([partOf({ ...order, depositPaidAt: null }), toPayOf({ ...order, depositPaidAt: null })]).toEqual([
      'deposit',
      3000,
    ])
    expect([partOf({ ...order, depositPaidAt: paidAt }), toPayOf({ ...order, depositPaidAt: paidAt })]).toEqual([
      'balance',
      10_000,
    ])
    const ordinary = { payable: toMinor(13_000), deposit: nothing, depositPaidAt: null }
    expect([partOf(ordinary), toPayOf(ordinary), balanceOf(ordinary), depositStatusOf(ordinary)]).toEqual([
      'whole',
      13_000,
      0,
      'none',
    ])
  })

  it('is kept in part only where its balance was not paid in time, rounded down for the clinic', () => {
    const order = { deposit: toMinor(333), depositPaidAt: paidAt, keptPercent: 50 }
    expect(keptOf(order, 'expire')).toBe(166)
    expect(keptOf(order, 'close')).toBe(0)
    expect(keptOf({ ...order, depositPaidAt: null }, 'expire')).toBe(0)
    expect(keptOf({ ...order, keptPercent: 0 }, 'expire')).toBe(0)
  })
})

describe('whoever waits', () => {
  const queue = [{ quantity: 5 }, { quantity: 10 }, { quantity: 1 }]

  it.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [14, 1],
    [15, 2],
    [16, 3],
    [99, 3],
  ])('is served in turn: %i pieces serve the first %i', (pieces, served) => {
    expect(servedFirst(queue, pieces)).toEqual(queue.slice(0, served))
  })
})
