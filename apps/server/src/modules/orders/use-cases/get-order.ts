import { orders } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { partsOf } from '../parts'
import { orderDetail } from '../present'
import { findOwnOrder } from '../store/orders'
import { readSettings } from '../store/settings'

export const getOrder = useCase(orders.getOrder, async ({ actor, language, now, read, fail }, { orderNo }) => {
  const order = await findOwnOrder(read, actor.clinicId, orderNo)
  if (!order) return fail('orderNotFound')
  const parts = await partsOf(read, order, language)
  return orderDetail(parts, await readSettings(read), { language, now, roles: actor.roles, approved: actor.approved })
})
