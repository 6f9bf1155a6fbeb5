import { accounts } from '@cusp/contract'
import { Failed, useCase } from '../../../platform/use-case'
import { checkRegistration, register } from '../registration'

export const registerWithoutClinic = useCase(accounts.registerWithoutClinic, async (call, input) => {
  const checked = await checkRegistration(call, input)
  return checked instanceof Failed ? checked : register(call, input, checked, '', async () => {})
})
