import { operators } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { tellOperator } from '../letters'
import { newPasswordProblem } from '../new-password'
import { forgetGuesses, refusePassword } from '../proving'
import { changePassword, revokeSessionsOf } from '../store/operators'

export const updateOperatorPassword = useCase(operators.updateOperatorPassword, async (call, input) => {
  const { actor, fail, now, write, platform, about } = call
  const problem = newPasswordProblem(input.newPassword)
  if (problem) return fail(problem, { field: 'newPassword' })
  const refused = await refusePassword(call, input.oldPassword, 'oldPassword')
  if (refused) return refused
  if (input.newPassword === input.oldPassword) return fail('passwordUnchanged', { field: 'newPassword' })

  const passwordHash = await platform.passwords.hash(input.newPassword)
  about(`operator ${actor.operatorId}`)
  return write(async (tx) => {
    await forgetGuesses(tx, actor.operatorId)
    await changePassword(tx, actor.operatorId, passwordHash)
    await revokeSessionsOf(tx, actor.operatorId, now, actor.sessionHash)
    await tellOperator(tx, call, { id: actor.operatorId, email: actor.email }, 'password')
    return null
  })
})
