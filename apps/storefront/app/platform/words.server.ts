import type { Language } from '@cusp/kernel'
import { browse as en } from '../words/en/browse'
import { clinic as enClinic } from '../words/en/clinic'
import { browse as zhHans } from '../words/zh-Hans/browse'
import { clinic as zhHansClinic } from '../words/zh-Hans/clinic'
import { browse as zhHant } from '../words/zh-Hant/browse'
import { clinic as zhHantClinic } from '../words/zh-Hant/clinic'
import { type Say, type Speech, speechOf } from './words'

const speeches = {
  en: remembering(speechOf('en', { ...en, ...enClinic })),
  'zh-Hant': remembering(speechOf('zh-Hant', { ...zhHant, ...zhHantClinic })),
  'zh-Hans': remembering(speechOf('zh-Hans', { ...zhHans, ...zhHansClinic })),
}

export const speechIn = (language: Language) => speeches[language]

/** A page says a hundred sentences; those without values are found once. */
function remembering(speech: Speech): Speech {
  const said = new Map<string, string>()
  const say = (key: string, ...values: unknown[]): string => {
    const text: string =
      (values.length === 0 && said.get(key)) || Reflect.apply(speech.say, undefined, [key, ...values])
    if (values.length === 0) said.set(key, text)
    return text
  }
  // The same call with the same answer; only where the answer is from differs.
  return { ...speech, say: Object.assign(say, speech.say) as Say }
}
