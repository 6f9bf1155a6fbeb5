import { adminGetQuestion } from './use-cases/admin-get-question'
import { adminListQuestions } from './use-cases/admin-list-questions'
import { adminRemoveQuestion } from './use-cases/admin-remove-question'
import { adminRemoveQuestionCategory } from './use-cases/admin-remove-question-category'
import { adminSaveQuestion } from './use-cases/admin-save-question'
import { adminSaveQuestionCategory } from './use-cases/admin-save-question-category'
import { findQuestions } from './use-cases/find-questions'
import { listQuestionCategories } from './use-cases/list-question-categories'
import { listQuestions } from './use-cases/list-questions'

export const useCases = [
  adminGetQuestion,
  adminListQuestions,
  adminRemoveQuestion,
  adminRemoveQuestionCategory,
  adminSaveQuestion,
  adminSaveQuestionCategory,
  findQuestions,
  listQuestionCategories,
  listQuestions,
]
