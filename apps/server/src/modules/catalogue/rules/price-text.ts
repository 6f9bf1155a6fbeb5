import { inLanguage, type Language, type LocalizedText } from '@cusp/kernel'
import type { Audience } from '../../../platform/actor'

export const usualPriceText: Readonly<Record<'visitor' | 'unapproved', LocalizedText>> = {
  visitor: { en: 'Log in to see prices', 'zh-Hant': '登入後查看價格', 'zh-Hans': '登录后查看价格' },
  unapproved: {
    en: 'Prices are shown once your clinic is verified',
    'zh-Hant': '診所通過審核後可查看價格',
    'zh-Hans': '诊所通过审核后可查看价格',
  },
}

/** What stands in a price's place; empty for those who see prices (spec A8). */
export function priceText(
  words: { readonly priceTextVisitor: LocalizedText | null; readonly priceTextUnapproved: LocalizedText | null },
  audience: Audience,
  language: Language,
): string {
  if (audience === 'approved') return ''
  const own = audience === 'visitor' ? words.priceTextVisitor : words.priceTextUnapproved
  return inLanguage(own ?? usualPriceText[audience], language)
}
