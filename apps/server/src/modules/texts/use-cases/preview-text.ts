import { texts } from '@cusp/contract'
import { written } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { whyNotAccepted } from '../rules/acceptance'
import { editableOf } from '../rules/editables'
import { sampleDraft } from '../rules/sample'

export const previewText = useCase(texts.previewText, async ({ platform, fail }, { key, language, ...said }) => {
  const text = editableOf(platform.wording.templates, key)
  if (!text) return fail('textNotFound')
  const problem = whyNotAccepted(text, said)
  if (problem) return fail(problem.failure, { field: problem.field, params: { place: problem.place } })
  return written(sampleDraft(text, language, said, platform.config.publicUrl))
})
