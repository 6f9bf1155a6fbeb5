import type { IncomingHttpHeaders } from 'node:http'
import { type Language, languages } from '@cusp/kernel'
import { cookie } from './credentials'

/** English with nothing that could come before it; most browsers that read English say so in their first words. */
const englishFirst = /^en(?:-[\w-]+)?\s*(?:,|$)/i
const weight = /^\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/i

/**
 * The language of a browser that has not chosen one here, from its Accept-Language. Any Chinese is Traditional: that table
 * is whole, the Simplified one is not.
 */
export function acceptedLanguage(header: string | undefined): Language {
  if (header === undefined || englishFirst.test(header)) return 'en'
  let language: Language = 'en'
  let best = 0
  for (const range of header.split(',')) {
    const [tag = '', ...parameters] = range.split(';')
    const [, written = '1'] = parameters.map((one) => weight.exec(one)).find(Boolean) ?? []
    const spoken = spokenIn(tag.trim().toLowerCase())
    if (spoken !== undefined && Number(written) > best) {
      language = spoken
      best = Number(written)
    }
  }
  return language
}

function spokenIn(tag: string): Language | undefined {
  const [primary] = tag.split('-')
  if (primary === 'zh' || primary === 'yue') return 'zh-Hant'
  return primary === 'en' || primary === '*' ? 'en' : undefined
}

/** The language that a browser has chosen by the shop's own switch; until then the one that its settings ask for. */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const chosen = cookie(headers.cookie, 'language')
  return languages.find((language) => language === chosen) ?? acceptedLanguage(headers['accept-language'])
}
