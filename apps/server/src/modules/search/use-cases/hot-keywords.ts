import { search } from '@cusp/contract'
import { pictureAt } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { findHotKeywords } from '../store/words'

export const hotKeywords = useCase(search.hotKeywords, async ({ read, language }) =>
  (await findHotKeywords(read)).map((hot) => ({
    keyWord: language === 'en' ? hot.wordEn : hot.wordZhHant,
    link: hot.link,
    iconUrl: pictureAt(hot.icon, 400),
  })),
)
