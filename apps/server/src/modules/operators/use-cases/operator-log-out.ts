import { operators } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { revokeSession } from '../store/operators'

export const operatorLogOut = useCase(operators.operatorLogOut, async ({ actor, now, write, endSession }) => {
  await write((tx) => revokeSession(tx, actor.sessionHash, now))
  endSession()
  return null
})
