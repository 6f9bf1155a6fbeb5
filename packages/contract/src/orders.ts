import { z } from 'zod'
import { DeliveryAddress } from './addresses'
import { addLimit } from './cart'
import { endpoint } from './endpoint'
import { orderStates } from './states'
import * as wire from './wire'

/** How a buyer chooses to pay when confirming (spec B121, decision 55). */
export const paymentChoices = { online: 0, remittance: 1, cheque: 2 } as const
export type PaymentChoice = keyof typeof paymentChoices

/** Payment types on the wire (spec B127–B138). 90 is the shop's own sandbox provider. */
export const paymentTypes = {
  wechatScan: 1,
  wechatApp: 4,
  wechatPublic: 6,
  remittance: 8,
  balance: 9,
  alipayRedirect: 50,
  paypal: 51,
  card: 52,
  cheque: 53,
  alipayHk: 54,
  payme: 56,
  fps: 57,
  sandbox: 90,
} as const
export type PaymentType = keyof typeof paymentTypes

const Good = z.object({
  searchProductId: wire.id<'Variant'>(),
  productId: wire.id<'Product'>(),
  name: z.string(),
  articleNumber: z.string(),
  standard: z.string(),
  unit: z.string(),
  picturePath: z.string(),
  unitPrice: wire.amount,
  originalPrice: wire.amount,
  amount: wire.count,
  subtotal: wire.amount,
  tag: z.string(),
})
export type OrderedGood = z.output<typeof Good>

const Express = z.object({
  expressId: wire.id<'Express'>(),
  expressName: z.string(),
  isDefault: z.boolean(),
  /** What this delivery costs for these goods: 0 when the free threshold is reached. */
  freight: wire.amount,
  /** Goods of this store from which it is free; null when it never is. */
  freePrice: wire.amount.nullable(),
})

/** Stands before checkout: makes a temporary order of the selected lines, or says what is wrong with them. */
export const prepareOrder = endpoint({
  access: 'approved',
  path: '/authapi/order/checkPreOrder',
  summary: 'Pre-order check: makes the temporary order that is confirmed next',
  input: z.object({
    goods: z
      .array(z.object({ searchProductId: wire.id<'Variant'>(), count: wire.pieces }))
      .max(addLimit)
      .default([]),
    isFromShoppingCart: wire.flag.default(true),
    /** A pre-order holds one variant that is named, of which there is none, and never goods from the cart. */
    isPreOrder: wire.flag.default(false),
    /** 3: named goods at the prices of the new-customer zone, for those only who are new customers (spec A19). */
    tagType: z.unknown().optional(),
  }),
  output: z.object({ orderNo: wire.id<'TempOrder'>() }),
  failures: [
    'preOrderEnded',
    'preOrderAlone',
    'notNewCustomer',
    'roleMayNotBuy',
    'cartEmpty',
    'notOrderable',
    'insufficientStock',
    'overLimit',
    'onInquiryOnly',
    'wrongQuantity',
    'variantNotFound',
  ],
})

/** A pre-order's deposit on the wire: spec B176 names 7 alone, paid; 6 is due, 0 is an order without one. */
export const depositStatuses = { none: 0, due: 6, paid: 7 } as const
export type DepositStatus = keyof typeof depositStatuses

