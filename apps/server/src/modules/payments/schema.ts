import { sql } from 'drizzle-orm'
import { bigint, bigserial, check, foreignKey, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/tables'
import { shopOrder } from '../orders/schema'

const cents = (name: string) => bigint(name, { mode: 'number' })

/** One attempt to pay an order by one method. Its id is the idempotency key towards the provider. */
export const payment = pgTable(
  'payment',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    orderNo: text('order_no').notNull(),
    clinicId: text('clinic_id').notNull(),
    method: text('method').notNull(),
    /** Which part of the order it brings: whole, or a pre-order's deposit or balance. */
    part: text('part').notNull().default('whole'),
    amount: cents('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status').notNull().default('created'),
    providerReference: text('provider_reference').notNull().default(''),
    redirectUrl: text('redirect_url').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    capturedAt: instant('captured_at'),
  },
  (t) => [
    foreignKey({
      name: 'payment_order_in_clinic',
      columns: [t.clinicId, t.orderNo],
      foreignColumns: [shopOrder.clinicId, shopOrder.orderNo],
    }),
    index('payment_order').on(t.orderNo),
    uniqueIndex('payment_reference').on(t.providerReference).where(sql`provider_reference <> ''`),
    // One attempt per method is open at a time: a repeated click finds the first.
    uniqueIndex('payment_one_open').on(t.orderNo, t.method).where(sql`status in ('created', 'pending')`),
    index('payment_pending').on(t.createdAt).where(sql`status = 'pending'`),
    index('payment_captured').on(t.capturedAt).where(sql`status = 'captured'`),
    check('payment_amount', sql`amount > 0`),
    check('payment_part', sql`part in ('whole', 'deposit', 'balance')`),
    check('payment_status', sql`status in ('created', 'pending', 'captured', 'failed', 'voided')`),
  ],
)

/** Notices of providers, each kept once however often it is sent. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    paymentId: text('payment_id').references(() => payment.id),
    amount: cents('amount').notNull(),
    currency: text('currency').notNull(),
    /** applied, duplicate, ignored or refused. */
    effect: text('effect').notNull(),
    payload: jsonb('payload').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('payment_event_once').on(t.provider, t.eventId),
    uniqueIndex('payment_event_one_capture').on(t.paymentId).where(sql`kind = 'captured' and effect = 'applied'`),
    check('payment_event_effect', sql`effect in ('applied', 'duplicate', 'ignored', 'refused')`),
  ],
)

export const refund = pgTable(
  'refund',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payment.id),
    amount: cents('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status').notNull().default('due'),
    /** lateMoney, doublePayment, orderClosed. */
    reason: text('reason').notNull(),
    reference: text('reference').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
  },
  (t) => [
    index('refund_payment').on(t.paymentId),
    index('refund_open').on(t.createdAt).where(sql`status <> 'done'`),
    check('refund_amount', sql`amount > 0`),
    check('refund_status', sql`status in ('due', 'sent', 'done')`),
    check('refund_reason', sql`reason in ('lateMoney', 'doublePayment', 'orderClosed')`),
  ],
)
