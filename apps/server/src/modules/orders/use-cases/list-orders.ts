import { orders } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { orderCard } from '../present'
import { tabStatuses } from '../rules/moves'
import { findOwnPage } from '../store/lists'
import { findLines } from '../store/orders'

export const listOrders = useCase(
  orders.listOrders,
  async ({ actor, language, now, read }, { pageIndex, pageSize, status, keyword, medicineOnly }) => {
    const found = await findOwnPage(read, actor.clinicId, {
      statuses: status === 'all' ? undefined : tabStatuses[status],
      keyword,
      medicineOnly,
      tabs: tabStatuses,
      size: pageSize,
      skip: (pageIndex - 1) * pageSize,
    })
    const lines = await findLines(
      read,
      found.orders.map((order) => order.orderNo),
    )
    const viewer = { language, now, roles: actor.roles, approved: actor.approved }
    return {
      list: found.orders.map((order) =>
        orderCard(
          order,
          lines.filter((line) => line.orderNo === order.orderNo),
          viewer,
        ),
      ),
      totalPage: Math.ceil(found.counts.total / pageSize),
      totalCount: found.counts.total,
      pendingPayCount: found.counts.pendingPayment,
      pendingShipCount: found.counts.pendingShipment,
      shippedCount: found.counts.pendingReceipt,
    }
  },
)
