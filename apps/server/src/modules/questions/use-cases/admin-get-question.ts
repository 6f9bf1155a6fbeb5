import { questions } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { findQuestion } from '../store'

export const adminGetQuestion = useCase(questions.adminGetQuestion, async ({ read, fail }, { id }) => {
  const question = await findQuestion(read, id)
  return question ? { ...question, id, categoryId: idFrom<'QuestionCategory'>(question.categoryId) } : fail('notFound')
})
