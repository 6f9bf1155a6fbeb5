import { en as officeEnglish } from '../apps/backoffice/app/words/en'
import { zhHant as officeChinese } from '../apps/backoffice/app/words/zh-Hant'
import { words as storefrontEnglish } from '../apps/storefront/app/words/en'
import { browse as storefrontChineseBrowse } from '../apps/storefront/app/words/zh-Hant/browse'
import { clinic as storefrontChineseClinic } from '../apps/storefront/app/words/zh-Hant/clinic'

/** The languages that the journeys are made in. */
export type Language = 'en' | 'zh-Hant'

/** What the pages say: a journey in two languages is one journey. Sentences that must not change are written in the tests. */
export const wordsOf = {
  en: { ...storefrontEnglish, office: officeEnglish },
  'zh-Hant': { ...storefrontChineseBrowse, ...storefrontChineseClinic, office: officeChinese },
} as const satisfies Record<Language, unknown>
export type Words = (typeof wordsOf)[Language]

/** A sentence with its places filled, `{name}` or `{count, number}`. */
export const filled = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)(?:, number)?\}/g, (place, name: string) => String(values[name] ?? place))
