import { payments } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { choosePaymentType, isPayable, lockOwnOrder, moveOrder, partOf, toPayOf } from '../../orders'
import { openProviders, providerFor } from '../providers'
import { methodsFor } from '../rules/methods'
import { findOpen, insertPayment, lockPayment, movePayment } from '../store'

/** The intent is kept, then the provider is asked, then its answer is kept: no transaction is open during the call. A repeated call finds the open payment. */
export const createPayment = useCase(
  payments.createPayment,
  async ({ actor, now, read, platform, write, fail }, { orderNo, payType }) => {
    const online = await openProviders(read, platform)
    const payment = await write(async (tx) => {
      const order = await lockOwnOrder(tx, actor.clinicId, orderNo)
      if (!order) return fail('orderNotFound')
      if (order.status === 'pendingReview') return fail('orderAwaitsReview')
      if (!isPayable(order, now)) return fail('payOrderInvalid')
      if (!methodsFor({ choice: order.paymentChoice, currency: order.currency, online }).includes(payType)) {
        return fail('paymentMethodNotOffered', { field: 'payType' })
      }
      const open = await findOpen(tx, orderNo, payType)
      if (open) return open
      if (order.paymentType !== payType) await choosePaymentType(tx, orderNo, payType)
      const status = payType === 'remittance' ? 'pending' : 'created'
      return insertPayment(
        tx,
        {
          orderNo,
          clinicId: actor.clinicId,
          method: payType,
          part: partOf(order),
          amount: toPayOf(order),
          currency: order.currency,
          status,
        },
        now,
      )
    })
    if ('failure' in payment) return payment
    if (payType === 'remittance') return { paymentId: payment.id, redirectUrl: `/payResult?orderId=${orderNo}` }
    if (payment.redirectUrl !== '') return { paymentId: payment.id, redirectUrl: payment.redirectUrl }

    const provider = providerFor(platform, payType)
    if (!provider) return fail('paymentMethodNotOffered', { field: 'payType' })
    const begun = await provider.begin(payment).catch((error: unknown) => {
      platform.log.error({ err: error, provider: provider.name, payment: payment.id }, 'a payment could not be begun')
      return undefined
    })
    if (!begun) return fail('providerUnavailable')

    return write(async (tx) => {
      // Asked in this order: the order is always locked first.
      const [order, current] = await Promise.all([
        lockOwnOrder(tx, actor.clinicId, orderNo),
        lockPayment(tx, payment.id),
      ])
      if (!order || !isPayable(order, now) || !current) return fail('payOrderInvalid')
      if (current.status === 'created') {
        await Promise.all([
          movePayment(tx, current, 'begin', 'system', now, {
            providerReference: begun.reference,
            redirectUrl: begun.redirectUrl,
          }),
          order.status === 'pendingPayment'
            ? moveOrder(tx, order, 'startPaying', { by: { kind: 'buyer', name: actor.name }, now })
            : undefined,
        ])
      }
      return { paymentId: payment.id, redirectUrl: begun.redirectUrl }
    })
  },
)
