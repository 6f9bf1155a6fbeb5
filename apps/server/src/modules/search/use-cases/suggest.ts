import { search } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { cardsFor, catalogueNames } from '../../catalogue'
import { namesStarting } from '../rules/suggestions'
import { foldText } from '../rules/tokens'
import { foldHan } from '../script'
import { postgresSearch } from '../store/find'
import { completeWord } from '../store/words'
import { wantedFrom } from '../wanted'

const atMost = 10

/** Categories and brands first, then the typed words completed, then products that the text finds. */
export const suggest = useCase(search.suggest, async (call, { id: typed }) => {
  if (typed === '') return []
  const { read, language, now } = call
  const names = await catalogueNames(call)
  const [, before = '', unfinished = ''] = foldText(typed).match(/^(.*?)([a-z]{2,})$/s) ?? []
  const everything = { categoryId: '', brandId: '', type: '', searchType: 'keyword' }
  const wanted = wantedFrom({ ...everything, keyword: typed })
  const [completed, found] = await Promise.all([
    unfinished === '' ? [] : completeWord(read, unfinished, 4),
    wanted?.keyword
      ? postgresSearch.find(read, wanted, { sort: 'default', currency: 'HKD', offset: 0, limit: atMost })
      : { ids: [] },
  ])
  // Names alone are shown, so the cards are asked for as a visitor.
  const cards = await cardsFor({ read, currency: 'HKD', language, audience: 'visitor', now }, found.ids)
  const suggestions = [
    ...namesStarting(
      typed,
      [...names.categories, ...names.brands].map((each) => each.name),
      foldHan,
      4,
    ),
    ...completed.map(({ word }) => `${before}${word}`),
    ...cards.map((card) => card.name),
  ]
  return [...new Set(suggestions)].slice(0, atMost)
})
