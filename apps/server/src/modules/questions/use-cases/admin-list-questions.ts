import { questions } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { findCategories, findQuestionLines } from '../store'

export const adminListQuestions = useCase(questions.adminListQuestions, async ({ read }) => ({
  categories: (await findCategories(read)).map((category) => ({
    ...category,
    id: idFrom<'QuestionCategory'>(category.id),
  })),
  questions: (await findQuestionLines(read)).map((question) => ({
    ...question,
    id: idFrom<'Question'>(question.id),
    categoryId: idFrom<'QuestionCategory'>(question.categoryId),
  })),
}))
