import { idFrom, nothing, toMinor } from '@cusp/kernel'
import { describe, expect, it } from 'vitest'
import { type Cart, type CartLine, checkedState, mostOf, pendingFrom, reducibleTo, withPending } from './cart-view'

function line(id: string, more: Partial<CartLine> = {}): CartLine {
  return {
    id: idFrom<'Variant'>(id),
    searchProductId: idFrom<'Variant'>(id),
    productId: idFrom<'Product'>('p1'),
    erpProductNo: 'A-1',
    name: 'Gloves',
    picturePath: '',
    standard: 'M',
    unit: 'box',
    tags: [],
    tagType: '',
    amount: 10,
    count: 10,
    stock: 100,
    sellPartCount: 5,
    unitPrice: { kind: 'amount', minor: toMinor(250) },
    originalPrice: { kind: 'amount', minor: toMinor(300) },
    discount: '',
    subtotal: toMinor(2500),
    isBuyLimited: 0,
    allowance: null,
    checked: true,
    problem: 'none',
    problemText: '',
    isMedicine: false,
    ...more,
  }
}

const cartOf = (...goods: CartLine[]): Cart => ({
  list: [{ storeId: idFrom<'Store'>('s1'), storeName: 'Kwai Chung', goods }],
  count: goods.length,
  selectedLines: goods.length,
  selectedPieces: 20,
  total: toMinor(5000),
  currency: 'HKD',
  tips: { makeUpType: 0, amount: nothing, text: '' },
  invalidList: [],
})

const form = (fields: readonly (readonly [string, string])[]): FormData => {
  const made = new FormData()
  for (const [name, value] of fields) made.append(name, value)
  return made
}

describe('the cart while the server thinks', () => {
  const a = line('a')
  const b = line('b', { checked: false })

  it('shows the quantity that was asked for, with its subtotal and the new total', () => {
    const shown = withPending(
      cartOf(a, b),
      pendingFrom([
        form([
          ['intent', 'change'],
          ['id', 'a'],
          ['count', '15'],
        ]),
      ]),
    )
    expect(shown.list[0]?.goods[0]).toMatchObject({ amount: 15, subtotal: 3750 })
    expect(shown).toMatchObject({ selectedLines: 1, selectedPieces: 15, total: 3750 })
  })

  it('leaves untouched lines the very same', () => {
    const shown = withPending(
      cartOf(a, b),
      pendingFrom([
        form([
          ['intent', 'change'],
          ['id', 'a'],
          ['count', '15'],
        ]),
      ]),
    )
    expect(shown.list[0]?.goods[1]).toBe(b)
  })

  it('checks only lines that can be ordered', () => {
    const soldOut = line('c', { checked: false, problem: 'soldOut', stock: 0 })
    const asked = form([
      ['intent', 'check'],
      ['checked', 'true'],
      ['id', 'b'],
      ['id', 'c'],
    ])
    const shown = withPending(cartOf(b, soldOut), pendingFrom([asked, undefined]))
    expect(shown.list[0]?.goods.map((each) => each.checked)).toEqual([true, false])
  })

  it('drops lines that are being removed, and stores that have none left', () => {
    const shown = withPending(
      cartOf(a),
      pendingFrom([
        form([
          ['intent', 'remove'],
          ['id', 'a'],
        ]),
      ]),
    )
    expect(shown).toMatchObject({ list: [], total: 0, selectedLines: 0 })
  })
})

describe('a line that asks for too much', () => {
  it('can be reduced to whole steps in stock', () => {
    expect(reducibleTo(line('a', { amount: 40, stock: 33, problem: 'insufficientStock' }))).toBe(30)
    expect(reducibleTo(line('a', { amount: 40, allowance: 12, problem: 'overLimit' }))).toBe(10)
  })

  it('cannot be reduced when nothing is left or nothing is wrong', () => {
    expect(reducibleTo(line('a', { amount: 40, stock: 3, problem: 'insufficientStock' }))).toBeUndefined()
    expect(reducibleTo(line('a'))).toBeUndefined()
    expect(reducibleTo(line('a', { problem: 'soldOut', stock: 0 }))).toBeUndefined()
  })

  it('offers no more than stock and limit allow', () => {
    expect(mostOf(line('a', { stock: 33, allowance: 12 }))).toBe(10)
  })
})

describe('the box that selects all', () => {
  it('looks only at lines that can be ordered', () => {
    const soldOut = line('c', { checked: false, problem: 'soldOut' })
    expect(checkedState([line('a'), soldOut])).toBe('all')
    expect(checkedState([line('a'), line('b', { checked: false })])).toBe('some')
    expect(checkedState([soldOut])).toBe('none')
  })
})
