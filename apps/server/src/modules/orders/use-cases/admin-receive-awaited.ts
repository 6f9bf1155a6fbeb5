import { orders } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { giveToWaiting } from '../arrivals'

/** Receiving and giving are one transaction: nobody else can buy the pieces in between. */
export const adminReceiveAwaited = useCase(
  orders.adminReceiveAwaited,
  ({ actor, now, write, fail, about }, { id, pieces, reason }) =>
    write(async (tx) => {
      about(`variant ${id}`)
      const by = { kind: 'operator', name: actor.name } as const
      return (await giveToWaiting(tx, id, { pieces, reason, by, now })) ?? fail('variantNotFound')
    }),
)
