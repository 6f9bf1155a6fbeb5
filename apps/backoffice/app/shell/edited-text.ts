import type { LocalizedText } from '@cusp/kernel'

export const noText: LocalizedText = { en: '', 'zh-Hant': '' }

/** The edited text. A Simplified text belongs to the Traditional one it was made from: it goes when that changes. */
export function editedText(before: LocalizedText, typed: LocalizedText): LocalizedText {
  const simplified = before['zh-Hans']
  const isKept = simplified !== undefined && before['zh-Hant'] === typed['zh-Hant']
  return { en: typed.en, 'zh-Hant': typed['zh-Hant'], ...(isKept ? { 'zh-Hans': simplified } : {}) }
}
