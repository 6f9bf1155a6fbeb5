import { operators } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { tellOperator } from '../letters'
import { findOperators, lockOperators, revokeSessionsOf } from '../store/operators'
import { removeFactor } from '../store/second-factor'

/** Whoever wants to be rid of the own one proves it with a code instead. */
export const resetTwoFactor = useCase(operators.resetTwoFactor, async (call, { id, reason }) => {
  const { actor, fail, now, write, about } = call
  if (id === actor.operatorId) return fail('notOnYourself')
  if (reason === '') return fail('reasonMissing', { field: 'reason' })
  about(`operator ${id}`)
  return write(async (tx) => {
    await lockOperators(tx)
    const found = (await findOperators(tx)).find((operator) => operator.id === id)
    if (!found) return fail('operatorNotFound')
    if (!(await removeFactor(tx, id))) return fail('twoFactorOff')
    await revokeSessionsOf(tx, id, now, '')
    await tellOperator(tx, call, found, 'authenticator')
    return null
  })
})
