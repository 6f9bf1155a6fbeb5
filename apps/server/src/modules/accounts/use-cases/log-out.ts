import { accounts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { revokeSession } from '../store/sessions'

export const logOut = useCase(accounts.logOut, async ({ actor, now, write, endSession }) => {
  await write((tx) => revokeSession(tx, actor.sessionHash, now))
  endSession()
  return null
})
