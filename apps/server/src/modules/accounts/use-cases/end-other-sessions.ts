import { accounts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { revokeSessions } from '../store/sessions'

export const endOtherSessions = useCase(accounts.endOtherSessions, async ({ actor, now, write }) => {
  await write((tx) => revokeSessions(tx, actor.accountId, now, actor))
  return null
})
