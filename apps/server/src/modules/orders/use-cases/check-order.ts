import { orders } from '@cusp/contract'
import { inLanguage } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { findOwnOrder } from '../store/orders'
import { statusNames } from '../words'

export const checkOrder = useCase(orders.checkOrder, async ({ actor, language, read, fail }, { id }) => {
  const order = await findOwnOrder(read, actor.clinicId, id)
  if (!order) return fail('orderNotFound')
  return { isSuccess: order.status !== 'closed', message: inLanguage(statusNames[order.status], language) }
})
