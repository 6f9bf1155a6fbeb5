import { compactArticle, type FoldHan, pairsOf, piecesOf, stem } from './tokens'

/** What a typed keyword asks the index for. Both undefined: nothing that could be found was typed. */
export type KeywordQuery = {
  /** In tsquery syntax; every word must be there, the last Latin one may be unfinished. */
  readonly tokens: string | undefined
  /** Part of a compacted article number. */
  readonly article: string | undefined
}

const fewestForArticle = 3

/** `ALL` and nothing mean everything (spec A18). */
export const meansEverything = (keyword: string): boolean => keyword === '' || keyword.toUpperCase() === 'ALL'

function chunkQuery(chunk: string, isLast: boolean, foldHan: FoldHan): string[] {
  const pieces = piecesOf(chunk, foldHan)
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

export function keywordQuery(keyword: string, foldHan: FoldHan, articleOnly = false): KeywordQuery {
  const compact = compactArticle(keyword)
  const isLatin = !/\p{Script=Han}/u.test(keyword)
  const article = isLatin && /\d/.test(compact) && compact.length >= fewestForArticle ? compact : undefined
  if (articleOnly) return { tokens: article ? undefined : `'${compact.toLowerCase()}':*B`, article }
  const chunks = keyword.split(/[\s,;]+/).filter((chunk) => piecesOf(chunk, foldHan).length > 0)
  const terms = chunks.flatMap((chunk, i) => chunkQuery(chunk, i === chunks.length - 1, foldHan))
  return { tokens: terms.length > 0 ? terms.join(' & ') : undefined, article }
}
