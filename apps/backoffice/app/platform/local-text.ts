import { inLanguage, type LocalizedText } from '@cusp/kernel'
import { useLanguage } from './language'

/** Chooses the text of the operator's language. */
export function useLocalText(): (text: LocalizedText) => string {
  const language = useLanguage()
  return (text) => inLanguage(text, language)
}
