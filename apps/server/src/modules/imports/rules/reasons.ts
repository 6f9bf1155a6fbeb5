import { inLanguage, type Language, type LocalizedText } from '@cusp/kernel'

/** Why a row is left out. The English sentence is kept with the row; whoever reads it gets it in their language. */
const reasons = {
  empty: { en: 'is empty', 'zh-Hant': '未填寫' },
  hasNul: { en: 'has a NUL character', 'zh-Hant': '含有無法儲存的字元' },
  tooLong: { en: 'is longer than {most} characters ({length})', 'zh-Hant': '超過 {most} 個字元（共 {length} 個）' },
  notWhole: {
    en: 'is not a whole number from {from} to {to}: {text}',
    'zh-Hant': '不是 {from} 至 {to} 的整數：{text}',
  },
  notAPrice: {
    en: 'is not a price above 0 and below 1,000,000 with at most two decimals: {text}',
    'zh-Hant': '不是大於 0、小於 1,000,000 且最多兩位小數的價格：{text}',
  },
  notInPence: { en: 'is not a price in pence: {text}', 'zh-Hant': '不是以便士計的價格：{text}' },
  noPriceOfOurs: { en: 'is no price that the shop can have', 'zh-Hant': '超出本店可用的價格範圍' },
  notYesNorNo: { en: 'is neither yes nor no: {text}', 'zh-Hant': '既不是「是」也不是「否」：{text}' },
  notADay: { en: 'is not a day such as 2027-03-31: {text}', 'zh-Hant': '不是日期（例如 2027-03-31）：{text}' },
  twice: { en: 'is that of line {line} too: {text}', 'zh-Hant': '與第 {line} 行重複：{text}' },
  tooManyCells: {
    en: 'has {cells} cells where the sheet has {columns} columns',
    'zh-Hant': '有 {cells} 格，而表格只有 {columns} 欄',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>

export type ReasonName = keyof typeof reasons
// Object.keys forgets the names that the table declares.
export const reasonNames = Object.keys(reasons) as ReasonName[]
export type Values = Readonly<Record<string, string | number>>

const place = /\{(\w+)\}/g
const filled = (sentence: string, values: Values): string =>
  sentence.replace(place, (_, name: string) => String(values[name] ?? ''))

/** The sentence as it is kept. */
export const reason = (name: ReasonName, values: Values = {}): string => filled(reasons[name].en, values)

const kept = Object.values(reasons).map((sentence) => ({
  sentence,
  pattern: new RegExp(
    `^${sentence.en.replace(/[.()]/g, '\\$&').replace(place, (_, name: string) => `(?<${name}>.*?)`)}$`,
    's',
  ),
}))

/** A kept sentence in the reader's language; one that is not known here stays as it is. */
export function reasonIn(language: Language, said: string): string {
  for (const { sentence, pattern } of kept) {
    const found = pattern.exec(said)
    if (found) return filled(inLanguage(sentence, language), found.groups ?? {})
  }
  return said
}
