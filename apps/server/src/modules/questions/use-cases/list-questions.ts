import { questions } from '@cusp/contract'
import { idFrom, inLanguage } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { findShownIn } from '../store'

export const listQuestions = useCase(questions.listQuestions, async ({ read, language, fail }, { id }) => {
  const found = await findShownIn(read, id)
  if (found.length === 0) return fail('notFound')
  return found.map((question) => ({
    id: idFrom<'Question'>(question.id),
    name: inLanguage(question.name, language),
    content: inLanguage(question.content, language),
  }))
})
