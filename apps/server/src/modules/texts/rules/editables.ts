import { type FailureName, failureNames, failures } from '@cusp/contract'
import { inLanguage, type Language, type Place, placesIn, type Template } from '@cusp/kernel'
import type { Editable } from '../text'

/** What numbers and reasons in refusals look like; `n` pieces, packs or lines. */
const number: Place = {
  about: { en: 'A number', 'zh-Hant': '數量' },
  sample: { en: '3', 'zh-Hant': '3' },
  isNeeded: true,
}
const words: Place = {
  about: { en: 'What is filled in', 'zh-Hant': '填入的內容' },
  sample: { en: '…', 'zh-Hant': '…' },
  isNeeded: true,
}

function refusal(name: FailureName): Editable {
  const { code, says } = failures[name]
  const saidIn = (language: Language) => ({ subject: '', text: inLanguage(says, language) })
  return {
    key: `refusal.${name}`,
    resultCode: code,
    about: says,
    places: Object.fromEntries(placesIn(says.en).map((place) => [place, place === 'n' ? number : words])),
    says: { en: saidIn('en'), 'zh-Hant': saidIn('zh-Hant'), 'zh-Hans': saidIn('zh-Hans') },
  }
}

const refusals = failureNames.map(refusal).sort((a, b) => (a.resultCode ?? 0) - (b.resultCode ?? 0))

/** Letters in the order in which modules declare them, then refusals by result code. */
export const editables = (templates: readonly Template[]): Editable[] => [
  ...templates.map((letter) => ({ ...letter, resultCode: null })),
  ...refusals,
]

export const editableOf = (templates: readonly Template[], key: string): Editable | undefined =>
  editables(templates).find((each) => each.key === key)
