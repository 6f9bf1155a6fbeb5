import { search } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findHotKeywords } from '../store/words'

export const adminListHotKeywords = useCase(search.adminListHotKeywords, async ({ read }) => ({
  list: (await findHotKeywords(read)).map(({ wordEn, wordZhHant, link, icon }) => ({
    word: { en: wordEn, 'zh-Hant': wordZhHant },
    link,
    icon,
  })),
}))
