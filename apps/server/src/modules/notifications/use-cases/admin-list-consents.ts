import { notifications } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { consentsOf } from '../preferences'

export const adminListConsents = useCase(
  notifications.adminListConsents,
  async ({ read, language }, { accountId }) => ({ list: await consentsOf(read, accountId, language) }),
)
