import { questions } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findQuestion, removeQuestion } from '../store'

export const adminRemoveQuestion = useCase(questions.adminRemoveQuestion, (call, { id, version }) =>
  call.write(async (tx) => {
    const before = await findQuestion(tx, id)
    if (!(await removeQuestion(tx, id, version))) return call.fail('changedMeanwhile')
    call.about(`question ${id}`, before)
    return null
  }),
)
