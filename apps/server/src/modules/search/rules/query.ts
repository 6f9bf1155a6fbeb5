import { noSynonyms, phraseAt, type Synonyms, termsOf, type Unit, unitsOf } from './synonyms'
import { bigramsOf, compactArticle, type FoldHan, headMark, type Piece, pairsOf, piecesOf, stem } from './tokens'

/** What a typed keyword asks the index for. Both undefined: nothing that could be found was typed. */
export type KeywordQuery = {
  /** In tsquery syntax; every word must be there, the last Latin one may be unfinished. */
  readonly tokens: string | undefined
  /** In tsquery syntax: everything that makes a product that was found a better answer. */
  readonly rank: string | undefined
  /** Part of a compacted article number. */
  readonly article: string | undefined
}

const fewestForArticle = 3

/** `ALL` and nothing mean everything (spec A18). */
export const meansEverything = (keyword: string): boolean => keyword === '' || keyword.toUpperCase() === 'ALL'

function chunkTerms(pieces: readonly Piece[], chunk: string, isLast: boolean): string[] {
  const terms = pieces.flatMap((piece, i) => {
    if (piece.kind === 'latin')
      return [isLast && i === pieces.length - 1 ? `'${stem(piece.text)}':*` : `'${stem(piece.text)}'`]
    const characters = Array.from(piece.text)
    return characters.length === 1 ? [`'${piece.text}':*`] : pairsOf(piece.text).map((pair) => `'${pair}'`)
  })
  const compact = compactArticle(chunk).toLowerCase()
  // `X-80610N` may be an article number written with separators, or without.
  const mayBeArticle = pieces.length > 1 && pieces.every((piece) => piece.kind === 'latin') && /\d/.test(compact)
  return mayBeArticle ? [`((${terms.join(' & ')}) | '${compact}':*)`] : terms
}

/** Each term finds products by itself; those of a phrase with synonyms find them by any of its names. */
function termsOfKeyword(keyword: string, foldHan: FoldHan, synonyms: Synonyms): string[] {
  const chunks = keyword
    .split(/[\s,;]+/)
    .map((text) => ({ text, pieces: piecesOf(text, foldHan), units: unitsOf(text, foldHan) }))
    .filter(({ pieces }) => pieces.length > 0)
  const units = chunks.flatMap((chunk) => chunk.units)

  const covered = new Map<number, string>()
  const starts = new Map<number, readonly string[]>()
  for (let at = 0; at < units.length; ) {
    const phrase = phraseAt(units, at, synonyms)
    if (phrase) {
      starts.set(at, phrase.queries)
      for (let i = 0; i < phrase.length; i++) covered.set(at + i, '')
    }
    at += phrase?.length ?? 1
  }

  const terms: string[] = []
  let from = 0
  for (const [i, chunk] of chunks.entries()) {
    const places = chunk.units.map((_, offset) => from + offset)
    from += chunk.units.length
    if (places.every((place) => !covered.has(place))) {
      terms.push(...chunkTerms(chunk.pieces, chunk.text, i === chunks.length - 1))
      continue
    }
    let rest: Unit[] = []
    for (const [offset, place] of places.entries()) {
      const unit = chunk.units[offset]
      const queries = starts.get(place)
      if (queries || covered.has(place)) {
        terms.push(...termsOf(rest))
        rest = []
      }
      if (queries) terms.push(queries.length === 1 ? (queries[0] ?? '') : `(${queries.join(' | ')})`)
      else if (unit && !covered.has(place)) rest.push(unit)
    }
    terms.push(...termsOf(rest))
  }
  return terms
}

/** Every word and every pair of neighbours counts where it is found, and more where it says what the product is. */
function rankOf(keyword: string, foldHan: FoldHan, terms: readonly string[]): string {
  const words = piecesOf(keyword, foldHan).flatMap((piece, i, pieces) =>
    piece.kind === 'latin'
      ? [`'${stem(piece.text)}'${i === pieces.length - 1 ? ':*' : ''}`]
      : bigramsOf(piece.text).map((pair) => `'${pair}'`),
  )
  const synonyms = terms.flatMap((term) => (term.startsWith('(') ? (term.match(/'[^']+'/g) ?? []) : []))
  const all = [...new Set([...words, ...synonyms])]
  return [...all, ...all.map((word) => `'${headMark}${word.slice(1)}`)].join(' | ')
}

const mostForAllButOne = 6

export function keywordQuery(
  keyword: string,
  foldHan: FoldHan,
  { articleOnly = false, synonyms = noSynonyms, leaveOneOut = false } = {},
): KeywordQuery {
  const compact = compactArticle(keyword)
  const isLatin = !/\p{Script=Han}/u.test(keyword)
  const article = isLatin && /\d/.test(compact) && compact.length >= fewestForArticle ? compact : undefined
  if (articleOnly) {
    const beginning = `'${compact.toLowerCase()}':*B`
    return { tokens: article ? undefined : beginning, rank: beginning, article }
  }
  const terms = termsOfKeyword(keyword, foldHan, synonyms)
  const rank = terms.length > 0 ? rankOf(keyword, foldHan, terms) : undefined
  if (!leaveOneOut) return { tokens: terms.length > 0 ? terms.join(' & ') : undefined, rank, article }
  // With one word of many the results would have little to do with what was meant.
  if (terms.length < 2 || terms.length > mostForAllButOne) return { tokens: undefined, rank, article: undefined }
  const without = terms.map((_, out) => `(${terms.filter((_, i) => i !== out).join(' & ')})`)
  return { tokens: without.join(' | '), rank, article: undefined }
}