/** Everything that the confirmation page shows (spec B76). */
export const OrderConfirmation = z.object({
  orderNo: wire.id<'TempOrder'>(),
  addresses: z.array(DeliveryAddress),
  addressId: wire.id<'Address'>().nullable(),
  splitOrders: z.array(
    z.object({
      storeId: wire.id<'Store'>(),
      storeName: z.string(),
      isYp: z.boolean(),
      totalPrice: wire.amount,
      orderTemps: z.array(Good),
      expressPrice: z.array(Express),
    }),
  ),
  goodsTotal: wire.amount,
  /** What item discounts save, for show: goodsTotal is after them. */
  savedTotal: wire.amount,
  freightTotal: wire.amount,
  /** Goods less coupons and reductions, without freight (decision 46). */
  totalPrice: wire.amount,
  payable: wire.amount,
  currency: wire.currency,
  /** The terms of a pre-order; null for goods that are there. */
  preOrder: z
    .object({
      deposit: wire.amount,
      balance: wire.amount,
      depositPercent: z.number().int(),
      expectedOn: wire.day.nullable(),
      /** Days to pay the balance once the goods have arrived. */
      balanceDays: z.number(),
      /** Percent of the deposit that is kept when the balance is not paid in time. */
      keptPercent: z.number().int(),
    })
    .nullable(),
  paymentChoices: z.array(z.object({ value: wire.coded(paymentChoices), name: z.string(), text: z.string() })),
  expiresAt: wire.instant,
})
export type OrderConfirmation = z.output<typeof OrderConfirmation>

const storeExpress = z
  .array(z.object({ storeId: wire.id<'Store'>(), expressId: wire.id<'Express'>() }))
  .max(50)
  .default([])

/** Confirm-order data; an address or delivery methods given here are kept with the temporary order. */
export const confirmOrder = endpoint({
  access: 'approved',
  path: '/authapi/order/confirm',
  alsoAt: ['/authapi/order/changeAddress'],
  summary: 'The order to confirm, with freight for the chosen address and delivery',
  input: z.object({ id: wire.id<'TempOrder'>(), addressId: wire.id<'Address'>().optional(), storeExpress }),
  output: OrderConfirmation,
  failures: ['notNewCustomer', 'tempOrderGone', 'addressNotFound', 'expressNotOffered', 'preOrderEnded'],
})

/**
 * Places the order: prices are checked again, stock is reserved, the temporary order is used up.
 * Safe to repeat: the same temporary order gives the same order. `payable` is what the buyer saw;
 * when it no longer holds, nothing is placed.
 */
export const createOrder = endpoint({
  access: 'approved',
  path: '/authapi/order/create',
  summary: 'Place the order',
  input: z.object({
    orderNo: wire.id<'TempOrder'>(),
    addressId: wire.id<'Address'>().optional(),
    storeExpress,
    remark: wire.prose(500).default(''),
    isRemittance: wire.coded(paymentChoices).default('online'),
    payable: wire.amount.optional(),
    couponId: z.string().max(64).nullish(),
    discountCouponPrice: z.unknown().optional(),
    isFromShoppingCart: z.unknown().optional(),
  }),
  /** The status tells whether it can be paid now, or waits for the shop's review. */
  output: z.object({
    orderNo: wire.orderNo,
    payable: wire.amount,
    currency: wire.currency,
    status: wire.state(orderStates),
  }),
  failures: [
    'notNewCustomer',
    'roleMayNotBuy',
    'tempOrderGone',
    'addressNotFound',
    'regionNotServed',
    'addressIncomplete',
    'expressNotOffered',
    'notOrderable',
    'insufficientStock',
    'overLimit',
    'preOrderEnded',
    'priceChanged',
    'paymentChoiceNotOffered',
  ],
})

/** Says whether the order stands (spec B202). */
export const checkOrder = endpoint({
  access: 'signedIn',
  path: '/authapi/order/check',
  summary: 'Whether the order was placed',
  input: z.object({ id: wire.orderNo }),
  output: z.object({ isSuccess: z.boolean(), message: z.string() }),
  failures: ['orderNotFound'],
})

const timeLeft = {
  /** When an unpaid order is closed; null when nothing runs. */
  expiresAt: wire.instant.nullable(),
  serverTime: wire.instant,
  expiredDay: wire.count,
  expiredHour: wire.count,
  expiredMinutes: wire.count,
  expiredSeconds: wire.count,
}

