import { accounts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { putReach } from '../new-reach'
import { targetOf } from '../rules/target'

export const updateEmail = useCase(accounts.updateEmail, async (call, { email, emailCaptcha }) => {
  const target = targetOf({ email })
  if ('problem' in target) return call.fail('notUnderstood', { field: 'email' })
  return putReach(call, 'newEmail', target, { code: emailCaptcha, field: 'emailCaptcha' })
})
