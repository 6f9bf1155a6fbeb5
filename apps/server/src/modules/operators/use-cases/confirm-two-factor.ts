import { operators } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { tellOperator } from '../letters'
import { forgetGuesses, mayTryCode } from '../proving'
import { inGroups, readTyped } from '../rules/typed-code'
import { newRecoveryCodes, openSecret, sealOfRecoveryCode, stepOf } from '../second-factor'
import { revokeSessionsOf } from '../store/operators'
import { findSetup, putFactor, putRecoveryCodes, takeSetup } from '../store/second-factor'

export const confirmTwoFactor = useCase(operators.confirmTwoFactor, async (call, { code }) => {
  const { actor, fail, now, read, write, platform, about, mayTry } = call
  const id = actor.operatorId
  if (!(await mayTryCode({ mayTry }, id, ''))) return fail('tooManyRequests')
  const secret = await findSetup(read, id, now)
  if (secret === undefined) return fail('twoFactorNotStarted')
  const typed = readTyped(code)
  const step = typed?.kind === 'digits' ? stepOf(openSecret(platform, id, secret), typed.code, now) : undefined
  if (step === undefined) return fail('codeWrong', { field: 'code' })

  const codes = newRecoveryCodes()
  about(`operator ${id}`)
  return write(async (tx) => {
    if (!(await takeSetup(tx, id, secret))) return fail('twoFactorNotStarted')
    await putFactor(tx, id, { secret, step, now })
    await putRecoveryCodes(
      tx,
      id,
      codes.map((one) => sealOfRecoveryCode(platform, id, one)),
    )
    await forgetGuesses(tx, id)
    await revokeSessionsOf(tx, id, now, actor.sessionHash)
    await tellOperator(tx, call, { id: actor.operatorId, email: actor.email }, 'authenticator')
    return { recoveryCodes: codes.map(inGroups) }
  })
})