/** What an order says of its deposit; zeros and nulls where it has none. */
const depositFields = {
  isPre: z.boolean(),
  depositStatus: wire.coded(depositStatuses),
  /** Paid at once. With the balance it is the payable. */
  deposit: wire.amount,
  balance: wire.amount,
  /** What is to be paid next, or was last. */
  toPay: wire.amount,
  expectedOn: wire.day.nullable(),
  goodsArrivedAt: wire.instant.nullable(),
  /** What the shop keeps of a deposit whose balance was not paid in time. */
  depositKept: wire.amount,
}
const respeltDeposit = { depositStatus: 'statusDeposit' } as const

/** What the buyer may do with the order now. */
export const orderMoves = ['pay', 'cancel', 'receive', 'buyAgain'] as const
export type OrderMove = (typeof orderMoves)[number]

export const OrderCard = wire.respelled(
  {
    orderNo: wire.orderNo,
    createTime: wire.instant,
    status: wire.state(orderStates),
    statusString: z.string(),
    paymentType: wire.coded(paymentTypes).nullable(),
    hasMedicine: z.boolean(),
    goods: z.array(Good),
    totalPrice: wire.amount,
    freight: wire.amount,
    discountPrice: wire.amount,
    payable: wire.amount,
    currency: wire.currency,
    may: z.array(z.enum(orderMoves)),
    ...depositFields,
    ...timeLeft,
  },
  { paymentType: 'payType', hasMedicine: 'isYp', ...respeltDeposit },
)
export type OrderCard = z.output<typeof OrderCard>

/** Tabs of the order list (spec B45, decision 50). */
export const orderTabs = { all: -1, pendingPayment: 0, pendingShipment: 2, pendingReceipt: 3, completed: 4 } as const
export type OrderTab = keyof typeof orderTabs

/** A tab's code; nothing at all means all (decision 50). A codec, so that clients can say it too. */
const orderTab = z.codec(
  z.union([wire.coded(orderTabs), z.literal(''), z.null()]),
  z.custom<OrderTab>((v) => typeof v === 'string' && v in orderTabs),
  {
    decode: (tab) => tab || 'all',
    encode: (tab) => tab,
  },
)

/** My orders, newest first. The three counts fill the tabs. */
export const listOrders = endpoint({
  access: 'signedIn',
  path: '/authapi/order/list',
  summary: 'My orders',
  input: wire.respelled(
    {
      ...wire.page(20),
      status: orderTab.default('all'),
      keyword: wire.line(80).default(''),
      medicineOnly: wire.flag.default(false),
    },
    { medicineOnly: 'isYp' },
  ),
  output: wire.respelled(
    { ...wire.pageOf(OrderCard), pendingPayCount: wire.count, pendingShipCount: wire.count, shippedCount: wire.count },
    { shippedCount: 'shipedCount' },
  ),
  failures: [],
})

/** Where a paid remittance goes (spec B76 `paymentSet`). */
export const RemittanceAccount = z.object({
  pubTransferName: z.string(),
  pubTransferAccount: z.string(),
  pubTransferCopywriting: z.string(),
})

export const OrderDetail = wire.respelled(
  {
    orderNo: wire.orderNo,
    createTime: wire.instant,
    payDate: wire.instant.nullable(),
    status: wire.state(orderStates),
    statusString: z.string(),
    /** 1 submitted, 2 paid, 3 out, 4 awaiting receipt, 5 done; 0 hides the bar (decisions 48, 49). */
    progress: z.number().int().min(0).max(5),
    paymentType: wire.coded(paymentTypes).nullable(),
    payTypeName: z.string(),
    hasMedicine: z.boolean(),
    remark: z.string(),
    consignee: z.string(),
    consigneePhone: z.string(),
    address: z.string(),
    productPrice: wire.amount,
    discountPrice: wire.amount,
    couponPrice: wire.amount,
    freight: wire.amount,
    payable: wire.amount,
    currency: wire.currency,
    closeReason: z.string(),
    refundText: z.string(),
    paymentSetVo: RemittanceAccount,
    shardingPayOrder: z.array(
      z.object({
        storeId: wire.id<'Store'>(),
        storeName: z.string(),
        expressName: z.string(),
        freight: wire.amount,
        isYp: z.boolean(),
        goods: z.array(Good),
        /** Parcels of this store: courier and waybill. */
        mailList: z.array(z.object({ expressName: z.string(), mailNo: z.string(), shippedAt: wire.instant })),
      }),
    ),
    history: z.array(z.object({ at: wire.instant, text: z.string() })),
    may: z.array(z.enum(orderMoves)),
    ...depositFields,
    ...timeLeft,
  },
  { paymentType: 'payType', hasMedicine: 'isYp', ...respeltDeposit },
)
export type OrderDetail = z.output<typeof OrderDetail>

