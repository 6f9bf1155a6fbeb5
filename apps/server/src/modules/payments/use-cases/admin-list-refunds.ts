import { payments } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findClinicNames } from '../../orders'
import { findRefundPage } from '../store'

export const adminListRefunds = useCase(payments.adminListRefunds, async ({ read }, { pageIndex, pageSize }) => {
  const { rows, total } = await findRefundPage(read, { size: pageSize, skip: (pageIndex - 1) * pageSize })
  const clinics = await findClinicNames(
    read,
    rows.map(({ payment }) => payment.orderNo),
  )
  return {
    list: rows.map(({ refund, payment }) => ({
      id: refund.id,
      orderNo: payment.orderNo,
      clinicName: clinics.get(payment.orderNo) ?? '',
      method: payment.method,
      amount: refund.amount,
      currency: refund.currency,
      status: refund.status,
      reason: refund.reason,
      createdAt: refund.createdAt,
      doneAt: refund.doneAt,
    })),
    totalPage: Math.ceil(total / pageSize),
    totalCount: total,
  }
})
