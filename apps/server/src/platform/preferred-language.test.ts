import { describe, expect, it } from 'vitest'
import { acceptedLanguage, languageOf } from './preferred-language'

describe('acceptedLanguage', () => {
  it.each([
    ['zh', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7', 'zh-Hant'],
    ['zh-Hant-HK', 'zh-Hant'],
    ['ZH-hant', 'zh-Hant'],
    ['yue-HK', 'zh-Hant'],
    ['zh-CN,zh;q=0.9', 'zh-Hant'],
    ['zh-Hans', 'zh-Hant'],
    ['fr-FR, fr;q=0.9, zh-HK;q=0.5', 'zh-Hant'],
    ['en;q=0.4, zh-HK;q=0.8', 'zh-Hant'],
    ['en ; q=0.4 , zh-HK ; q=0.8', 'zh-Hant'],
    ['zh-HK, en', 'zh-Hant'],
    ['en;q=0, zh;q=0.001', 'zh-Hant'],
    ['*;q=0.1, zh', 'zh-Hant'],
    [undefined, 'en'],
    ['', 'en'],
    ['en', 'en'],
    ['en-HK,en;q=0.9,zh-HK;q=0.8', 'en'],
    ['en, zh', 'en'],
    ['zh;q=0.5, en-GB;q=0.9', 'en'],
    ['zh;q=0', 'en'],
    ['zh;q=0.9, *', 'en'],
    ['fr-FR, de', 'en'],
    ['zhx, english', 'en'],
    [';;,,=q;q=,', 'en'],
  ])('reads %s as %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language)
  })
})

describe('languageOf', () => {
  it('keeps to what was chosen in the shop, whatever the browser prefers', () => {
    expect(languageOf({ cookie: 'currency=HKD; language=en', 'accept-language': 'zh-HK' })).toBe('en')
    expect(languageOf({ cookie: 'language=zh-Hans', 'accept-language': 'en' })).toBe('zh-Hans')
  })

  it('asks the browser where nothing, or nothing known, was chosen', () => {
    expect(languageOf({ cookie: 'currency=HKD', 'accept-language': 'zh-HK' })).toBe('zh-Hant')
    expect(languageOf({ cookie: 'language=tlh', 'accept-language': 'zh-HK' })).toBe('zh-Hant')
    expect(languageOf({})).toBe('en')
  })
})
