import type { accounts, orders } from '@cusp/contract'
import { formatMoney, inLanguage, type Language, type Minor, minus, retold, times } from '@cusp/kernel'
import type { HistoryEntry, Order, OrderLine, OrderSettings, OrderStore, Parcel } from './order'
import { balanceOf, depositStatusOf, toPayOf } from './rules/deposit'
import { buyerMoves, operatorMoves, progressOf } from './rules/moves'
import { timeLeft } from './rules/time-left'
import { closeReasons, moveWords, paymentTypeNames, statusNames } from './words'

export type Viewer = {
  readonly language: Language
  readonly now: Date
  readonly roles: readonly accounts.ClinicRole[]
  readonly approved: boolean
}

/** A line as it was sold, or is about to be. */
export function good(
  line: Omit<OrderLine, 'id' | 'orderNo' | 'step' | 'isMedicine' | 'lineDiscount'>,
  language: Language,
): orders.OrderedGood {
  const percent = line.listPrice > 0 ? Math.round(((line.listPrice - line.unitPrice) * 100) / line.listPrice) : 0
  return {
    searchProductId: line.variantId,
    productId: line.productId,
    name: inLanguage(line.name, language),
    articleNumber: line.articleNumber,
    standard: inLanguage(line.standard, language),
    unit: inLanguage(line.unit, language),
    picturePath: line.picture,
    unitPrice: line.unitPrice,
    originalPrice: line.listPrice,
    amount: line.quantity,
    subtotal: times(line.unitPrice, line.quantity),
    tag: percent > 0 ? inLanguage({ en: `${percent}% off`, 'zh-Hant': `減${percent}%` }, language) : '',
  }
}

/** What an order says of its deposit. */
const depositFacts = (order: Order) => ({
  isPre: order.deposit > 0,
  depositStatus: depositStatusOf(order),
  deposit: order.deposit,
  balance: balanceOf(order),
  toPay: toPayOf(order),
  expectedOn: order.expectedOn,
  goodsArrivedAt: order.goodsArrivedAt,
  depositKept: order.depositKept,
})

export function orderCard(order: Order, lines: readonly OrderLine[], viewer: Viewer): orders.OrderCard {
  return {
    orderNo: order.orderNo,
    createTime: order.createdAt,
    status: order.status,
    statusString: inLanguage(statusNames[order.status], viewer.language),
    paymentType: order.paymentType,
    hasMedicine: order.hasMedicine,
    goods: lines.map((line) => good(line, viewer.language)),
    totalPrice: minus(order.payable, order.freight),
    freight: order.freight,
    discountPrice: order.discount,
    payable: order.payable,
    currency: order.currency,
    may: buyerMoves(order, viewer, viewer.now),
    ...depositFacts(order),
    ...timeLeft(order, viewer.now),
  }
}

/** Where a remittance for this order goes; the order's number is its reference. */
export function remittanceAccount(
  { remittanceAccount: account }: OrderSettings,
  orderNo: string,
  language: Language,
): { pubTransferName: string; pubTransferAccount: string; pubTransferCopywriting: string } {
  const reference = inLanguage(
    {
      en: `Please give the order number ${orderNo} as the reference.`,
      'zh-Hant': `請於轉賬備註填寫訂單編號 ${orderNo}。`,
    },
    language,
  )
  const instructions = inLanguage(account.instructions, language)
  return {
    pubTransferName: inLanguage(account.name, language),
    pubTransferAccount: account.account,
    pubTransferCopywriting: instructions === '' ? reference : `${instructions}\n${reference}`,
  }
}

/** What a closed order gives back: of a pre-order only what was paid, less what is kept. */
function broughtBack(order: Order): Minor {
  if (order.deposit === 0) return order.payable
  return order.paidAt === null ? minus(order.deposit, order.depositKept) : order.payable
}

function refundText(order: Order, language: Language): string {
  const { refundState, currency } = order
  if (refundState === '') return ''
  const money = formatMoney(broughtBack(order), currency)
  return inLanguage(
    refundState === 'due'
      ? { en: `Your payment of ${money} is on its way back to you.`, 'zh-Hant': `您已支付的 ${money} 正在退回。` }
      : { en: `Your payment of ${money} has been returned.`, 'zh-Hant': `您已支付的 ${money} 已退回。` },
    language,
  )
}

export function closeReason({ closeReason: reason }: Pick<Order, 'closeReason'>, language: Language): string {
  if (reason === 'cancelled' || reason === 'expired') return inLanguage(closeReasons[reason], language)
  return reason
}

const historyText = (
  { move, reason, by }: { move: string; reason: string; by: string },
  language: Language,
): string => {
  const text = inLanguage(moveWords[move] ?? { en: move, 'zh-Hant': move }, language)
  return move === 'close' && by === 'operator' && reason !== ''
    ? text + (language === 'en' ? ': ' : '：') + reason
    : text
}

