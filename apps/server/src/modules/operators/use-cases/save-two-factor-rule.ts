import { operators } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { putTwoFactorRoles } from '../store/second-factor'

export const saveTwoFactorRule = useCase(operators.saveTwoFactorRule, async ({ write, about }, { roles }) => {
  about('two-factor rule')
  await write((tx) => putTwoFactorRoles(tx, roles))
  return null
})
