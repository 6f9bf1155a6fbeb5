import { operators } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { tellOperator } from '../letters'
import { forgetGuesses, mayTryCode, refusePassword, takeCode } from '../proving'
import { inGroups } from '../rules/typed-code'
import { newRecoveryCodes, sealOfRecoveryCode } from '../second-factor'
import { putRecoveryCodes } from '../store/second-factor'

export const renewRecoveryCodes = useCase(operators.renewRecoveryCodes, async (call, { password, code }) => {
  const { actor, fail, write, platform, about, mayTry } = call
  const id = actor.operatorId
  if (!actor.hasTwoFactor) return fail('twoFactorOff')
  const refused = await refusePassword(call, password)
  if (refused) return refused
  if (!(await mayTryCode({ mayTry }, id, code))) return fail('tooManyRequests')

  const codes = newRecoveryCodes()
  about(`operator ${id}`)
  return write(async (tx) => {
    if (!(await takeCode(tx, call, id, code))) return fail('codeWrong', { field: 'code' })
    await forgetGuesses(tx, id)
    await putRecoveryCodes(
      tx,
      id,
      codes.map((one) => sealOfRecoveryCode(platform, id, one)),
    )
    await tellOperator(tx, call, { id: actor.operatorId, email: actor.email }, 'authenticator')
    return { recoveryCodes: codes.map(inGroups) }
  })
})
