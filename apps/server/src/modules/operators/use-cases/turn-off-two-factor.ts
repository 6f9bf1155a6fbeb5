import { operators } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { tellOperator } from '../letters'
import { forgetGuesses, mayTryCode, refusePassword, takeCode } from '../proving'
import { revokeSessionsOf } from '../store/operators'
import { findTwoFactorRoles, removeFactor } from '../store/second-factor'

export const turnOffTwoFactor = useCase(operators.turnOffTwoFactor, async (call, { password, code }) => {
  const { actor, fail, now, read, write, about, mayTry } = call
  const id = actor.operatorId
  if (!actor.hasTwoFactor) return fail('twoFactorOff')
  if ((await findTwoFactorRoles(read)).includes(actor.role)) return fail('twoFactorRequired')
  const refused = await refusePassword(call, password)
  if (refused) return refused
  if (!(await mayTryCode({ mayTry }, id, code))) return fail('tooManyRequests')

  about(`operator ${id}`)
  return write(async (tx) => {
    if (!(await takeCode(tx, call, id, code))) return fail('codeWrong', { field: 'code' })
    await forgetGuesses(tx, id)
    await removeFactor(tx, id)
    await revokeSessionsOf(tx, id, now, actor.sessionHash)
    await tellOperator(tx, call, { id: actor.operatorId, email: actor.email }, 'authenticator')
    return null
  })
})
