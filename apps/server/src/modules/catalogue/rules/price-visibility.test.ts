import { idFrom } from '@cusp/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productCard } from '../present'
import { asNewCustomer, offerAt, pricedIn } from './price'
import { couponsFor, discountLabel, priceFor, promotionFor, tagsFor } from './price-visibility'

const cents = fc.integer({ min: 1, max: 99_999_999 })
const tags = fc.record({
  priceHkd: fc.option(cents),
  priceUsd: fc.option(cents),
  discountPercent: fc.integer({ min: 0, max: 99 }),
  isOnInquiry: fc.boolean(),
})
const onlookers = fc.constantFrom('visitor', 'unapproved')
const currencies = fc.constantFrom('HKD', 'USD')
const languages = fc.constantFrom('en', 'zh-Hant', 'zh-Hans')

const tagged = (type: string, isAboutPrice: boolean) => ({
  type,
  title: { en: type, 'zh-Hant': type },
  isAboutPrice,
})
const shopTags = [tagged('sale', true), tagged('new', false)]

const variant = { id: idFrom<'Variant'>('1'), available: 5, step: 1, picture: '' }
const product = {
  id: idFrom<'Product'>('2'),
  name: { en: 'Gloves', 'zh-Hant': '手套' },
  brandName: { en: 'Harbour', 'zh-Hant': '海港' },
  picture: '',
  isMedicine: false,
  isPreOrder: false,
}

describe('those who may not see prices', () => {
  it('get the same card whatever the prices are', () => {
    fc.assert(
      fc.property(tags, tags, onlookers, currencies, languages, (one, other, audience, currency, language) => {
        const viewer = { audience, currency, language, hkdPerUsd: 7.8, at: 0 } as const
        const card = (tag: typeof one) =>
          productCard({ ...product, tags: shopTags, variants: [{ ...variant, ...tag }] }, viewer)
        expect(card(one)).toEqual(card(other))
        expect(card(one)).toMatchObject({
          price: { kind: 'hidden' },
          discountPrice: { kind: 'hidden' },
          discount: '',
          isPriceFrom: false,
        })
        expect(card(one).tags.map((tag) => tag.type)).toEqual(['new'])
      }),
    )
  })

  it('cannot tell from the variant that stands for a product which one is cheapest', () => {
    const two = [
      {
        ...variant,
        id: idFrom<'Variant'>('10'),
        priceHkd: 900,
        priceUsd: null,
        discountPercent: 0,
        isOnInquiry: false,
      },
      {
        ...variant,
        id: idFrom<'Variant'>('11'),
        priceHkd: 100,
        priceUsd: null,
        discountPercent: 0,
        isOnInquiry: false,
      },
    ]
    const viewer = { currency: 'HKD', language: 'en', hkdPerUsd: 7.8, at: 0 } as const
    const shown = (audience: 'visitor' | 'approved') =>
      String(productCard({ ...product, tags: [], variants: two }, { ...viewer, audience }).searchProductId)
    expect(shown('visitor')).toBe('10')
    expect(shown('approved')).toBe('11')
  })
})

describe('prices', () => {
  it('are never above the list price, never nothing, and on inquiry only without a price', () => {
    fc.assert(
      fc.property(tags, currencies, (tag, currency) => {
        const priced = pricedIn(tag, currency, 7.8, 0)
        const hasPrice = currency === 'HKD' ? tag.priceHkd !== null : tag.priceUsd !== null || tag.priceHkd !== null
        expect(priced !== undefined).toBe(!tag.isOnInquiry && hasPrice)
        if (priced) {
          expect(priced.now).toBeLessThanOrEqual(priced.list)
          expect(priced.now).toBeGreaterThan(0)
          expect(Number.isSafeInteger(priced.now)).toBe(true)
        }
      }),
    )
  })

  it('are shown with the discount to those who may see them', () => {
    const tag = { priceHkd: 1050, priceUsd: null, discountPercent: 15, isOnInquiry: false }
    expect(priceFor(tag, { audience: 'approved', currency: 'HKD', hkdPerUsd: 7.8, at: 0 })).toMatchObject({
      price: { minor: 1050 },
      discountPrice: { minor: 892 },
      discountPercent: 15,
    })
    expect(priceFor(tag, { audience: 'approved', currency: 'USD', hkdPerUsd: 7.8, at: 0 })).toMatchObject({
      price: { minor: 135 },
    })
    expect(
      priceFor({ ...tag, isOnInquiry: true }, { audience: 'approved', currency: 'HKD', hkdPerUsd: 7.8, at: 0 }).price,
    ).toEqual({ kind: 'onInquiry' })
  })

  it('carry a label in the viewer’s language', () => {
    expect(discountLabel(15, 'en')).toBe('15% off')
    expect(discountLabel(15, 'zh-Hant')).toBe('減15%')
    expect(discountLabel(0, 'en')).toBe('')
    expect(tagsFor(shopTags, 'approved')).toEqual(shopTags)
  })
})

