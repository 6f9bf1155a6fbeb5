import { search } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { replaceHotKeywords } from '../store/words'

export const adminSaveHotKeywords = useCase(search.adminSaveHotKeywords, (call, { list }) =>
  call.write(async (tx) => {
    const hot = list.map(({ word, link, icon }) => ({ wordEn: word.en, wordZhHant: word['zh-Hant'], link, icon }))
    call.about('hot keywords', { list: await replaceHotKeywords(tx, hot) })
    return null
  }),
)
