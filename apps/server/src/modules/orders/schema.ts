import type { LocalizedText } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/tables'
import { account, clinic } from '../accounts/schema'
import { expressMethod, product, promotion, store, variant } from '../catalogue/schema'

const cents = (name: string) => bigint(name, { mode: 'number' })
const localized = (name: string) => jsonb(name).$type<LocalizedText>()
export const orderNumber = pgSequence('order_number', { startWith: 1000 })

export type TempLine = { readonly variantId: string; readonly quantity: number }

/** Lines chosen for checkout, waiting to be confirmed; used up by the order that it becomes. */
export const tempOrder = pgTable(
  'temp_order',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinic.id),
    lines: jsonb('lines').$type<TempLine[]>().notNull(),
    isFromCart: boolean('is_from_cart').notNull(),
    isPreOrder: boolean('is_pre_order').notNull().default(false),
    /** At the prices of the new-customer zone. */
    isForNewCustomers: boolean('is_for_new_customers').notNull().default(false),
    addressId: text('address_id'),
    /** Delivery method by store. */
    express: jsonb('express').$type<Record<string, string>>().notNull().default({}),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** The order that it became. */
    orderNo: text('order_no'),
  },
  (t) => [index('temp_order_expires').on(t.expiresAt)],
)

export type OrderAddress = {
  readonly name: string
  readonly areaCode: string
  readonly phone: string
  readonly province: string
  readonly city: string
  readonly district: string
  readonly street: string
  readonly address: string
}

export const shopOrder = pgTable(
  'shop_order',
  {
    orderNo: text('order_no').primaryKey(),
    tempOrderId: text('temp_order_id')
      .notNull()
      .references(() => tempOrder.id),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinic.id),
    accountId: text('account_id').notNull(),
    /** Names as they were when the order was placed; a trigger fills them in. */
    clinicName: text('clinic_name').notNull().default(''),
    buyerName: text('buyer_name').notNull().default(''),
    status: text('status').notNull().default('pendingPayment'),
    currency: text('currency').notNull(),
    /** Amounts in cents, frozen by a trigger once the order exists. payable = goods - discount - coupon + freight. */
    goods: cents('goods').notNull(),
    discount: cents('discount').notNull().default(0),
    coupon: cents('coupon').notNull().default(0),
    freight: cents('freight').notNull(),
    payable: cents('payable').notNull(),
    address: jsonb('address').$type<OrderAddress>().notNull(),
    remark: text('remark').notNull().default(''),
    paymentChoice: text('payment_choice').notNull(),
    /** How it was or is being paid; null until a method is chosen. */
    paymentType: text('payment_type'),
    hasMedicine: boolean('has_medicine').notNull().default(false),
    /** When an unpaid order is closed by the clock. */
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    paidAt: instant('paid_at'),
    shippedAt: instant('shipped_at'),
    completedAt: instant('completed_at'),
    closedAt: instant('closed_at'),
    closeReason: text('close_reason').notNull().default(''),
    remittanceReference: text('remittance_reference').notNull().default(''),
    remittanceReportedAt: instant('remittance_reported_at'),
    /** What payments owe back for this order: '' nothing, 'due' on its way, 'done' returned. */
    refundState: text('refund_state').notNull().default(''),
    /** Cents of `payable` that a pre-order pays at once, frozen as the amounts are; 0 for every other order. */
    deposit: cents('deposit').notNull().default(0),
    /** Percent of the deposit that the shop keeps when the balance is not paid in time; frozen too. */
    keptPercent: smallint('kept_percent').notNull().default(0),
    expectedOn: date('expected_on', { mode: 'string' }),
    depositPaidAt: instant('deposit_paid_at'),
    /** When stock was given to a pre-order. */
    goodsArrivedAt: instant('goods_arrived_at'),
    /** Cents of the deposit that were kept. */
    depositKept: cents('deposit_kept').notNull().default(0),
  },
  (t) => [
    foreignKey({
      name: 'shop_order_account_in_clinic',
      columns: [t.clinicId, t.accountId],
      foreignColumns: [account.clinicId, account.id],
    }),
    uniqueIndex('shop_order_temp').on(t.tempOrderId),
    unique('shop_order_in_clinic').on(t.clinicId, t.orderNo),
    index('shop_order_clinic_created').on(t.clinicId, t.createdAt.desc()),
    index('shop_order_created').on(t.createdAt.desc()),
    index('shop_order_status').on(t.status, t.createdAt.desc()),
    index('shop_order_on_its_way').on(t.shippedAt).where(sql`status = 'pendingReceipt'`),
    check('shop_order_refund_state', sql`refund_state in ('', 'due', 'done')`),
    index('shop_order_open').on(t.expiresAt).where(sql`status in ('pendingPayment', 'paying')`),
    check(
      'shop_order_status',
      sql`status in ('pendingPayment', 'paying', 'pendingShipment', 'pendingReceipt', 'completed', 'closed', 'preOrder', 'remitted', 'held', 'pendingReview')`,
    ),
    index('shop_order_awaits_goods').on(t.depositPaidAt, t.orderNo).where(sql`status = 'preOrder'`),
    check(
      'shop_order_deposit',
      sql`deposit >= 0 and deposit <= payable and deposit_kept >= 0 and deposit_kept <= deposit and kept_percent between 0 and 100`,
    ),
    check('shop_order_deposit_steps', sql`deposit > 0 or (deposit_paid_at is null and goods_arrived_at is null)`),
    check('shop_order_currency', sql`currency in ('HKD', 'USD')`),
    check('shop_order_choice', sql`payment_choice in ('online', 'remittance', 'cheque')`),
    check(
      'shop_order_amounts',
      sql`goods >= 0 and discount >= 0 and coupon >= 0 and freight >= 0 and payable >= 0 and payable = goods - discount - coupon + freight`,
    ),
  ],
)

