import type { LocalizedText } from '@cusp/kernel'
import { bigint, jsonb, pgView, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/tables'

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
}).existing()

export const noticeOrder = pgView('notice_order', {
  orderNo: text('order_no').notNull(),
  accountId: text('account_id').notNull(),
  currency: text('currency').notNull(),
  payable: bigint('payable', { mode: 'number' }).notNull(),
  paymentChoice: text('payment_choice').notNull(),
  closeReason: text('close_reason').notNull(),
  expiresAt: instant('expires_at'),
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
