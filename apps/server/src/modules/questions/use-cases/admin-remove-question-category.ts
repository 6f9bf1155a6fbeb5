import { questions } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findCategory, hasQuestions, lockCategory, removeCategory } from '../store'

export const adminRemoveQuestionCategory = useCase(questions.adminRemoveQuestionCategory, (call, { id, version }) =>
  call.write(async (tx) => {
    if (!(await lockCategory(tx, id))) return call.fail('changedMeanwhile')
    if (await hasQuestions(tx, id)) return call.fail('questionsInCategory')
    const before = await findCategory(tx, id)
    if (!(await removeCategory(tx, id, version))) return call.fail('changedMeanwhile')
    call.about(`category of questions ${id}`, before)
    return null
  }),
)