/** Operators mostly leave the name of the chosen delivery as it stands, in their own language. */
const courierName = (parcel: Parcel, store: OrderStore, language: Language): string =>
  retold(parcel.expressName, store.expressName, language)

export type OrderParts = {
  readonly order: Order
  readonly lines: readonly OrderLine[]
  readonly stores: readonly OrderStore[]
  readonly parcels: readonly Parcel[]
  readonly history: readonly HistoryEntry[]
  /** One line, in the reader's language. */
  readonly address: string
}

export function orderDetail(
  { order, lines, stores, parcels, history, address }: OrderParts,
  settings: OrderSettings,
  viewer: Viewer,
): orders.OrderDetail {
  const { language } = viewer
  return {
    orderNo: order.orderNo,
    createTime: order.createdAt,
    payDate: order.paidAt,
    status: order.status,
    statusString: inLanguage(statusNames[order.status], language),
    progress: progressOf[order.status],
    paymentType: order.paymentType,
    payTypeName: order.paymentType === null ? '' : inLanguage(paymentTypeNames[order.paymentType], language),
    hasMedicine: order.hasMedicine,
    remark: order.remark,
    consignee: order.address.name,
    consigneePhone: `${order.address.areaCode} ${order.address.phone}`,
    address,
    productPrice: order.goods,
    discountPrice: order.discount,
    couponPrice: order.coupon,
    freight: order.freight,
    payable: order.payable,
    currency: order.currency,
    closeReason: closeReason(order, language),
    refundText: refundText(order, language),
    paymentSetVo: remittanceAccount(settings, order.orderNo, language),
    shardingPayOrder: stores.map((store) => ({
      storeId: store.storeId,
      storeName: inLanguage(store.storeName, language),
      expressName: inLanguage(store.expressName, language),
      freight: store.freight,
      isYp: store.hasMedicine,
      goods: lines.filter((line) => line.storeId === store.storeId).map((line) => good(line, language)),
      mailList: parcels
        .filter((parcel) => parcel.storeId === store.storeId)
        .map((parcel) => ({
          expressName: courierName(parcel, store, language),
          mailNo: parcel.waybill,
          shippedAt: parcel.shippedAt,
        })),
    })),
    history: history.map((entry) => ({ at: entry.at, text: historyText({ ...entry, by: entry.byKind }, language) })),
    may: buyerMoves(order, viewer, viewer.now),
    ...depositFacts(order),
    ...timeLeft(order, viewer.now),
  }
}

export function adminRow(order: Order, lines: number): orders.AdminOrderRow {
  return {
    orderNo: order.orderNo,
    createTime: order.createdAt,
    clinicId: order.clinicId,
    clinicName: order.clinicName,
    status: order.status,
    paymentType: order.paymentType,
    payable: order.payable,
    currency: order.currency,
    lines,
    hasMedicine: order.hasMedicine,
    isPre: order.deposit > 0,
    expiresAt: timeLeft(order, order.createdAt).expiresAt,
  }
}

/** The whole order for an operator; what was paid is added by who knows payments. */
export function adminOrder(
  parts: OrderParts,
  payments: orders.AdminOrder['payments'],
  language: Language,
): orders.AdminOrder {
  const { order, lines, stores, parcels, history, address } = parts
  return {
    ...adminRow(order, lines.length),
    ...depositFacts(order),
    keptPercent: order.keptPercent,
    payDate: order.paidAt,
    goodsTotal: order.goods,
    discount: order.discount,
    freight: order.freight,
    remark: order.remark,
    buyer: order.buyerName,
    consignee: order.address.name,
    consigneePhone: `${order.address.areaCode} ${order.address.phone}`,
    address,
    closeReason: closeReason(order, language),
    stores: stores.map((store) => ({
      storeId: store.storeId,
      storeName: inLanguage(store.storeName, language),
      expressName: inLanguage(store.expressName, language),
      freight: store.freight,
      shippedAt: store.shippedAt,
      goods: lines.filter((line) => line.storeId === store.storeId).map((line) => good(line, language)),
      parcels: parcels
        .filter((parcel) => parcel.storeId === store.storeId)
        .map((parcel) => ({
          id: parcel.id,
          expressName: courierName(parcel, store, language),
          mailNo: parcel.waybill,
          shippedAt: parcel.shippedAt,
        })),
    })),
    payments,
    history: history.map((entry) => ({
      at: entry.at,
      move: entry.move,
      from: entry.from,
      to: entry.to,
      by: entry.byName === '' ? entry.byKind : `${entry.byKind}: ${entry.byName}`,
      reason: entry.reason,
    })),
    moves: operatorMoves(
      order.status,
      stores.some((store) => store.shippedAt !== null),
    ),
  }
}
