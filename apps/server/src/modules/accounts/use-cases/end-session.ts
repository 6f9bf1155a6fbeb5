import { accounts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { revokeOwnSession } from '../store/sessions'

export const endSession = useCase(accounts.endSession, async ({ actor, now, write, fail, ...call }, { id }) => {
  const ended = await write((tx) => revokeOwnSession(tx, actor.accountId, id, now))
  if (!ended) return fail('notFound')
  if (ended.tokenHash === actor.sessionHash) call.endSession()
  return null
})
