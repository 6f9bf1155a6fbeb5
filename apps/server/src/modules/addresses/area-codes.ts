import { type AreaCode, areaCodeFrom, inLanguage, type Language, type LocalizedText } from '@cusp/kernel'
import type { Reader } from '../../platform/database'
import { findAreaCodes } from './store'

const names: Readonly<Record<AreaCode, LocalizedText>> = {
  '+852': { en: 'Hong Kong', 'zh-Hant': '香港' },
  '+853': { en: 'Macau', 'zh-Hant': '澳門', 'zh-Hans': '澳门' },
  '+86': { en: 'Mainland China', 'zh-Hant': '中國內地', 'zh-Hans': '中国内地' },
  '+1': { en: 'United States and Canada', 'zh-Hant': '美國及加拿大', 'zh-Hans': '美国及加拿大' },
}

export type NamedAreaCode = { readonly code: AreaCode; readonly name: string; readonly isOn: boolean }

/** Every area code in the order in which forms show them. */
export async function namedAreaCodes(read: Reader, language: Language): Promise<NamedAreaCode[]> {
  const found = await findAreaCodes(read)
  return found.flatMap(({ code: written, isOn }) => {
    const code = areaCodeFrom(written)
    return code ? [{ code, name: inLanguage(names[code], language), isOn }] : []
  })
}

/** Whether numbers with this area code are taken for new accounts and addresses. */
export async function isOfferedAreaCode(read: Reader, code: string): Promise<boolean> {
  return (await findAreaCodes(read)).some((each) => each.code === code && each.isOn)
}
