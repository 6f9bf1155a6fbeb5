import { texts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { editableOf } from '../rules/editables'
import { putText } from '../store'

export const restoreText = useCase(texts.restoreText, async (call, { key, language, version }) => {
  const { actor, now, write, platform, fail, about } = call
  const editable = editableOf(platform.wording.templates, key)
  if (!editable) return fail('textNotFound')
  return write(async (tx) => {
    about(`text ${key} ${language}`)
    const change = { key, language, ...editable.says[language], isRestored: true, at: now, by: actor.name }
    return (await putText(tx, change, version)) ? null : fail('changedMeanwhile')
  })
})
