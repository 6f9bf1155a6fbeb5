import { accounts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { tryCode } from '../codes'
import { targetOf } from '../rules/target'

/** Leaves the code to be used, but takes one of its tries like any other. */
export const checkCode = useCase(accounts.checkCode, async (call, input) => {
  const target = targetOf(input)
  if ('problem' in target) return call.fail('notUnderstood', { field: target.problem })
  const codeId = await tryCode(call, input.type, target, input.captcha)
  return codeId === undefined ? call.fail('codeWrong', { field: 'captcha' }) : null
})
