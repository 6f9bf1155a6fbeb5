import { payments } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findOwnOrder, isUnpaid } from '../../orders'
import { findLatest } from '../store'

export const pollPayment = useCase(payments.pollPayment, async ({ actor, read, fail }, { id }) => {
  const order = await findOwnOrder(read, actor.clinicId, id)
  if (!order) return fail('orderNotFound')
  const isPay = order.status === 'preOrder' || (order.paidAt !== null && order.status !== 'closed')
  const latest = isUnpaid(order.status) ? await findLatest(read, id) : undefined
  return { isPay, isClosed: order.status === 'closed', hasFailed: latest?.status === 'failed', status: order.status }
})
