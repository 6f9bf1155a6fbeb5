import { texts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { textRow } from '../present'
import { editables } from '../rules/editables'
import { findEdited } from '../store'

export const listTexts = useCase(texts.listTexts, async ({ read, language, platform }) => {
  const edited = await findEdited(read)
  const editedOf = (key: string) => edited.filter((each) => each.key === key)
  return { list: editables(platform.wording.templates).map((each) => textRow(each, editedOf(each.key), language)) }
})
