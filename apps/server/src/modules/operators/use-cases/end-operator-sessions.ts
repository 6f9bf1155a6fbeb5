import { operators } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findOperators, revokeSessionsOf } from '../store/operators'

export const endOperatorSessions = useCase(operators.endOperatorSessions, async (call, { id }) => {
  const { actor, fail, now, write, about } = call
  if (id === actor.operatorId) return fail('notOnYourself')
  about(`operator ${id}`)
  return write(async (tx) => {
    if (!(await findOperators(tx)).some((operator) => operator.id === id)) return fail('operatorNotFound')
    await revokeSessionsOf(tx, id, now, '')
    return null
  })
})
