import { describe, expect, it } from 'vitest'
import { isIllustrationType } from '../illustrations'
import { demoCatalogue } from '.'
import { checkDigitOf } from './numbers'

const now = new Date('2026-03-02T04:00:00Z')
const catalogue = demoCatalogue(now)
const { categories, brands, stores, products } = catalogue
const variants = products.flatMap((product) => product.variants.map((variant) => ({ ...variant, product })))
const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)
const inRange = (count: number, least: number, most: number) => {
  expect(count).toBeGreaterThanOrEqual(least)
  expect(count).toBeLessThanOrEqual(most)
}

describe('demoCatalogue', () => {
  it('fills a whole shop', () => {
    expect(products.length).toBeGreaterThanOrEqual(400)
    expect(variants.length).toBeGreaterThanOrEqual(1200)
    expect(categories.filter((category) => category.parentKey === null)).toHaveLength(12)
    expect(categories.filter((category) => category.parentKey !== null)).toHaveLength(50)
    expect(brands).toHaveLength(40)
    expect(stores.map((store) => store.express.length)).toEqual([3, 3])
  })

  it('has at least five products on every shelf and uses every brand', () => {
    for (const { key } of categories.filter((category) => category.parentKey !== null))
      expect(products.filter((product) => product.categoryKey === key).length, key).toBeGreaterThanOrEqual(5)
    const used = new Set(products.map((product) => product.brandKey))
    expect(brands.filter((brand) => !used.has(brand.key)).map((brand) => brand.key)).toEqual([])
  })

  it('is the same for the same day', () => {
    expect(demoCatalogue(now)).toEqual(catalogue)
  })

  it('speaks English and Chinese everywhere', () => {
    const texts = [
      ...categories.map((category) => category.name),
      ...brands.map((brand) => brand.name),
      ...stores.flatMap((store) => [store.name, ...store.express.map((express) => express.name)]),
      ...products.flatMap((product) => [
        product.name,
        product.sellingPoint,
        product.detailHtml,
        ...product.parameters.flatMap((parameter) => [parameter.name, parameter.value]),
      ]),
      ...variants.flatMap((variant) => [variant.standard, variant.unit]),
    ]
    for (const text of texts) {
      expect(text.en.trim()).not.toBe('')
      expect(text.en).not.toMatch(/\p{Script=Han}/u)
    }
    const withoutHan = texts.filter((text) => !/\p{Script=Han}/u.test(text['zh-Hant']))
    expect(withoutHan.map((text) => text['zh-Hant'])).toEqual([])
  })

  it('names no two products alike', () => {
    expect(twice(products.map((product) => product.key))).toEqual([])
    expect(twice(products.map((product) => product.name.en))).toEqual([])
    expect(twice(products.map((product) => product.name['zh-Hant']))).toEqual([])
  })

  it('gives every variant its own article number and bar code', () => {
    expect(twice(variants.map((variant) => `${variant.product.supplier} ${variant.articleNumber}`))).toEqual([])
    expect(twice(variants.map((variant) => variant.uniformCode))).toEqual([])
    for (const { articleNumber, uniformCode } of variants) {
      expect(articleNumber).toMatch(/^[A-Z]{3}-\d{5}(-[A-Z0-9]+)*$/)
      expect(uniformCode).toMatch(/^2\d{12}$/)
      expect(checkDigitOf(uniformCode.slice(0, 12))).toBe(Number(uniformCode.slice(12)))
    }
  })

  it('tells the labels within a product apart', () => {
    for (const product of products) {
      expect(twice(product.variants.map((variant) => variant.standard.en)), product.key).toEqual([])
      expect(twice(product.variants.map((variant) => variant.standard['zh-Hant'])), product.key).toEqual([])
    }
  })

  it('reckons check digits as shops do', () => {
    expect(checkDigitOf('400638133393')).toBe(1)
    expect(checkDigitOf('590123412345')).toBe(7)
  })

  it('draws only what can be drawn', () => {
    const wanted = [...categories.map((category) => category.art), ...products.map((product) => product.art.type)]
    expect(wanted.filter((type) => !isIllustrationType(type))).toEqual([])
  })

  it('prices in both currencies, except on inquiry', () => {
    for (const { priceHkd, priceUsd, isOnInquiry, discountPercent, articleNumber } of variants) {
      if (isOnInquiry) {
        expect([priceHkd, priceUsd, discountPercent]).toEqual([null, null, 0])
        continue
      }
      const ratio = (priceHkd ?? 0) / (priceUsd ?? 1)
      expect(Number.isInteger(priceHkd) && Number.isInteger(priceUsd), articleNumber).toBe(true)
      expect(ratio, articleNumber).toBeGreaterThan(7)
      expect(ratio, articleNumber).toBeLessThan(8.6)
      expect(String(priceUsd), articleNumber).toMatch(/[059]$/)
      expect(priceHkd, articleNumber).toBeLessThan(100_000_000)
    }
  })

  it('keeps stock and limits in whole steps', () => {
    for (const { step, stock, purchaseLimit, containerQuantity, articleNumber } of variants) {
      expect(step, articleNumber).toBeGreaterThanOrEqual(1)
      expect(stock % step, articleNumber).toBe(0)
      expect(purchaseLimit % step, articleNumber).toBe(0)
      expect(containerQuantity, articleNumber).toBeGreaterThanOrEqual(1)
    }
    expect([...new Set(variants.map((variant) => variant.step))].sort((a, b) => a - b)).toEqual([1, 2, 5, 6, 10, 12])
  })

  it('has the mixture of a real shop', () => {
    inRange(products.filter((product) => product.isMedicine).length, 22, 32)
    inRange(products.filter((product) => product.variants.every((variant) => variant.isOnInquiry)).length, 8, 14)
    inRange(products.filter((product) => product.tags.includes('sale')).length / products.length, 0.1, 0.25)
    inRange(products.filter((product) => product.tags.includes('new')).length, 10, 80)
    inRange(products.filter((product) => product.recommended).length, 20, 80)
    inRange(products.filter((product) => product.variants.every((variant) => variant.stock === 0)).length, 8, 30)
    expect(variants.filter((variant) => variant.purchaseLimit > 0).length).toBeGreaterThan(20)
  })

  it('ships medicines, and nothing else, from the medicine store', () => {
    for (const product of products)
      expect(product.storeKey, product.key).toBe(product.isMedicine ? 'tsuen-wan' : 'kwai-chung')
  })

  it('sells nothing that has expired', () => {
    for (const { productionDate, expiryDate, articleNumber } of variants) {
      expect(productionDate === null, articleNumber).toBe(expiryDate === null)
      if (productionDate === null || expiryDate === null) continue
      expect(productionDate < '2026-03-02' && expiryDate > '2026-03-02', articleNumber).toBe(true)
    }
  })

  it('moves its dates with the day', () => {
    const later = demoCatalogue(new Date('2027-03-02T04:00:00Z')).products.flatMap((product) => product.variants)
    const dated = variants.findIndex((variant) => variant.expiryDate !== null)
    expect(later[dated]?.expiryDate).not.toBe(variants[dated]?.expiryDate)
  })
})
