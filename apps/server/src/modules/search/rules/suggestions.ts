import type { LocalizedText } from '@cusp/kernel'
import type { KnownWord } from '../engine'
import { type FoldHan, foldText } from './tokens'
import { nearWords } from './typo'

/** The keyword with one unknown word replaced by each word near to it, the nearest first. */
export function similarTo(keyword: string, words: readonly KnownWord[], isKnown: (word: string) => boolean): string[] {
  const unknown = (keyword.match(/[A-Za-z]{4,}/g) ?? []).filter((word) => !isKnown(word.toLowerCase()))
  const [first, ...others] = unknown
  if (!first) return []
  // Further unknown words take their nearest, so that every suggestion finds something.
  const rest = others.reduce(
    (text, word) => text.replace(word, nearWords(word.toLowerCase(), words, 1)[0] ?? word),
    keyword,
  )
  return nearWords(first.toLowerCase(), words, 10).map((near) => rest.replace(first, near))
}

const hanOf = (text: string): string[] => text.match(/\p{Script=Han}/gu) ?? []

/** Names that share at least half of the characters of a Chinese keyword and are not it, the most alike first. */
export function similarNames(keyword: string, names: readonly LocalizedText[], foldHan: FoldHan): string[] {
  const asked = new Set(hanOf(keyword).map(foldHan))
  if (asked.size < 2) return []
  return names
    .map((name) => name['zh-Hant'])
    .map((name) => ({
      name,
      shared: [...asked].filter((character) => hanOf(name).map(foldHan).includes(character)).length,
    }))
    .filter(({ name, shared }) => shared * 2 >= asked.size && !name.includes(keyword))
    .sort((a, b) => b.shared - a.shared || a.name.length - b.name.length)
    .slice(0, 10)
    .map(({ name }) => name)
}

const spelt = (text: string, foldHan: FoldHan): string => Array.from(foldText(text), foldHan).join('')

/** Names in which a word begins with what was typed; a Chinese name may have it anywhere. The beginning of the name comes first. */
export function namesStarting(
  typed: string,
  names: readonly LocalizedText[],
  foldHan: FoldHan,
  atMost: number,
): string[] {
  const start = spelt(typed, foldHan)
  const isHan = /\p{Script=Han}/u.test(start)
  const found = names.flatMap((name) =>
    [name.en, name['zh-Hant']].flatMap((text) => {
      const at = spelt(text, foldHan).indexOf(start)
      const startsWord = at === 0 || (at > 0 && (isHan || /[^a-z0-9]/.test(spelt(text, foldHan)[at - 1] ?? '')))
      return startsWord ? [{ text, at }] : []
    }),
  )
  return found
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0) || a.text.length - b.text.length)
    .slice(0, atMost)
    .map(({ text }) => text)
}
