import { accounts } from '@cusp/contract'
import { countAttempt, forgetAttempts } from '../../../platform/attempts'
import { newToken } from '../../../platform/tokens'
import { useCase } from '../../../platform/use-case'
import { loginAttempts, loginLimit } from '../limits'
import { loginTarget } from '../rules/target'
import { openSession, welcome } from '../signing-in'
import { findAccountByTarget } from '../store/accounts'

/** Attempts are counted by what was typed, whether or not there is such an account; checking takes as long either way. */
export const logIn = useCase(accounts.logIn, async (call, { userName, areaCode, password, autoLogin }) => {
  const { fail, now, read, write, platform } = call
  const target = loginTarget(userName, areaCode)
  const attempts = loginAttempts(target?.key ?? userName.toLowerCase())
  if (!(await write((tx) => countAttempt(tx, attempts, loginLimit, now)))) return fail('tooManyRequests')

  const account = target && (await findAccountByTarget(read, target))
  const isRight = await platform.passwords.matches(password, account?.passwordHash)
  if (!account || !isRight) return fail('credentialsWrong')

  const token = newToken()
  await write(async (tx) => {
    await forgetAttempts(tx, attempts)
    await openSession(tx, call, account, token)
  })
  return welcome(call, account, token, autoLogin)
})
