import type { catalogue } from '@cusp/contract'
import { idFrom, toMinor } from '@cusp/kernel'
import { describe, expect, it } from 'vitest'
import { isOrderable, mostToAdd } from './picks'
import { picksFrom } from './picks-form'

const price = { kind: 'amount', minor: toMinor(1250) } as const
const variant = (of: Partial<catalogue.Variant>): catalogue.Variant => ({
  id: idFrom('1'),
  searchProductId: idFrom('1'),
  standard: 'M',
  articleNumber: 'A-1',
  stock: 100,
  amount: 0,
  isCollected: false,
  isStockRegistered: false,
  priceAskedAt: null,
  sellPartCount: 10,
  isDiscount: false,
  discountPrice: price,
  price,
  isBuyLimited: 0,
  allowance: null,
  expiredDate: null,
  productionDate: null,
  unit: 'box',
  containerQuantity: 1,
  uniformCode: '',
  picturePath: '',
  preOrder: null,
  allPicture: [],
  promotes: [],
  ...of,
})

describe('what may be added of a variant', () => {
  it('is whole steps within stock, less what the cart holds', () => {
    expect(mostToAdd(variant({ stock: 37 }))).toBe(30)
    expect(mostToAdd(variant({ stock: 37, amount: 20 }))).toBe(10)
    expect(mostToAdd(variant({ stock: 37, amount: 40 }))).toBe(0)
  })

  it('is within what the purchase limit still allows', () => {
    expect(mostToAdd(variant({ allowance: 25 }))).toBe(20)
    expect(mostToAdd(variant({ allowance: 25, amount: 20 }))).toBe(0)
  })

  it('is nothing for goods on inquiry, sold out, or without a price for this viewer', () => {
    expect(isOrderable(variant({}))).toBe(true)
    expect(isOrderable(variant({ stock: 0 }))).toBe(false)
    expect(isOrderable(variant({ discountPrice: { kind: 'onInquiry' } }))).toBe(false)
    expect(isOrderable(variant({ discountPrice: { kind: 'hidden' } }))).toBe(false)
  })
})

describe('the form of a product', () => {
  it('asks for the pieces of its fields and for nothing else', () => {
    const form = new FormData()
    for (const [name, value] of [
      ['pieces.100', '20'],
      ['pieces.101', '0'],
      ['pieces.102', ''],
      ['pieces.103', '-5'],
      ['pieces.a/b', '3'],
      ['intent', 'buy'],
    ] as const)
      form.set(name, value)
    expect(picksFrom(form)).toEqual([{ searchProductId: '100', count: 20 }])
  })
})
