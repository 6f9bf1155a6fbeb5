import { accounts } from '@cusp/contract'
import { countAttempt, forgetAttempts } from '../../../platform/attempts'
import { useCase } from '../../../platform/use-case'
import { loginLimit, ownPasswordAttempts } from '../limits'
import { newPasswordProblem, putPassword } from '../new-password'
import { findOwnAccount } from '../store/accounts'

/** Guesses at the old password are limited like guesses at the login, and apart from them. */
export const updatePassword = useCase(accounts.updatePassword, async (call, input) => {
  const { actor, now, read, write, fail, platform, endSession } = call
  const problem = newPasswordProblem(call, input.newPassword, input.confirmPassword)
  if (problem) return fail(problem.failure, { field: problem.isAboutRepeat ? 'confirmPassword' : 'newPassword' })
  const attempts = ownPasswordAttempts(actor.accountId)
  if (!(await write((tx) => countAttempt(tx, attempts, loginLimit, now)))) return fail('tooManyRequests')

  const own = await findOwnAccount(read, actor.accountId)
  const isRight = await platform.passwords.matches(input.oldPassword, own?.account.passwordHash)
  if (!own || !isRight) return fail('oldPasswordWrong', { field: 'oldPassword' })

  const passwordHash = await platform.passwords.hash(input.newPassword)
  await write(async (tx) => {
    await forgetAttempts(tx, attempts)
    await putPassword(tx, call, own.account, passwordHash)
  })
  endSession()
  return null
})
