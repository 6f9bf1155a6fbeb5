import { operators } from '@cusp/contract'
import { countAttempt, forgetAttempts } from '../../../platform/attempts'
import { newToken, tokenHash } from '../../../platform/tokens'
import { useCase } from '../../../platform/use-case'
import { loginLimit } from '../operator'
import { operatorSelf } from '../present'
import { findOperatorByEmail, insertSession, revokeSession } from '../store/operators'

export const operatorLogIn = useCase(operators.operatorLogIn, async (call, { email: typed, password }) => {
  const { actor, fail, now, read, write, platform, startSession } = call
  const email = typed.toLowerCase()
  const attempts = `operator login ${email}`
  if (!(await write((tx) => countAttempt(tx, attempts, loginLimit, now)))) return fail('tooManyRequests')

  const operator = await findOperatorByEmail(read, email)
  const isRight = await platform.passwords.matches(password, operator?.passwordHash)
  if (!operator || !isRight) return fail('credentialsWrong')

  const token = newToken()
  await write(async (tx) => {
    await forgetAttempts(tx, attempts)
    if (actor.kind === 'operator') await revokeSession(tx, actor.sessionHash, now)
    await insertSession(tx, tokenHash(token), operator.id, now)
  })
  startSession(token)
  return operatorSelf({ ...operator, operatorId: operator.id })
})
