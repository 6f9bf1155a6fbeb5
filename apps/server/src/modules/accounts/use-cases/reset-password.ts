import { accounts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { tryCode } from '../codes'
import { newPasswordProblem, putPassword } from '../new-password'
import { targetOf } from '../rules/target'
import { findAccountByTarget } from '../store/accounts'
import { consumeCode } from '../store/codes'

/** Only who has the right code gets further than being told that it is wrong, so nothing tells who has an account. */
export const resetPassword = useCase(accounts.resetPassword, async (call, input) => {
  const { fail, now, read, write, platform } = call
  const target = targetOf(input)
  if ('problem' in target) return fail('notUnderstood', { field: target.problem })
  const problem = newPasswordProblem(call, input.password, input.repassword)
  if (problem) return fail(problem.failure, { field: problem.isAboutRepeat ? 'repassword' : 'password' })

  const codeId = await tryCode(call, 'forgetpwd', target, input.phoneCaptcha)
  const account = codeId === undefined ? undefined : await findAccountByTarget(read, target)
  if (codeId === undefined || !account) return fail('codeWrong', { field: 'phoneCaptcha' })

  const passwordHash = await platform.passwords.hash(input.password)
  return write(async (tx) => {
    if (!(await consumeCode(tx, codeId, now))) return fail('codeWrong', { field: 'phoneCaptcha' })
    await putPassword(tx, call, account, passwordHash)
    return null
  })
})
