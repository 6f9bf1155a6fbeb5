import { paymentPasswords } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { tryCode } from '../codes'
import { mayHavePaymentPassword, paymentPasswordProblem } from '../rules/payment-password'
import { targetOf } from '../rules/target'
import { findOwnAccount } from '../store/accounts'
import { consumeCode } from '../store/codes'
import { putPaymentPassword } from '../store/payment-passwords'
import { tellOwner } from '../telling'
import { paymentPasswordLetter } from '../texts'

/** The code was sealed to this session and could be sent to the account's own email or phone only: it proves who this is. */
export const setPaymentPassword = useCase(paymentPasswords.setPaymentPassword, async (call, input) => {
  const { actor, now, read, write, fail, platform } = call
  const own = await findOwnAccount(read, actor.accountId)
  if (!own) return fail('loginRequired')
  if (!mayHavePaymentPassword(own.clinic)) return fail('paymentPasswordNotOffered')
  const problem = paymentPasswordProblem(input.password, input.confirmPassword)
  if (problem) return fail(problem.failure, { field: problem.field })

  const target = targetOf(input)
  if ('problem' in target) return fail('notUnderstood', { field: target.problem })
  const codeId = await tryCode(call, 'payPwd', target, input.phoneCaptcha)
  if (codeId === undefined) return fail('codeWrong', { field: 'phoneCaptcha' })

  const passwordHash = await platform.passwords.hash(input.password)
  return write(async (tx) => {
    if (!(await consumeCode(tx, codeId, now))) return fail('codeWrong', { field: 'phoneCaptcha' })
    const { isFirst } = await putPaymentPassword(tx, actor.accountId, passwordHash, now)
    const letter = paymentPasswordLetter(isFirst ? 'set' : 'changed', own.account.language)
    await tellOwner(tx, own.account, platform.wording.letter(letter))
    return null
  })
})
