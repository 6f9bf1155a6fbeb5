import { questions } from '@cusp/contract'
import { idFrom, inLanguage } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { titleInAddress } from '../rules/title-in-address'
import { findShownCategories } from '../store'

export const listQuestionCategories = useCase(questions.listQuestionCategories, async ({ read, language }) =>
  (await findShownCategories(read)).map(({ id, name, remark, icon }) => ({
    id: idFrom<'QuestionCategory'>(id),
    name: inLanguage(name, language),
    remark: inLanguage(remark, language),
    icon,
    titleInAddress: titleInAddress(name.en),
  })),
)
