import { type Currency, currencies } from './money'

export const languages = ['en', 'zh-Hant', 'zh-Hans'] as const
export type Language = (typeof languages)[number]

/** One text in every language of the shop. Simplified falls back to Traditional where it is not given. */
export type LocalizedText = { readonly en: string; readonly 'zh-Hant': string; readonly 'zh-Hans'?: string | undefined }

type Spelling = { readonly header: string; readonly event: string; readonly html: string }

/** The three spellings of a language (decision 6): LangEnv header, event calls, HTML `lang`. */
export const languageSpelling: Readonly<Record<Language, Spelling>> = {
  en: { header: '2', event: 'ENGLISH', html: 'en' },
  'zh-Hant': { header: '3', event: 'TRADITIONAL_CHINESE', html: 'zh-Hant-HK' },
  'zh-Hans': { header: '1', event: 'SIMPLIFIED_CHINESE', html: 'zh-Hans' },
}

/** Any spelling of a language; what is unknown is English (decision 6). */
export function languageFrom(spelt: unknown): Language {
  const found = languages.find((language) => {
    const { header, event } = languageSpelling[language]
    return (
      spelt === header ||
      spelt === event ||
      spelt === language ||
      (typeof spelt === 'number' && String(spelt) === header)
    )
  })
  return found ?? 'en'
}

/** Any spelling of a currency; what is unknown is HKD (spec A130). */
export function currencyFrom(spelt: unknown): Currency {
  return currencies.find((currency) => currency === spelt) ?? 'HKD'
}

export function inLanguage(text: LocalizedText, language: Language): string {
  return text[language] || (language === 'en' ? text['zh-Hant'] : text['zh-Hant'] || text.en) || text.en
}

/** Sentences after each other, as the language sets them: with a blank between two, or in Chinese with none. */
export const sentences = (parts: readonly string[], language: Language): string =>
  parts.filter((part) => part !== '').join(language === 'en' ? ' ' : '')

/** What somebody wrote, in the reader's language where it is a known text in any other; else as it was written. */
export function retold(written: string, known: LocalizedText, language: Language): string {
  return languages.some((each) => known[each] === written) ? inLanguage(known, language) : written
}
