import { useMemo } from 'react'
import { createTranslator } from 'use-intl/core'
import { en } from '../words/en'
import { zhHant } from '../words/zh-Hant'
import { currentLanguage, type ScreenLanguage, useLanguage } from './language'

const words = { en, 'zh-Hant': zhHant } as const satisfies Record<ScreenLanguage, typeof en>
const made = new Map<ScreenLanguage, ReturnType<typeof make>>()

const make = (language: ScreenLanguage) =>
  createTranslator<typeof en>({ locale: language === 'en' ? 'en-HK' : 'zh-HK', messages: words[language] })

function wordsIn(language: ScreenLanguage): ReturnType<typeof make> {
  const known = made.get(language)
  if (known) return known
  const fresh = make(language)
  made.set(language, fresh)
  return fresh
}

export type Words = ReturnType<typeof make>
export type WordKey = Parameters<Words>[0]

/** The screen's words in the operator's language; keys are `area.word` and checked by the compiler. */
export function useWords(): Words {
  const language = useLanguage()
  return useMemo(() => wordsIn(language), [language])
}

export const currentWords = (): Words => wordsIn(currentLanguage())

/** The word for a name that the server sends as plain text; a name without a word is shown as it is. */
export function wordOr(t: Words, area: string, name: string): string {
  if (!/^[\w-]+$/.test(name)) return name
  // The name comes from the wire; `has` is the check that the key exists.
  const key = `${area}.${name}` as WordKey
  return t.has(key) ? t(key) : name
}

/** Who made a move: the server says `operator: Chan Tai Man`, or the kind alone. */
export function moverText(t: Words, by: string): string {
  const [kind = '', ...name] = by.split(': ')
  const word = wordOr(t, 'movers', kind)
  return name.length > 0 ? `${name.join(': ')} (${word})` : word
}
