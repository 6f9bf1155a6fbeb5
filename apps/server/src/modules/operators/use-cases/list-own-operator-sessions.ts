import { operators } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { sessionRow } from '../present'
import { findSessions } from '../store/operators'

export const listOwnOperatorSessions = useCase(operators.listOwnOperatorSessions, async ({ actor, read, now }) => ({
  list: (await findSessions(read, actor.operatorId, now)).map((own) => sessionRow(own, actor.sessionHash)),
}))
