import { languageSpelling, languages } from '@cusp/kernel'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { stopKeepingPresses } from './platform/early-presses'
import { visitorAddress } from './platform/visitor-address'
import { type BrowseWords, type ClinicWords, SpeechProvider, speechOf } from './platform/words'

const loadBrowse = {
  en: () => import('./words/en/browse'),
  'zh-Hant': () => import('./words/zh-Hant/browse'),
  'zh-Hans': () => import('./words/zh-Hans/browse'),
}
const loadClinic = {
  en: () => import('./words/en/clinic'),
  'zh-Hant': () => import('./words/zh-Hant/clinic'),
  'zh-Hans': () => import('./words/zh-Hans/clinic'),
}

const language = languages.find((one) => languageSpelling[one].html === document.documentElement.lang) ?? 'en'

/** The rest of the words: at once on a page that needs them, else when the browser has nothing better to do. */
function laterWords(words: BrowseWords & Partial<ClinicWords>) {
  let loading: Promise<void> | undefined
  return {
    areHere: () => words.account !== undefined,
    load: () => {
      loading ??= loadClinic[language]().then(({ clinic }) => void Object.assign(words, clinic))
      return loading
    },
  }
}

async function start(): Promise<void> {
  const { browse } = await loadBrowse[language]()
  const words = { ...browse }
  const later = laterWords(words)
  if (visitorAddress(window.location.pathname) === undefined) await later.load()
  startTransition(() => {
    stopKeepingPresses()
    hydrateRoot(
      document,
      <SpeechProvider speech={speechOf(language, words, later)}>
        <HydratedRouter />
      </SpeechProvider>,
    )
  })
  const whenIdle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 2000))
  whenIdle(() => void later.load())
}

start().catch((error: unknown) => console.error(error))
