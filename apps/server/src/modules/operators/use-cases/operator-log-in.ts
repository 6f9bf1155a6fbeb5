import { operators } from '@cusp/contract'
import { countAttempt } from '../../../platform/attempts'
import { newToken, tokenHash } from '../../../platform/tokens'
import { useCase } from '../../../platform/use-case'
import { loginAttempts, loginLimit } from '../operator'
import { openSession, welcome } from '../signing-in'
import { findOperatorByEmail } from '../store/operators'
import { insertLogin } from '../store/second-factor'

/** Attempts are forgotten at the end of the last step only: a right password alone does not buy more guesses. */
export const operatorLogIn = useCase(operators.operatorLogIn, async (call, { email: typed, password }) => {
  const { fail, now, read, write, platform } = call
  const email = typed.toLowerCase()
  if (!(await write((tx) => countAttempt(tx, loginAttempts(email), loginLimit, now)))) return fail('tooManyRequests')

  const operator = await findOperatorByEmail(read, email)
  const isRight = await platform.passwords.matches(password, operator?.passwordHash)
  if (!operator || !isRight) return fail('credentialsWrong')

  if (operator.passwordExpiresAt !== null && operator.passwordExpiresAt <= now) return fail('firstPasswordExpired')

  const token = newToken()
  if (operator.hasTwoFactor) {
    await write((tx) => insertLogin(tx, tokenHash(token), operator.id, now))
    return { step: 'code' as const, ticket: token }
  }
  await write((tx) => openSession(tx, call, operator, { token, action: operators.operatorLogIn.path }))
  return { step: 'done' as const, operator: await welcome(call, operator, token) }
})
