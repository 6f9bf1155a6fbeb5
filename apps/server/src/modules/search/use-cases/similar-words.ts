import { search } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { catalogueNames } from '../../catalogue'
import { similarNames, similarTo } from '../rules/suggestions'
import { stem } from '../rules/tokens'
import { foldHan } from '../script'
import { vocabulary } from '../wanted'

/** Each word that the shop does not know is put right; Chinese finds the names that share most of its characters. */
export const similarWords = useCase(search.similarWords, async (call, { keyword, pageIndex, pageSize }) => {
  const { words, stems } = await vocabulary(call)
  const { categories, brands } = await catalogueNames(call)
  const found = [
    ...similarTo(keyword, words, (word) => Object.hasOwn(stems, stem(word))),
    ...similarNames(
      keyword,
      [...categories, ...brands].map((each) => each.name),
      foldHan,
    ),
  ]
  const page = [...new Set(found)].slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
  return { approximate: page.map((word) => ({ word })) }
})
