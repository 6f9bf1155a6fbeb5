import { nothing, toMinor } from '@cusp/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freightFor, type PricedLine, totalsOf } from './totals'

const line = fc
  .record({
    storeId: fc.constantFrom('1', '2', '3'),
    quantity: fc.integer({ min: 1, max: 10_000 }),
    unitPrice: fc.integer({ min: 1, max: 9_999_999 }),
    discount: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(
    ({ storeId, quantity, unitPrice, discount }): PricedLine => ({
      storeId,
      quantity,
      unitPrice: toMinor(unitPrice),
      listPrice: toMinor(unitPrice + discount),
    }),
  )
const delivery = fc
  .record({
    freight: fc.integer({ min: 0, max: 50_000 }),
    freeFrom: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  })
  .map(({ freight, freeFrom }) => ({
    freight: toMinor(freight),
    freeFrom: freeFrom === null ? null : toMinor(freeFrom),
  }))

describe('totalsOf', () => {
  it('adds up to the cent, store by store, whatever the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), delivery, delivery, delivery, (lines, a, b, c) => {
        const deliveries = new Map([
          ['1', a],
          ['2', b],
          ['3', c],
        ])
        const totals = totalsOf(lines, deliveries)
        expect(totals.goods).toBe(lines.reduce((all, l) => all + l.unitPrice * l.quantity, 0))
        expect(totals.payable).toBe(totals.goods + totals.freight)
        expect([...totals.stores.values()].reduce((all, s) => all + s.goods, 0)).toBe(totals.goods)
        expect([...totals.stores.values()].reduce((all, s) => all + s.freight, 0)).toBe(totals.freight)
        expect(totals.saved).toBeGreaterThanOrEqual(0)
        expect(totalsOf(lines.toReversed(), deliveries).payable).toBe(totals.payable)
      }),
    )
  })

  it('takes the freight of each store that ships, and of no other', () => {
    const lines = [{ storeId: '1', quantity: 2, unitPrice: toMinor(5000), listPrice: toMinor(6000) }]
    const deliveries = new Map([
      ['1', { freight: toMinor(300), freeFrom: null }],
      ['2', { freight: toMinor(900), freeFrom: null }],
    ])
    expect(totalsOf(lines, deliveries)).toMatchObject({ goods: 10_000, saved: 2000, freight: 300, payable: 10_300 })
  })
})

describe('freightFor', () => {
  it('is free from the threshold on, not a cent below it', () => {
    const delivery = { freight: toMinor(300), freeFrom: toMinor(10_000) }
    expect(freightFor(toMinor(9999), delivery)).toBe(300)
    expect(freightFor(toMinor(10_000), delivery)).toBe(nothing)
  })
})
