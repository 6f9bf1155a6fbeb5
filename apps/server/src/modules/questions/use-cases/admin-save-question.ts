import { questions } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { cleanText } from '../../../platform/html'
import { useCase } from '../../../platform/use-case'
import { addQuestion, changeQuestion, findQuestion, lockCategory } from '../store'

export const adminSaveQuestion = useCase(questions.adminSaveQuestion, (call, { id, version, ...typed }) =>
  call.write(async (tx) => {
    if (!(await lockCategory(tx, typed.categoryId))) return call.fail('notFound', { field: 'categoryId' })
    const fields = { ...typed, content: cleanText(typed.content) }
    if (id === undefined) {
      const added = idFrom<'Question'>(await addQuestion(tx, fields))
      call.about(`question ${added}`)
      return { id: added }
    }
    const before = await findQuestion(tx, id)
    if (!(await changeQuestion(tx, { id, version, ...fields }))) return call.fail('changedMeanwhile')
    call.about(`question ${id}`, before)
    return { id }
  }),
)
