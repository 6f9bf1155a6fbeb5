import { type Draft, fill, inLanguage, type Language, type Said } from '@cusp/kernel'
import type { Editable } from '../text'

/** A draft of these words with a sample in every place. `shopUrl` has no slash at its end. */
export function sampleDraft({ key, about, places }: Editable, language: Language, said: Said, shopUrl: string): Draft {
  const values = Object.entries(places).map(([name, { sample }]) => [
    name,
    fill(inLanguage(sample, language), { shop: shopUrl }),
  ])
  return {
    template: { key, about, places, says: { en: said, 'zh-Hant': said, 'zh-Hans': said } },
    language,
    values: Object.fromEntries(values),
  }
}
