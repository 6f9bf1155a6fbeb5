import type { Reader } from '../../platform/database'
import type { KnownWord, Wanted } from './engine'
import { keywordQuery, meansEverything } from './rules/query'
import { noSynonyms, type Synonyms, synonymsFrom } from './rules/synonyms'
import { stem } from './rules/tokens'
import { corrected } from './rules/typo'
import { foldHan } from './script'
import { findSynonyms } from './store/synonyms'
import { findWords } from './store/words'

type Asked = {
  readonly keyword: string
  readonly categoryId: string
  readonly brandId: string
  readonly type: string
  readonly searchType: string
}

type How = { readonly synonyms: Synonyms; readonly leaveOneOut?: boolean }

/** Undefined: a keyword in which nothing can be looked for, so nothing is found. */
export function wantedFrom(
  { keyword, categoryId, brandId, type, searchType }: Asked,
  how: How = { synonyms: noSynonyms },
): Wanted | undefined {
  const filters = { categoryId: categoryId || undefined, brandId: brandId || undefined }
  if (meansEverything(keyword)) return { keyword: undefined, ...filters }
  const articleOnly = type === 'articleNumber' || searchType === 'articleNumber'
  const query = keywordQuery(keyword, foldHan, { ...how, articleOnly })
  return query.tokens || query.article ? { keyword: query, ...filters } : undefined
}

type Remembering = { readonly read: Reader; remember<T>(key: string, make: () => Promise<T>): Promise<T> }

export type Vocabulary = { readonly words: readonly KnownWord[]; readonly stems: Readonly<Record<string, true>> }

export const vocabulary = (call: Remembering): Promise<Vocabulary> =>
  call.remember('search:vocabulary', async () => {
    const words = await findWords(call.read)
    return { words, stems: Object.fromEntries(words.map(({ word }) => [stem(word), true as const])) }
  })

const synonyms = (call: Remembering): Promise<Synonyms> =>
  call.remember('search:synonyms', async () =>
    synonymsFrom(
      (await findSynonyms(call.read)).map((group) => group.words),
      foldHan,
    ),
  )

/** The keyword without its typing mistakes; undefined when there are none that the vocabulary would know better. */
export async function withoutMistakes(
  call: Remembering,
  keyword: string,
  known: Synonyms = noSynonyms,
): Promise<string | undefined> {
  const { words, stems } = await vocabulary(call)
  return corrected(keyword, words, (word) => Object.hasOwn(stems, stem(word)) || known.has(stem(word)))
}

/**
 * Reads what was typed as it stands, with its synonyms; when that finds nothing, without its typing mistakes; and then
 * with any one of its words left out. `look` answers the first reading that finds something, or the last one's nothing.
 */
export async function firstFound<T>(
  call: Remembering,
  asked: Asked,
  look: (wanted: Wanted) => Promise<T>,
  hasFound: (result: T) => boolean,
): Promise<T | undefined> {
  const known = await synonyms(call)
  const as = async (keyword: string, leaveOneOut: boolean) => {
    const wanted = wantedFrom({ ...asked, keyword }, { synonyms: known, leaveOneOut })
    return wanted && look(wanted)
  }
  const asTyped = await as(asked.keyword, false)
  if ((asTyped !== undefined && hasFound(asTyped)) || meansEverything(asked.keyword)) return asTyped
  const right = await withoutMistakes(call, asked.keyword, known)
  const corrected = right === undefined ? undefined : await as(right, false)
  if (corrected !== undefined && hasFound(corrected)) return corrected
  return (await as(right ?? asked.keyword, true)) ?? asTyped
}
