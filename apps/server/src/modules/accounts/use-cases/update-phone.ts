import { accounts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { putReach } from '../new-reach'
import { targetOf } from '../rules/target'

export const updatePhone = useCase(accounts.updatePhone, async (call, { phone, areaCode, phoneCaptcha }) => {
  const target = targetOf({ phone, areaCode })
  if ('problem' in target)
    return call.fail('notUnderstood', { field: target.problem === 'email' ? 'phone' : target.problem })
  return putReach(call, 'newPhone', target, { code: phoneCaptcha, field: 'phoneCaptcha' })
})
