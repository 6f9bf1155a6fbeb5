import { search } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { addSynonyms, changeSynonyms } from '../store/synonyms'

/** Words that differ in case alone are one. */
const distinct = (words: readonly string[]): string[] => [
  ...new Map(words.map((word) => [word.toLowerCase(), word])).values(),
]

export const adminSaveSynonyms = useCase(search.adminSaveSynonyms, (call, { id, words: typed }) =>
  call.write(async (tx) => {
    const words = distinct(typed)
    if (id === undefined) {
      const added = await addSynonyms(tx, words)
      call.about(`synonyms ${added}`)
      return { id: added }
    }
    const before = await changeSynonyms(tx, id, words)
    if (!before) return call.fail('synonymsNotFound')
    call.about(`synonyms ${id}`, { words: before })
    return { id }
  }),
)
