import { operators } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findOperators } from '../store/operators'

export const listOperators = useCase(operators.listOperators, async ({ read }) => ({
  list: (await findOperators(read)).map(({ passwordHash: _, ...row }) => row),
}))
