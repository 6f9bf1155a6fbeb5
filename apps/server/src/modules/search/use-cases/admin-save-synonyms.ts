import { search } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { addSynonyms, changeSynonyms } from '../store/synonyms'

export const adminSaveSynonyms = useCase(search.adminSaveSynonyms, (call, { id, words }) =>
  call.write(async (tx) => {
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
