import { operators } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { countRecoveryCodes, findFactor, findTwoFactorRoles } from '../store/second-factor'

export const getTwoFactor = useCase(operators.getTwoFactor, async ({ actor, read }) => ({
  isRequired: (await findTwoFactorRoles(read)).includes(actor.role),
  since: (await findFactor(read, actor.operatorId))?.confirmedAt ?? null,
  recoveryCodesLeft: await countRecoveryCodes(read, actor.operatorId),
}))
