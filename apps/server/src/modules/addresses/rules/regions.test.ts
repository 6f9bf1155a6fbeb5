import { addresses } from '@cusp/contract'
import { describe, expect, it } from 'vitest'
import { placeCode, placeOnWire, regionProblem, regions } from './regions'

describe('regions', () => {
  it('has the 18 districts of Hong Kong and the 31 provinces of the mainland', () => {
    expect(regions.find(({ code }) => code === 'HK')?.districts).toHaveLength(18)
    expect(regions.filter(({ code }) => code.startsWith('CN-'))).toHaveLength(31)
  })

  it('gives every place a code of its own and both names', () => {
    const places = regions.flatMap((region) => [region, ...region.cities, ...region.districts])
    expect(new Set(places.map(({ code }) => code)).size).toBe(places.length)
    for (const { code, zh, en } of places) {
      expect(code).toMatch(/^[A-Z]{2}(-[A-Z]{2})?(-[a-z0-9-]+)?$/)
      expect(zh, code).toMatch(/^[\p{Script=Han}（）]+$/u)
      expect(en, code).toMatch(/^\p{Script=Latin}/u)
    }
  })

  it('writes a place as its code and its name in the language of the reader', () => {
    expect(placeOnWire('HK-sha-tin', 'en')).toBe('HK-sha-tin●Sha Tin')
    expect(placeOnWire('HK-sha-tin', 'zh-Hant')).toBe('HK-sha-tin●沙田區')
    expect(placeOnWire('', 'en')).toBe('')
  })

  it('reads back every place that it writes', () => {
    for (const { code } of regions.flatMap((region) => [region, ...region.cities, ...region.districts]))
      expect(placeCode(placeOnWire(code, 'zh-Hant'))).toBe(code)
    expect(placeCode(`nowhere${addresses.bullet}Nowhere`)).toBe('')
  })
})

describe('regionProblem', () => {
  it.each([
    ['HK', '', 'HK-sha-tin', undefined],
    ['HK', '', '', 'district'],
    ['HK', 'CN-GD-shenzhen', 'HK-sha-tin', 'city'],
    ['CN-GD', 'CN-GD-shenzhen', '', undefined],
    ['CN-GD', 'CN-ZJ-hangzhou', '', 'city'],
    ['CN-SH', '', 'CN-SH-pudong', undefined],
    ['', '', '', 'province'],
    ['US', '', '', 'province'],
  ] as const)('finds in %s / %s / %s the problem %s', (province, city, district, problem) => {
    expect(regionProblem({ province, city, district })).toBe(problem)
  })
})
