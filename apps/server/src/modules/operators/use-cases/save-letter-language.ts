import { operators } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { chooseLetterLanguage } from '../store/operators'

export const saveLetterLanguage = useCase(operators.saveLetterLanguage, ({ actor, write, about }, { language }) =>
  write(async (tx) => {
    about(`operator ${actor.operatorId}`)
    await chooseLetterLanguage(tx, actor.operatorId, language)
    return null
  }),
)
