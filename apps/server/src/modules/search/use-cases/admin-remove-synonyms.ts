import { search } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { removeSynonyms } from '../store/synonyms'

export const adminRemoveSynonyms = useCase(search.adminRemoveSynonyms, (call, { id }) =>
  call.write(async (tx) => {
    const gone = await removeSynonyms(tx, id)
    if (!gone) return call.fail('synonymsNotFound')
    call.about(`synonyms ${id}`, { words: gone })
    return null
  }),
)
