import { z } from 'zod'
import { endpoint } from './endpoint'
import { paymentTypes, RemittanceAccount } from './orders'
import { orderStates, refundStates } from './states'
import * as wire from './wire'

/** What part of an order a payment brings. */
export const paymentParts = ['whole', 'deposit', 'balance'] as const

/** The cashier's order (spec B79). */
export const PayOrder = z.object({
  orderNo: wire.orderNo,
  status: wire.state(orderStates),
  expiresAt: wire.instant.nullable(),
  serverTime: wire.instant,
  expiredDay: wire.count,
  expiredHour: wire.count,
  expiredMinutes: wire.count,
  expiredSeconds: wire.count,
  paymentTypes: z.array(
    z.object({
      value: wire.coded(paymentTypes),
      name: z.string(),
      text: z.string(),
      icon: z.string(),
      isSandbox: z.boolean(),
    }),
  ),
  totalPrice: wire.amount,
  freight: wire.amount,
  payable: wire.amount,
  /** What is paid now: all of it, or a pre-order's deposit or balance. */
  toPay: wire.amount,
  part: z.enum(paymentParts),
  currency: wire.currency,
  paymentSetVo: RemittanceAccount,
})
export type PayOrder = z.output<typeof PayOrder>

export const getPayOrder = endpoint({
  access: 'signedIn',
  path: '/authapi/pay/order',
  summary: 'The order at the cashier',
  input: z.object({ id: wire.orderNo }),
  output: PayOrder,
  failures: ['orderNotFound', 'orderAwaitsReview', 'payOrderInvalid'],
})

/** Begins a payment. For hosted methods the answer says where the buyer goes; for remittance it says where the money goes. */
export const createPayment = endpoint({
  access: 'signedIn',
  path: '/authapi/pay/create',
  summary: 'Begin a payment',
  input: z.object({
    orderNo: wire.orderNo,
    payType: wire.coded(paymentTypes),
    bank: z.string().max(40).optional(),
    mixFlag: z.unknown().optional(),
    preType: z.unknown().optional(),
  }),
  output: z.object({ paymentId: wire.id<'Payment'>(), redirectUrl: z.string() }),
  failures: ['orderNotFound', 'orderAwaitsReview', 'payOrderInvalid', 'paymentMethodNotOffered', 'providerUnavailable'],
})

/** Polled after paying has begun (spec B124, decision 61). */
export const pollPayment = endpoint({
  access: 'signedIn',
  path: '/authapi/pay/status',
  summary: 'Whether the order is paid',
  input: z.object({ id: wire.orderNo }),
  output: z.object({
    isPay: z.boolean(),
    isClosed: z.boolean(),
    hasFailed: z.boolean(),
    status: wire.state(orderStates),
  }),
  failures: ['orderNotFound'],
})

/** A nudge when a countdown ends: the server looks at its own clock (decision 53). */
export const expireOrder = endpoint({
  access: 'signedIn',
  path: '/authapi/pay/expire',
  summary: 'Nudge: the countdown has ended',
  input: z.object({ id: wire.orderNo }),
  output: z.object({ isClosed: z.boolean() }),
  failures: ['orderNotFound'],
})

/** The buyer says that the money is on its way; finance confirms it. */
export const reportRemittance = endpoint({
  access: 'signedIn',
  path: '/authapi/pay/remitted',
  summary: 'Tell the shop that a remittance was sent',
  input: z.object({ id: wire.orderNo, reference: wire.line(80).default('') }),
  output: wire.nothing,
  failures: ['orderNotFound', 'orderAwaitsReview', 'remittanceNotExpected'],
})

/** The result page's facts, for the order's owner only (decision 62). */
export const getPaymentResult = endpoint({
  access: 'signedIn',
  path: '/authapi/pay/result',
  summary: 'The result of paying an order',
  input: z.object({ id: wire.orderNo }),
  output: z.object({
    orderNo: wire.orderNo,
    /** `held` is paid, with medicines that the shop has yet to check; `inReview` cannot be paid yet. */
    outcome: z.enum(['paid', 'depositPaid', 'held', 'awaitingRemittance', 'inReview', 'pending', 'failed', 'closed']),
    payable: wire.amount,
    /** What was paid last or is paid next: all of it, or a pre-order's deposit or balance. */
    toPay: wire.amount,
    expectedOn: wire.day.nullable(),
    currency: wire.currency,
    paymentSetVo: RemittanceAccount,
    dueAt: wire.instant.nullable(),
    mayPayAgain: z.boolean(),
  }),
  failures: ['orderNotFound'],
})

/* Back office */

/** Remittances and cheques that finance has to find in the bank. */
export const adminListRemittances = endpoint({
  access: 'operator',
  permission: 'payments.view',
  path: '/opsapi/remittances/list',
  summary: 'Orders that await a remittance',
  input: z.object({ ...wire.page(20, 100), keyword: wire.line(80).default('') }),
  output: z.object(
    wire.pageOf(
      z.object({
        orderNo: wire.orderNo,
        clinicName: z.string(),
        /** What is to arrive: all of the order, or a pre-order's deposit or balance. */
        payable: wire.amount,
        part: z.enum(paymentParts),
        currency: wire.currency,
        status: wire.state(orderStates),
        reference: z.string(),
        reportedAt: wire.instant.nullable(),
        createTime: wire.instant,
        dueAt: wire.instant.nullable(),
      }),
    ),
  ),
  failures: [],
})

/** Confirms that the money has arrived. The amount must be exactly what is payable. */
export const adminConfirmRemittance = endpoint({
  access: 'operator',
  permission: 'payments.confirm',
  path: '/opsapi/remittances/confirm',
  summary: 'Confirm a remittance: the order is paid',
  input: z.object({ orderNo: wire.orderNo, amount: wire.amount, reference: wire.line(80).min(1) }),
  output: wire.nothing,
  failures: ['orderNotFound', 'remittanceNotExpected', 'amountDiffers'],
})

export const AdminRefund = z.object({
  id: z.string(),
  orderNo: wire.orderNo,
  clinicName: z.string(),
  method: wire.coded(paymentTypes),
  amount: wire.amount,
  currency: wire.currency,
  status: wire.state(refundStates),
  reason: z.string(),
  createdAt: wire.instant,
  doneAt: wire.instant.nullable(),
})
export const adminListRefunds = endpoint({
  access: 'operator',
  permission: 'payments.view',
  path: '/opsapi/refunds/list',
  summary: 'Refunds, open ones first',
  input: z.object(wire.page(20, 100)),
  output: z.object(wire.pageOf(AdminRefund)),
  failures: [],
})
/** Marks a refund by bank transfer as sent: remittances have no provider that would do it. */
export const adminFinishRefund = endpoint({
  access: 'operator',
  permission: 'payments.confirm',
  path: '/opsapi/refunds/finish',
  summary: 'Mark a refund by bank transfer as done',
  input: z.object({ id: wire.line(64), reference: wire.line(80).min(1) }),
  output: wire.nothing,
  failures: ['paymentNotFound'],
})
