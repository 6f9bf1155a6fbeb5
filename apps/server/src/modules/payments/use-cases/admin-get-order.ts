import { orders } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { adminOrder, findOrder, partsOf } from '../../orders'
import { findPayments, findRefunds } from '../store'

/** Lives with payments, because they know orders and orders do not know them. */
export const adminGetOrder = useCase(orders.adminGetOrder, async ({ language, read, fail }, { orderNo }) => {
  const order = await findOrder(read, orderNo)
  if (!order) return fail('orderNotFound')
  const payments = await findPayments(read, orderNo)
  const refunds = await findRefunds(
    read,
    payments.map((payment) => payment.id),
  )
  const shown = payments.map((payment) => ({
    id: payment.id,
    method: payment.method,
    part: payment.part,
    amount: payment.amount,
    status: payment.status,
    reference: payment.method === 'remittance' ? order.remittanceReference : payment.providerReference,
    at: payment.capturedAt ?? payment.createdAt,
    refunds: refunds
      .filter((refund) => refund.paymentId === payment.id)
      .map(({ amount, status, reason, createdAt, doneAt }) => ({ amount, status, reason, at: doneAt ?? createdAt })),
  }))
  return adminOrder(await partsOf(read, order, language), shown, language)
})
