import { texts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { whyNotAccepted } from '../rules/acceptance'
import { editableOf } from '../rules/editables'
import { putText } from '../store'

export const saveText = useCase(texts.saveText, async (call, { key, language, version, ...said }) => {
  const { actor, now, write, platform, fail, about } = call
  const editable = editableOf(platform.wording.templates, key)
  if (!editable) return fail('textNotFound')
  const problem = whyNotAccepted(editable, said)
  if (problem) return fail(problem.failure, { field: problem.field, params: { place: problem.place } })
  const subject = editable.resultCode === null ? said.subject : ''

  return write(async (tx) => {
    about(`text ${key} ${language}`)
    const change = { key, language, subject, text: said.text, isRestored: false, at: now, by: actor.name }
    return (await putText(tx, change, version)) ? null : fail('changedMeanwhile')
  })
})
