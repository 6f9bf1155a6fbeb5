import type { Language } from '@cusp/kernel'

/** The first part of the addresses that say their language; without one, the visitor's own choice decides. */
const prefixes = { 'zh-Hant': '/zh-Hant' } as const satisfies Partial<Record<Language, string>>
export type AddressedLanguage = keyof typeof prefixes

// Object.keys forgets the names that the table declares.
export const addressedLanguages = Object.keys(prefixes) as AddressedLanguage[]
export const prefixOf = (language: AddressedLanguage): string => prefixes[language]

/** The language that an address says, if it says one, and the address without it. */
export function splitAddress(url: string): {
  readonly language: AddressedLanguage | undefined
  readonly plain: string
} {
  for (const language of addressedLanguages) {
    const prefix = prefixes[language]
    if (!url.startsWith(prefix)) continue
    const rest = url.slice(prefix.length)
    if (rest === '' || rest.startsWith('/')) return { language, plain: rest || '/' }
    if (rest.startsWith('?')) return { language, plain: `/${rest}` }
  }
  return { language: undefined, plain: url }
}

/** The language of an address, for the server. */
export const addressLanguage = (url: string): Language | undefined => splitAddress(url).language

/** The address of a page in one language: English has the plain one, both kinds of Chinese the one of Traditional Chinese. */
export function addressIn(language: Language, plain: string): string {
  if (language === 'en') return plain
  const prefix = prefixes['zh-Hant']
  return plain === '/' ? prefix : plain.startsWith('/?') ? `${prefix}${plain.slice(1)}` : `${prefix}${plain}`
}