it('shows the cheapest variant that can be ordered, and says when others cost more', () => {
  const at = (id: string, priceHkd: number, available: number) => ({
    ...variant,
    id: idFrom<'Variant'>(id),
    priceHkd,
    priceUsd: null,
    discountPercent: 0,
    isOnInquiry: false,
    available,
  })
  const viewer = { audience: 'approved', currency: 'HKD', language: 'en', hkdPerUsd: 7.8, at: 0 } as const
  const card = productCard(
    { ...product, tags: [], variants: [at('1', 300, 5), at('2', 100, 0), at('3', 200, 5)] },
    viewer,
  )
  expect(card).toMatchObject({
    searchProductId: '3',
    price: { minor: 200 },
    isPriceFrom: true,
    hasStock: true,
    variantCount: 3,
  })
})

it('a card says pre-order only while nothing of its product can be sold', () => {
  const viewer = { audience: 'visitor', currency: 'HKD', language: 'en', hkdPerUsd: 7.8, at: 0 } as const
  const tag = { priceHkd: 300, priceUsd: null, discountPercent: 0, isOnInquiry: false }
  const card = (available: number, isPreOrder: boolean) =>
    productCard({ ...product, isPreOrder, tags: [], variants: [{ ...variant, ...tag, available }] }, viewer)
  expect(card(0, true)).toMatchObject({ hasStock: false, isPreOrder: true })
  expect(card(5, true)).toMatchObject({ hasStock: true, isPreOrder: false })
  expect(card(0, false)).toMatchObject({ hasStock: false, isPreOrder: false })
})

describe('a promotion', () => {
  const offer = { id: 'o1', from: 1_000, until: 2_000, hkd: 700, usd: null, limit: 0 }
  const tag = { priceHkd: 1000, priceUsd: 128, discountPercent: 10, isOnInquiry: false, offers: [offer] }
  const paid = (at: number, currency: 'HKD' | 'USD' = 'HKD') => pricedIn(tag, currency, 7.8, at)?.now

  it('makes the price from its first moment until before its last', () => {
    expect([999, 1_000, 1_999, 2_000].map((at) => paid(at))).toEqual([900, 700, 700, 900])
  })

  it('is converted where it has no price in US dollars, and says what percent it takes off', () => {
    expect(paid(1_500, 'USD')).toBe(90)
    expect(pricedIn(tag, 'USD', 7.8, 1_500)?.isConverted).toBe(true)
    expect(pricedIn(tag, 'HKD', 7.8, 1_500)?.discountPercent).toBe(30)
  })

  it('of the new-customer zone counts only for what is bought there, and never beside a cheaper one', () => {
    const forNew = { ...offer, id: 'n1', hkd: 600, activity: 7 }
    const offers = [offer, forNew]
    expect(pricedIn({ ...tag, offers }, 'HKD', 7.8, 1_500)?.now).toBe(700)
    expect(pricedIn({ ...tag, offers: [forNew] }, 'HKD', 7.8, 1_500)?.now).toBe(900)
    expect(pricedIn({ ...tag, offers: asNewCustomer(offers) }, 'HKD', 7.8, 1_500)?.now).toBe(600)
    expect(offerAt(asNewCustomer([{ ...forNew, hkd: 800 }, offer]), 1_500)?.id).toBe(offer.id)
    const look = { ...forNew, picture: '', textColor: '', showsPriceBackground: true, countsDown: true }
    expect(promotionFor([look], 'approved', 1_500)).toBeUndefined()
    expect(promotionFor([look], 'approved', 1_500, 'newCustomers')).toBe(look)
    expect(promotionFor([look], 'unapproved', 1_500, 'newCustomers')).toBeUndefined()
  })

  it('never costs more than the usual price, and gives no price to what is on inquiry', () => {
    expect(pricedIn({ ...tag, offers: [{ ...offer, hkd: 950 }] }, 'HKD', 7.8, 1_500)?.now).toBe(900)
    expect(pricedIn({ ...tag, isOnInquiry: true }, 'HKD', 7.8, 1_500)).toBeUndefined()
  })

  it('and coupons are only for those who see prices', () => {
    const look = {
      id: 'o1',
      activity: null,
      picture: '',
      textColor: '',
      showsPriceBackground: true,
      countsDown: true,
      from: 1_000,
      until: 2_000,
    }
    expect(promotionFor([look], 'approved', 1_500)).toBe(look)
    for (const audience of ['visitor', 'unapproved'] as const) {
      expect(promotionFor([look], audience, 1_500)).toBeUndefined()
      expect(couponsFor(['coupon'], audience)).toEqual([])
    }
  })
})
