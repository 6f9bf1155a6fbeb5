import { accounts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { tryCode } from '../codes'
import { isForSession } from '../rules/codes'
import { targetOf } from '../rules/target'
import { consumeCode } from '../store/codes'
import { noteIdentity } from '../store/sessions'

/** Takes one of the code's tries like any other. */
export const checkCode = useCase(accounts.checkCode, async (call, input) => {
  const { actor, now, write, fail } = call
  const purpose = input.type
  const target = targetOf(input)
  if ('problem' in target) return fail('notUnderstood', { field: target.problem })
  if (isForSession(purpose) && actor.kind !== 'buyer') return fail('loginRequired')
  const codeId = await tryCode(call, purpose, target, input.captcha)
  if (codeId === undefined) return fail('codeWrong', { field: 'captcha' })
  if (purpose !== 'updatePhone' || actor.kind !== 'buyer') return null

  return write(async (tx) => {
    if (!(await consumeCode(tx, codeId, now))) return fail('codeWrong', { field: 'captcha' })
    await noteIdentity(tx, actor.sessionHash, now)
    return null
  })
})
