import { operators } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { revokeOwnSession, revokeSessionsOf } from '../store/operators'

export const endOwnOperatorSessions = useCase(operators.endOwnOperatorSessions, async (call, { id }) => {
  const { actor, fail, now, write, about } = call
  about(`operator ${actor.operatorId}`)
  if (id === undefined) {
    await write((tx) => revokeSessionsOf(tx, actor.operatorId, now, actor.sessionHash))
    return null
  }
  const ended = await write(async (tx) => (await revokeOwnSession(tx, actor.operatorId, id, now)) ?? fail('notFound'))
  if ('failure' in ended) return ended
  if (ended.tokenHash === actor.sessionHash) call.endSession()
  return null
})