export const getOrder = endpoint({
  access: 'signedIn',
  path: '/authapi/order/detail',
  summary: 'One of my orders',
  input: z.object({ orderNo: wire.orderNo }),
  output: OrderDetail,
  failures: ['orderNotFound'],
})

export const cancelOrder = endpoint({
  access: 'signedIn',
  path: '/authapi/order/close',
  summary: 'Cancel my order: its stock is free again',
  input: z.object({ id: wire.orderNo }),
  output: wire.nothing,
  failures: ['orderNotFound', 'orderNotCancellable'],
})

export const confirmReceipt = endpoint({
  access: 'signedIn',
  path: '/authapi/order/confirmReceipt',
  summary: 'Confirm that the goods have arrived',
  input: z.object({ id: wire.orderNo }),
  output: wire.nothing,
  failures: ['orderNotFound', 'orderNotReceivable'],
})

/** Puts the goods of an old order into the cart; what cannot be had is left out and named. */
export const buyAgain = endpoint({
  access: 'approved',
  path: '/authapi/order/buyAgain',
  summary: 'Put the goods of an order into the cart again',
  input: z.object({ orderNo: wire.orderNo }),
  output: z.object({ cartAmount: wire.count, leftOut: z.array(z.string()) }),
  failures: ['roleMayNotBuy', 'orderNotFound', 'cartFull'],
})

/* Back office */

export const AdminOrderRow = z.object({
  orderNo: wire.orderNo,
  createTime: wire.instant,
  clinicId: wire.id<'Clinic'>(),
  clinicName: z.string(),
  status: wire.state(orderStates),
  paymentType: wire.coded(paymentTypes).nullable(),
  payable: wire.amount,
  currency: wire.currency,
  lines: wire.count,
  hasMedicine: z.boolean(),
  isPre: z.boolean(),
  expiresAt: wire.instant.nullable(),
})
export type AdminOrderRow = z.output<typeof AdminOrderRow>

export const adminListOrders = endpoint({
  access: 'operator',
  permission: 'orders.view',
  path: '/opsapi/orders/list',
  summary: 'Orders with filters',
  input: z.object({
    ...wire.page(20, 100),
    keyword: wire.line(80).default(''),
    status: wire.state(orderStates).optional(),
    preOrdersOnly: wire.flag.default(false),
    from: wire.day.optional(),
    until: wire.day.optional(),
    clinicId: wire.id<'Clinic'>().optional(),
  }),
  output: z.object({ ...wire.pageOf(AdminOrderRow), counts: z.record(z.string(), wire.count) }),
  failures: [],
})

