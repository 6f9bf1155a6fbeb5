import type { Reader } from '../../platform/database'
import type { KnownWord, Wanted } from './engine'
import { keywordQuery, meansEverything } from './rules/query'
import { stem } from './rules/tokens'
import { corrected } from './rules/typo'
import { foldHan } from './script'
import { findWords } from './store/words'

type Asked = {
  readonly keyword: string
  readonly categoryId: string
  readonly brandId: string
  readonly type: string
  readonly searchType: string
}

/** Undefined: a keyword in which nothing can be looked for, so nothing is found. */
export function wantedFrom({ keyword, categoryId, brandId, type, searchType }: Asked): Wanted | undefined {
  const filters = { categoryId: categoryId || undefined, brandId: brandId || undefined }
  if (meansEverything(keyword)) return { keyword: undefined, ...filters }
  const query = keywordQuery(keyword, foldHan, type === 'articleNumber' || searchType === 'articleNumber')
  return query.tokens || query.article ? { keyword: query, ...filters } : undefined
}

type Remembering = { readonly read: Reader; remember<T>(key: string, make: () => Promise<T>): Promise<T> }

export type Vocabulary = { readonly words: readonly KnownWord[]; readonly stems: Readonly<Record<string, true>> }

export const vocabulary = (call: Remembering): Promise<Vocabulary> =>
  call.remember('search:vocabulary', async () => {
    const words = await findWords(call.read)
    return { words, stems: Object.fromEntries(words.map(({ word }) => [stem(word), true as const])) }
  })

/** The keyword without its typing mistakes; undefined when there are none that the vocabulary would know better. */
export async function withoutMistakes(call: Remembering, keyword: string): Promise<string | undefined> {
  const { words, stems } = await vocabulary(call)
  return corrected(keyword, words, (word) => Object.hasOwn(stems, stem(word)))
}
