import { search } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findSynonyms } from '../store/synonyms'

export const adminListSynonyms = useCase(search.adminListSynonyms, async ({ read }) => ({
  list: (await findSynonyms(read)).map(({ id, words }) => ({ id, words: [...words] })),
}))
