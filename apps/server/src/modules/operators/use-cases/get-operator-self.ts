import { operators } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { operatorSelf } from '../present'

export const getOperatorSelf = useCase(operators.getOperatorSelf, async ({ actor }) => operatorSelf(actor))
