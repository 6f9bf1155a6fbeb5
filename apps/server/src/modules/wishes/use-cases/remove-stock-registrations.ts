import { wishes } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { stopWaiting } from '../operations'

export const removeStockRegistrations = useCase(wishes.removeStockRegistrations, (call, { goods }) =>
  call.write(async (tx) => {
    await stopWaiting(
      tx,
      call.actor.accountId,
      goods.map(({ id }) => id),
    )
    return null
  }),
)
