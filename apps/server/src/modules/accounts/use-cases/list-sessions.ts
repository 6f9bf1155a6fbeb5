import { accounts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { sessionRow } from '../present'
import { findSessions } from '../store/sessions'

export const listSessions = useCase(accounts.listSessions, async ({ actor, read, now }) => {
  const found = await findSessions(read, actor.accountId, now)
  return found.map((one) => sessionRow(one, actor.sessionHash))
})
