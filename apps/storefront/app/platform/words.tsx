import { type Language, languageSpelling } from '@cusp/kernel'
import { createContext, type ReactNode, use, useContext } from 'react'
import { type _Translator, createTranslator } from 'use-intl/core'
import type { browse } from '../words/en/browse'
import type { clinic } from '../words/en/clinic'
import type { SameWords } from '../words/same-words'

// English is the measure: the other languages have the same keys.
export type BrowseWords = SameWords<typeof browse>
export type ClinicWords = SameWords<typeof clinic>
export type Words = BrowseWords & ClinicWords

/** Says a sentence by its key, `say('search.count', { count: 3 })`. A missing key or value does not compile. */
export type Say = _Translator<typeof browse & typeof clinic>

/** Words that come after a first page's: whether they are here, and their coming. */
export type LaterWords = { readonly areHere: () => boolean; readonly load: () => Promise<void> }

export type Speech = { readonly language: Language; readonly say: Say; readonly later: LaterWords | undefined }

const SpeechContext = createContext<Speech | undefined>(undefined)

/** `words` may still grow: what comes later is put into the same object. */
export function speechOf(language: Language, words: BrowseWords & Partial<ClinicWords>, later?: LaterWords): Speech {
  const say = createTranslator({ locale: languageSpelling[language].html, messages: words, timeZone: 'Asia/Hong_Kong' })
  // Every language has English's keys and places, which its type proves; only the texts differ.
  return { language, say: say as unknown as Say, later }
}

export function SpeechProvider({ speech, children }: { speech: Speech; children: ReactNode }) {
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

function useSpeech(): Speech {
  const speech = useContext(SpeechContext)
  if (!speech) throw new Error('there is no SpeechProvider above')
  return speech
}

export const useWords = (): Say => useSpeech().say
export const useLanguage = (): Language => useSpeech().language

/** Waits until the later words are here; a navigation keeps the old page until then. */
export function useLaterWords(): void {
  const { later } = useSpeech()
  if (later && !later.areHere()) use(later.load())
}