export const AdminOrder = z.object({
  ...AdminOrderRow.shape,
  ...depositFields,
  keptPercent: z.number().int(),
  payDate: wire.instant.nullable(),
  goodsTotal: wire.amount,
  discount: wire.amount,
  freight: wire.amount,
  remark: z.string(),
  buyer: z.string(),
  consignee: z.string(),
  consigneePhone: z.string(),
  address: z.string(),
  closeReason: z.string(),
  stores: z.array(
    z.object({
      storeId: wire.id<'Store'>(),
      storeName: z.string(),
      expressName: z.string(),
      freight: wire.amount,
      shippedAt: wire.instant.nullable(),
      goods: z.array(Good),
      parcels: z.array(
        z.object({ id: z.string(), expressName: z.string(), mailNo: z.string(), shippedAt: wire.instant }),
      ),
    }),
  ),
  payments: z.array(
    z.object({
      id: wire.id<'Payment'>(),
      method: wire.coded(paymentTypes),
      part: z.enum(['whole', 'deposit', 'balance']),
      amount: wire.amount,
      status: z.string(),
      reference: z.string(),
      at: wire.instant,
      refunds: z.array(z.object({ amount: wire.amount, status: z.string(), reason: z.string(), at: wire.instant })),
    }),
  ),
  history: z.array(
    z.object({
      at: wire.instant,
      move: z.string(),
      from: z.string(),
      to: z.string(),
      by: z.string(),
      reason: z.string(),
    }),
  ),
  moves: z.array(z.string()),
})
export type AdminOrder = z.output<typeof AdminOrder>

export const adminGetOrder = endpoint({
  access: 'operator',
  permission: 'orders.view',
  path: '/opsapi/orders/detail',
  summary: 'One order with payments and history',
  input: z.object({ orderNo: wire.orderNo }),
  output: AdminOrder,
  failures: ['orderNotFound'],
})

/** Ships one store's goods. When the last store has shipped, the buyer awaits receipt. */
export const adminShipStore = endpoint({
  access: 'operator',
  permission: 'orders.ship',
  path: '/opsapi/orders/ship',
  summary: 'Ship the goods of one store with a waybill',
  input: z.object({
    orderNo: wire.orderNo,
    storeId: wire.id<'Store'>(),
    expressName: wire.line(80).min(1),
    mailNo: wire.line(60),
  }),
  output: wire.nothing,
  failures: ['orderNotFound', 'orderNotShippable', 'storeNotInOrder', 'waybillMissing'],
})

/** Corrects the waybill of a parcel. */
export const adminCorrectWaybill = endpoint({
  access: 'operator',
  permission: 'orders.ship',
  path: '/opsapi/orders/waybill',
  summary: 'Correct a waybill',
  input: z.object({
    orderNo: wire.orderNo,
    parcelId: wire.line(64),
    expressName: wire.line(80).min(1),
    mailNo: wire.line(60),
  }),
  output: wire.nothing,
  failures: ['orderNotFound', 'waybillMissing'],
})

/** Closes an order with a reason: stock goes back, captured money becomes a refund. */
export const adminCloseOrder = endpoint({
  access: 'operator',
  permission: 'orders.close',
  path: '/opsapi/orders/close',
  summary: 'Close an order with a reason',
  input: z.object({ orderNo: wire.orderNo, reason: wire.prose(500) }),
  output: wire.nothing,
  failures: ['orderNotFound', 'orderNotClosable', 'reasonMissing'],
})

/** Accepts an order that awaits review: from now on its buyer has the usual time to pay. */
export const adminAcceptOrder = endpoint({
  access: 'operator',
  permission: 'orders.review',
  path: '/opsapi/orders/accept',
  summary: 'Accept an order that awaits review',
  input: z.object({ orderNo: wire.orderNo }),
  output: z.object({ expiresAt: wire.instant }),
  failures: ['orderNotFound', 'orderNotInReview'],
})

/** Releases a paid order that is on hold for its medicines. `papers` says what was seen, and is kept with the order's history. */
export const adminReleaseOrder = endpoint({
  access: 'operator',
  permission: 'medicine.release',
  path: '/opsapi/orders/release',
  summary: 'Release an order that is on hold for its medicines',
  input: z.object({ orderNo: wire.orderNo, papers: wire.line(200).min(1) }),
  output: wire.nothing,
  failures: ['orderNotFound', 'orderNotHeld'],
})