/** What one store ships of an order. */
export const orderStore = pgTable(
  'order_store',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => shopOrder.orderNo),
    storeId: text('store_id')
      .notNull()
      .references(() => store.id),
    expressId: text('express_id')
      .notNull()
      .references(() => expressMethod.id),
    /** Copies, in every language, of what they were called when the order was placed. */
    storeName: localized('store_name').notNull().default({ en: '', 'zh-Hant': '' }),
    expressName: localized('express_name').notNull(),
    freight: cents('freight').notNull(),
    hasMedicine: boolean('has_medicine').notNull().default(false),
    shippedAt: instant('shipped_at'),
  },
  (t) => [primaryKey({ columns: [t.orderNo, t.storeId] }), check('order_store_freight', sql`freight >= 0`)],
)

/** A line as it was sold: names, prices and quantity are copies and never change. */
export const orderLine = pgTable(
  'order_line',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    orderNo: text('order_no').notNull(),
    storeId: text('store_id').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => product.id),
    variantId: text('variant_id')
      .notNull()
      .references(() => variant.id),
    position: integer('position').notNull(),
    name: localized('name').notNull(),
    standard: localized('standard').notNull(),
    unit: localized('unit').notNull(),
    articleNumber: text('article_number').notNull(),
    picture: text('picture').notNull(),
    isMedicine: boolean('is_medicine').notNull(),
    quantity: integer('quantity').notNull(),
    step: integer('step').notNull(),
    /** List price of a piece, before the item discount. */
    listPrice: cents('list_price').notNull(),
    /** What a piece costs the clinic. */
    unitPrice: cents('unit_price').notNull(),
    /** This line's share of order discounts and coupons. */
    lineDiscount: cents('line_discount').notNull().default(0),
    /** The promotion whose limit the line counts towards. */
    promotionId: text('promotion_id').references(() => promotion.id),
  },
  (t) => [
    foreignKey({
      name: 'order_line_store',
      columns: [t.orderNo, t.storeId],
      foreignColumns: [orderStore.orderNo, orderStore.storeId],
    }),
    uniqueIndex('order_line_variant').on(t.orderNo, t.variantId),
    index('order_line_by_variant').on(t.variantId),
    check('order_line_quantity', sql`quantity >= 1 and step >= 1 and quantity % step = 0`),
    check('order_line_price', sql`unit_price > 0 and list_price >= unit_price and list_price < 100000000`),
    check('order_line_discount', sql`line_discount >= 0 and line_discount <= unit_price * quantity`),
  ],
)

export const parcel = pgTable(
  'parcel',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    orderNo: text('order_no').notNull(),
    storeId: text('store_id').notNull(),
    expressName: text('express_name').notNull(),
    waybill: text('waybill').notNull(),
    shippedAt: instant('shipped_at').notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      name: 'parcel_store',
      columns: [t.orderNo, t.storeId],
      foreignColumns: [orderStore.orderNo, orderStore.storeId],
    }),
    index('parcel_order').on(t.orderNo),
  ],
)

/** Every step of an order: no gaps, each from the last. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderNo: text('order_no')
      .notNull()
      .references(() => shopOrder.orderNo),
    fromStatus: text('from_status').notNull(),
    move: text('move').notNull(),
    toStatus: text('to_status').notNull(),
    byKind: text('by_kind').notNull(),
    byName: text('by_name').notNull().default(''),
    reason: text('reason').notNull().default(''),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    index('order_history_order').on(t.orderNo, t.id),
    check('order_history_by', sql`by_kind in ('buyer', 'operator', 'system')`),
  ],
)

/** The contract's table of moves, copied at start so that the database can check history against it. */
export const orderTransition = pgTable(
  'order_transition',
  {
    fromStatus: text('from_status').notNull(),
    move: text('move').notNull(),
    toStatus: text('to_status').notNull(),
    byKind: text('by_kind').notNull(),
  },
  (t) => [primaryKey({ columns: [t.fromStatus, t.move, t.byKind] })],
)
