import type { LocalizedText } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import { bigint, bigserial, boolean, check, index, jsonb, pgTable, pgView, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/tables'
import { account } from '../accounts/schema'

/** Mails that somebody has turned off; no row means that they are sent. */
export const emailOptOut = pgTable(
  'email_opt_out',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    topic: text('topic').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.topic] })],
)

/** Every change of it, with where it came from. Append-only. */
export const mailConsent = pgTable(
  'mail_consent',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    topic: text('topic').notNull(),
    wasOn: boolean('was_on').notNull(),
    isOn: boolean('is_on').notNull(),
    at: instant('at').notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (t) => [index('mail_consent_account').on(t.accountId, t.id), check('mail_consent_changes', sql`was_on <> is_on`)],
)

// Views made by a migration: all that notices need to know of other modules' tables, under names of their own.

export const noticeReader = pgView('notice_reader', {
  accountId: text('account_id').notNull(),
  clinicId: text('clinic_id').notNull(),
  clinicName: text('clinic_name').notNull(),
  name: text('name').notNull(),
  email: text('email'),
  areaCode: text('area_code'),
  phone: text('phone'),
  language: text('language').notNull(),
  isAdmin: boolean('is_admin').notNull(),
  turnedOff: text('turned_off').array().notNull(),
}).existing()

export const noticeOrder = pgView('notice_order', {
  orderNo: text('order_no').notNull(),
  accountId: text('account_id').notNull(),
  currency: text('currency').notNull(),
  payable: bigint('payable', { mode: 'number' }).notNull(),
  paymentChoice: text('payment_choice').notNull(),
  closeReason: text('close_reason').notNull(),
  expiresAt: instant('expires_at'),
  deposit: bigint('deposit', { mode: 'number' }).notNull(),
  balance: bigint('balance', { mode: 'number' }).notNull(),
  depositKept: bigint('deposit_kept', { mode: 'number' }).notNull(),
  expectedOn: text('expected_on'),
  depositPaidAt: instant('deposit_paid_at'),
}).existing()

export const noticeParcel = pgView('notice_parcel', {
  id: text('id').notNull(),
  orderNo: text('order_no').notNull(),
  storeId: text('store_id').notNull(),
  expressName: text('express_name').notNull(),
  chosenExpress: jsonb('chosen_express').$type<LocalizedText>(),
  waybill: text('waybill').notNull(),
  shippedAt: instant('shipped_at').notNull(),
}).existing()

export const noticeRefund = pgView('notice_refund', {
  refundId: text('refund_id').notNull(),
  orderNo: text('order_no').notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  reason: text('reason').notNull(),
}).existing()

export const noticeGoods = pgView('notice_goods', {
  variantId: text('variant_id').notNull(),
  name: jsonb('name').$type<LocalizedText>().notNull(),
  standard: jsonb('standard').$type<LocalizedText>().notNull(),
  articleNumber: text('article_number').notNull(),
}).existing()
