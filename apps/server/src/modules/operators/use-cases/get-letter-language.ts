import { operators } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findLanguages } from '../store/operators'

export const getLetterLanguage = useCase(operators.getLetterLanguage, async ({ actor, read }) => ({
  language: (await findLanguages(read, actor.operatorId)).chosen,
}))
