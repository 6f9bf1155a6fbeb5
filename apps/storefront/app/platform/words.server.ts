import type { Language } from '@cusp/kernel'
import { browse as en } from '../words/en/browse'
import { clinic as enClinic } from '../words/en/clinic'
import { browse as zhHans } from '../words/zh-Hans/browse'
import { clinic as zhHansClinic } from '../words/zh-Hans/clinic'
import { browse as zhHant } from '../words/zh-Hant/browse'
import { clinic as zhHantClinic } from '../words/zh-Hant/clinic'
import { speechOf } from './words'

const speeches = {
  en: speechOf('en', { ...en, ...enClinic }),
  'zh-Hant': speechOf('zh-Hant', { ...zhHant, ...zhHantClinic }),
  'zh-Hans': speechOf('zh-Hans', { ...zhHans, ...zhHansClinic }),
}

export const speechIn = (language: Language) => speeches[language]
