import { payments } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findAwaitingRemittance, partOf, toPayOf } from '../../orders'

export const adminListRemittances = useCase(
  payments.adminListRemittances,
  async ({ read }, { pageIndex, pageSize, keyword }) => {
    const { orders, total } = await findAwaitingRemittance(read, keyword, {
      size: pageSize,
      skip: (pageIndex - 1) * pageSize,
    })
    return {
      list: orders.map((order) => ({
        orderNo: order.orderNo,
        clinicName: order.clinicName,
        payable: toPayOf(order),
        part: partOf(order),
        currency: order.currency,
        status: order.status,
        reference: order.remittanceReference,
        reportedAt: order.remittanceReportedAt,
        createTime: order.createdAt,
        dueAt: order.status === 'remitted' ? null : order.expiresAt,
      })),
      totalPage: Math.ceil(total / pageSize),
      totalCount: total,
    }
  },
)
