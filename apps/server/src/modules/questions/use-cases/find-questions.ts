import { questions } from '@cusp/contract'
import { idFrom, inLanguage } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { questionsWith } from '../rules/finding'
import { titleInAddress } from '../rules/title-in-address'
import { findAllShown } from '../store'

export const findQuestions = useCase(questions.findQuestions, async ({ read, language }, { words }) => {
  const all = (await findAllShown(read)).map(({ id, name, content, categoryId, categoryName }) => ({
    id: idFrom<'Question'>(id),
    name: inLanguage(name, language),
    content: inLanguage(content, language),
    categoryId: idFrom<'QuestionCategory'>(categoryId),
    categoryName: inLanguage(categoryName, language),
    titleInAddress: titleInAddress(categoryName.en),
  }))
  return questionsWith(all, words)
})
