import { describe, expect, it } from 'vitest'
import { currencyFrom, inLanguage, languageFrom } from './language'

describe('languageFrom', () => {
  it.each([
    ['2', 'en'],
    [3, 'zh-Hant'],
    ['TRADITIONAL_CHINESE', 'zh-Hant'],
    ['1', 'zh-Hans'],
    ["2'; drop table", 'en'],
    [undefined, 'en'],
    [['3'], 'en'],
  ] as const)('reads %s as %s', (spelt, language) => {
    expect(languageFrom(spelt)).toBe(language)
  })
})

it('reads an unknown currency as HKD', () => {
  expect(currencyFrom('USD')).toBe('USD')
  expect(currencyFrom('EUR')).toBe('HKD')
})

it('falls back from Simplified to Traditional', () => {
  expect(inLanguage({ en: 'Gloves', 'zh-Hant': '手套' }, 'zh-Hans')).toBe('手套')
  expect(inLanguage({ en: 'Gloves', 'zh-Hant': '' }, 'zh-Hant')).toBe('Gloves')
})
