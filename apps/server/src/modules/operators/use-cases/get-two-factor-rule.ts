import { operators } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findTwoFactorRoles } from '../store/second-factor'

export const getTwoFactorRule = useCase(operators.getTwoFactorRule, async ({ read }) => ({
  roles: await findTwoFactorRoles(read),
}))
