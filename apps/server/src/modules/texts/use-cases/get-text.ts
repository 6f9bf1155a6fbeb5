import { texts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { textDetail } from '../present'
import { editableOf } from '../rules/editables'
import { findEdited, findHistory } from '../store'

export const getText = useCase(texts.getText, async ({ read, language, platform, fail }, { key }) => {
  const text = editableOf(platform.wording.templates, key)
  if (!text) return fail('textNotFound')
  const [edited, history] = await Promise.all([findEdited(read, key), findHistory(read, key)])
  return textDetail(text, edited, history, language)
})
