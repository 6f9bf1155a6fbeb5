import { adminConfirmRemittance } from './use-cases/admin-confirm-remittance'
import { adminFinishRefund } from './use-cases/admin-finish-refund'
import { adminGetOrder } from './use-cases/admin-get-order'
import { adminListRefunds } from './use-cases/admin-list-refunds'
import { adminListRemittances } from './use-cases/admin-list-remittances'
import { createPayment } from './use-cases/create-payment'
import { expireOrder } from './use-cases/expire-order'
import { getPayOrder } from './use-cases/get-pay-order'
import { getPaymentResult } from './use-cases/get-payment-result'
import { pollPayment } from './use-cases/poll-payment'
import { reportRemittance } from './use-cases/report-remittance'

export const useCases = [
  getPayOrder,
  createPayment,
  pollPayment,
  expireOrder,
  reportRemittance,
  getPaymentResult,
  adminGetOrder,
  adminListRemittances,
  adminConfirmRemittance,
  adminListRefunds,
  adminFinishRefund,
]
