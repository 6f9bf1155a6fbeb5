import { orders } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { adminRow } from '../present'
import { findAdminPage } from '../store/lists'

export const adminListOrders = useCase(
  orders.adminListOrders,
  async ({ read }, { pageIndex, pageSize, keyword, status, preOrdersOnly, from, until, clinicId }) => {
    const page = { size: pageSize, skip: (pageIndex - 1) * pageSize }
    const found = await findAdminPage(read, { keyword, status, preOrdersOnly, from, until, clinicId }, page)
    return {
      list: found.rows.map(({ order, lines }) => adminRow(order, lines)),
      totalPage: Math.ceil(found.total / pageSize),
      totalCount: found.total,
      counts: found.counts,
    }
  },
)
