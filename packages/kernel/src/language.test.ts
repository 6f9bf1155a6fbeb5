import { describe, expect, it } from 'vitest'
import { currencyFrom, inLanguage, languageFrom, retold, sentences } from './language'

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

it('sets sentences after each other as the language does', () => {
  expect(sentences(['It waits.', '', 'You are told.'], 'en')).toBe('It waits. You are told.')
  expect(sentences(['預計月底到貨。', '到貨後通知您。'], 'zh-Hant')).toBe('預計月底到貨。到貨後通知您。')
})

describe('retold', () => {
  const courier = { en: 'SF Express', 'zh-Hant': '順豐速運' }
  it('puts a known text into the reader’s language, whoever wrote it', () => {
    expect(retold('SF Express', courier, 'zh-Hant')).toBe('順豐速運')
    expect(retold('順豐速運', courier, 'en')).toBe('SF Express')
    expect(retold('順豐速運', courier, 'zh-Hans')).toBe('順豐速運')
  })

  it('leaves any other as it was written', () => {
    expect(retold('DHL', courier, 'zh-Hant')).toBe('DHL')
    expect(retold('', courier, 'en')).toBe('')
  })
})
