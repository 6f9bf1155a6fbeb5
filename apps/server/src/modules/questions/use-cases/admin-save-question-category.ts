import { questions } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { addCategory, changeCategory, findCategory } from '../store'

export const adminSaveQuestionCategory = useCase(
  questions.adminSaveQuestionCategory,
  (call, { id, version, ...fields }) =>
    call.write(async (tx) => {
      if (id === undefined) {
        call.about(`category of questions ${await addCategory(tx, fields)}`)
        return null
      }
      const before = await findCategory(tx, id)
      if (!(await changeCategory(tx, { id, version, ...fields }))) return call.fail('changedMeanwhile')
      call.about(`category of questions ${id}`, before)
      return null
    }),
)
