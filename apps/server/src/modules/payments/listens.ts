import { idFrom } from '@cusp/kernel'
import { type Listener, listener } from '../../platform/background'
import { sendRefund, settleClosedOrder } from './money-back'

export const listeners: Listener[] = [
  listener('orderClosed', 'payments.settle-closed-order', ({ orderNo }, { now, write }) =>
    write((tx) => settleClosedOrder(tx, idFrom<'OrderNo'>(orderNo), now)),
  ),
  listener('refundDue', 'payments.send-refund', ({ refundId }, work) => sendRefund(refundId, work)),
]