/** Closes a paid order on hold whose medicines must not be sold to this clinic: its money becomes a refund, its stock goes back. */
export const adminRefuseMedicine = endpoint({
  access: 'operator',
  permission: 'medicine.release',
  path: '/opsapi/orders/refuseMedicine',
  summary: 'Close an order that is on hold for its medicines',
  input: z.object({ orderNo: wire.orderNo, reason: wire.prose(500) }),
  output: wire.nothing,
  failures: ['orderNotFound', 'orderNotHeld', 'reasonMissing'],
})

/** When orders wait for somebody of the shop. */
export const OrderSettings = z.object({
  /** Payable in HKD from which an order awaits review; 0 means never. */
  reviewFrom: wire.amount.refine((cents) => cents >= 0),
  /** Whether paid orders with medicines are held until somebody has seen the clinic's papers. */
  holdMedicines: z.boolean(),
  /** Days to pay the balance of a pre-order once its goods have arrived; left out when saving, it stays as it is. */
  balanceDays: z.number().int().min(1).max(90).optional(),
  /** Percent of a deposit that is kept when the balance is not paid in time; for pre-orders placed from now on. Left out, it stays as it is. */
  depositKeptPercent: z.number().int().min(0).max(100).optional(),
})
export type OrderSettings = z.output<typeof OrderSettings>

export const adminGetOrderSettings = endpoint({
  access: 'operator',
  permission: 'settings.edit',
  path: '/opsapi/settings/orders',
  summary: 'When orders wait for somebody of the shop',
  input: wire.noInput,
  output: OrderSettings,
  failures: [],
})

/** Holds for orders that are placed or paid from now on; those that wait already go on waiting. */
export const adminSaveOrderSettings = endpoint({
  access: 'operator',
  permission: 'settings.edit',
  path: '/opsapi/settings/orders/save',
  summary: 'Change when orders wait for somebody of the shop',
  input: OrderSettings,
  output: wire.nothing,
  failures: [],
})

/** A variant that pre-orders wait for. */
export const AwaitedVariant = z.object({
  searchProductId: wire.id<'Variant'>(),
  productId: wire.id<'Product'>(),
  name: wire.localized(330),
  standard: wire.localized(200),
  articleNumber: z.string(),
  expectedOn: wire.day.nullable(),
  /** Pieces of all live pre-orders, those whose deposit is not paid among them. */
  awaited: wire.count,
  /** Pieces on the shelf that belong to nobody: fewer than the first pre-order in the queue wants. */
  free: wire.count,
  /** Those that have paid their deposit, in the order in which they are served. */
  waiting: z.array(
    z.object({
      orderNo: wire.orderNo,
      clinicName: z.string(),
      quantity: wire.count,
      depositPaidAt: wire.instant,
      expectedOn: wire.day.nullable(),
    }),
  ),
})
export type AwaitedVariant = z.output<typeof AwaitedVariant>

export const adminListAwaited = endpoint({
  access: 'operator',
  permission: 'orders.view',
  path: '/opsapi/preOrders/list',
  summary: 'The goods that pre-orders wait for',
  input: z.object({ ...wire.page(20, 100), keyword: wire.line(80).default('') }),
  output: z.object(wire.pageOf(AwaitedVariant)),
  failures: [],
})

/**
 * Goods that pre-orders wait for have arrived: pieces are received, and given to those who have paid their deposit,
 * first come first served; each is asked for its balance. With 0 pieces what is on the shelf already is given.
 */
export const adminReceiveAwaited = endpoint({
  access: 'operator',
  permission: 'orders.preOrder',
  path: '/opsapi/preOrders/arrived',
  summary: 'Receive goods that pre-orders wait for',
  input: z.object({
    id: wire.id<'Variant'>(),
    pieces: z.number().int().min(0).max(1_000_000),
    reason: wire.line(200).min(1),
  }),
  output: z.object({ served: z.array(wire.orderNo), stillWaiting: wire.count, free: wire.count }),
  failures: ['variantNotFound'],
})
