import { addresses } from '@cusp/contract'
import { type AreaCode, areaCodes, inLanguage, type LocalizedText } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'

const names: Readonly<Record<AreaCode, LocalizedText>> = {
  '+852': { en: 'Hong Kong', 'zh-Hant': '香港' },
  '+853': { en: 'Macau', 'zh-Hant': '澳門', 'zh-Hans': '澳门' },
  '+86': { en: 'Mainland China', 'zh-Hant': '中國內地', 'zh-Hans': '中国内地' },
  '+1': { en: 'United States and Canada', 'zh-Hant': '美國及加拿大', 'zh-Hans': '美国及加拿大' },
}

export const listAreaCodes = useCase(addresses.listAreaCodes, async ({ language }) =>
  areaCodes.map((code) => ({ code, name: inLanguage(names[code], language) })),
)
