import { operators } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { setupLifeMs } from '../operator'
import { mayTryCode, refusePassword, takeCode } from '../proving'
import { addressOf, lockSecret, newSecret } from '../second-factor'
import { putSetup } from '../store/second-factor'

export const startTwoFactor = useCase(operators.startTwoFactor, async (call, { password, code = '' }) => {
  const { actor, fail, now, write, platform, about, mayTry } = call
  const refused = await refusePassword(call, password)
  if (refused) return refused
  if (actor.hasTwoFactor && !(await mayTryCode({ mayTry }, actor.operatorId, code))) return fail('tooManyRequests')

  const secret = newSecret()
  about(`operator ${actor.operatorId}`)
  return write(async (tx) => {
    if (actor.hasTwoFactor && !(await takeCode(tx, call, actor.operatorId, code))) {
      return fail('codeWrong', { field: 'code' })
    }
    const expiresAt = new Date(now.getTime() + setupLifeMs)
    await putSetup(tx, actor.operatorId, lockSecret(platform, actor.operatorId, secret), expiresAt)
    return { secret, uri: addressOf(secret, actor.email) }
  })
})
