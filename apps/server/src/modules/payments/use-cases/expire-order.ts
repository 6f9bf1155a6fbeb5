import { payments } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { expireOwnOrder } from '../../orders'

export const expireOrder = useCase(payments.expireOrder, ({ actor, now, write, fail }, { id }) =>
  write(async (tx) => {
    const order = await expireOwnOrder(tx, actor.clinicId, id, now)
    return order ? { isClosed: order.status === 'closed' } : fail('orderNotFound')
  }),
)
