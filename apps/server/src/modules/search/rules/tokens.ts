/** How Chinese characters are folded; handed in because the tables behind it are no rule of ours. */
export type FoldHan = (character: string) => string

const marks = /\p{M}/gu
const latinOrHan = /[a-z0-9]+|\p{Script=Han}+/gu
const han = /\p{Script=Han}/u
const longest = 60

/** Lower case without diacritics and in plain width: `Überzug` is `uberzug`, `ＡＢ１` is `ab1`. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')

/** Letters and digits alone, in capitals: `x-80610n` is `X80610N`. The column `article_key` is made alike. */
export const compactArticle = (article: string): string => article.replace(/[^A-Za-z0-9]/g, '').toUpperCase()

/** English plurals and singulars meet; not a real stem, and the same for documents and queries. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1)
  return word
}

export type Piece = { readonly kind: 'latin' | 'han'; readonly text: string }

/** Latin words and runs of Chinese characters, folded, in the order they stand. */
export function piecesOf(text: string, foldHan: FoldHan): Piece[] {
  const found = foldText(text).match(latinOrHan) ?? []
  return found.map((piece) =>
    han.test(piece)
      ? { kind: 'han', text: Array.from(piece, foldHan).join('') }
      : { kind: 'latin', text: piece.slice(0, longest) },
  )
}

/** Neighbouring pairs; a single character stands alone. */
export function bigramsOf(run: string): string[] {
  const characters = Array.from(run)
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`)
}

/**
 * Pairs that cover a run from its start, each character once where it goes: Chinese words are mostly pairs, so 丁腈手套 asks
 * for 丁腈 and 手套, which need not stand next to each other.
 */
export function pairsOf(run: string): string[] {
  const bigrams = bigramsOf(run)
  return bigrams.filter((_, i) => i % 2 === 0 || i === bigrams.length - 1)
}

/** What a text is found by. The last character of a Chinese run is a token too, so that one character finds it anywhere. */
export function tokensOf(text: string, foldHan: FoldHan): string[] {
  return piecesOf(text, foldHan).flatMap((piece) =>
    piece.kind === 'latin' ? [stem(piece.text)] : [...bigramsOf(piece.text), Array.from(piece.text).at(-1) ?? ''],
  )
}

/** Words as people write them, for suggestions and for correcting typing mistakes. */
export const wordsOf = (text: string): string[] =>
  (foldText(text).match(/[a-z]{3,}/g) ?? []).filter((word) => word.length <= longest)

/** Begins the token of what a product is, so that it is no other word's token. */
export const headMark = '^'

/** Where the name of a thing ends and what is said of it begins: "Alginate, dust-free", "Trays for bite and arch". */
const aside = /[,，（(:：]|\b(?:for|with|in|on|of|per)\b/i

/**
 * What a name says the thing is: its last word before anything is said of it. English and Chinese both put it there, so a
 * composite warmer is a warmer, and 托槽鉗 is a 鉗 and no 托槽.
 */
export function headsOf(name: string, foldHan: FoldHan): string[] {
  const last = piecesOf(name.split(aside)[0] ?? '', foldHan).at(-1)
  if (!last) return []
  return last.kind === 'latin' ? [stem(last.text)] : [bigramsOf(last.text).at(-1) ?? last.text]
}

export type Weight = 'A' | 'B' | 'C'

/** A tsvector in its text form; a token keeps its highest weight. Tokens are letters, digits and Han, so none needs escaping. */
export function vectorOf(weighted: readonly (readonly [Weight, readonly string[]])[]): string {
  const highest = new Map<string, Weight>()
  for (const [weight, tokens] of weighted) {
    for (const token of tokens) {
      const before = highest.get(token)
      if (token !== '' && (before === undefined || weight < before)) highest.set(token, weight)
    }
  }
  return [...highest].map(([token, weight]) => `'${token}':1${weight}`).join(' ')
}
