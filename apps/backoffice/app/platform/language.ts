import { type Language, languageSpelling } from '@cusp/kernel'
import dayjs from 'dayjs'
import 'dayjs/locale/en'
import 'dayjs/locale/zh-hk'
import { useSyncExternalStore } from 'react'

export const screenLanguages = ['en', 'zh-Hant'] as const satisfies readonly Language[]
export type ScreenLanguage = (typeof screenLanguages)[number]

const keptUnder = 'cusp.backoffice.language'
const dayjsLocale = { en: 'en', 'zh-Hant': 'zh-hk' } as const satisfies Record<ScreenLanguage, string>

function keptLanguage(): ScreenLanguage {
  try {
    const kept = localStorage.getItem(keptUnder)
    const known = screenLanguages.find((language) => language === kept)
    if (known) return known
  } catch {
    // Browsers that forbid storage start in the browser's own language.
  }
  return navigator.language.toLowerCase().startsWith('zh') ? 'zh-Hant' : 'en'
}

let current = keptLanguage()
const listeners = new Set<() => void>()

function apply(): void {
  document.documentElement.lang = languageSpelling[current].html
  dayjs.locale(dayjsLocale[current])
}
apply()

export const currentLanguage = (): ScreenLanguage => current

export function switchLanguage(to: ScreenLanguage): void {
  current = to
  apply()
  try {
    localStorage.setItem(keptUnder, to)
  } catch {
    // The choice then lasts until the page is closed.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLanguage = (): ScreenLanguage => useSyncExternalStore(subscribe, currentLanguage)
