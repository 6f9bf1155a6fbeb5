import {
  type Draft,
  formatMoney,
  hongKongTime,
  type Language,
  type LocalizedText,
  type Place,
  retold,
  type Said,
  type Template,
  template,
} from '@cusp/kernel'
import type { NoticeReader, OrderFacts, ParcelFacts, RefundFacts } from '../notice'
import { goodsAwaited } from './awaited-goods-letter'
import { aboutOrder, amount, due, letter, ofOrder, orderUrl, page, reader, reason, same, to } from './letter-parts'
import { preOrderTemplates } from './pre-order-letters'

const approved = template({
  key: 'clinic.approved',
  about: { en: 'The clinic has been verified', 'zh-Hant': '診所已通過審核' },
  places: { ...reader, url: page('/') },
  says: {
    en: letter(
      'en',
      'Your clinic has been verified',
      '{clinic} has been verified. Prices are now shown to you and you can place orders: {url}',
    ),
    'zh-Hant': letter('zh-Hant', '您的診所已通過審核', '{clinic} 已通過審核。您現在可以查看價格並落單：{url}'),
    'zh-Hans': letter('zh-Hans', '您的诊所已通过审核', '{clinic} 已通过审核。您现在可以查看价格并下单：{url}'),
  },
})

/** `shopUrl` has no slash at its end. */
export const clinicApproved = (to_: NoticeReader, shopUrl: string): Draft => to(approved, to_, { url: `${shopUrl}/` })

const rejected = template({
  key: 'clinic.rejected',
  about: { en: 'The clinic could not be verified', 'zh-Hant': '診所未能通過審核' },
  places: {
    ...reader,
    reason: reason({
      en: 'The certificate cannot be read',
      'zh-Hant': '商業登記證不清晰',
      'zh-Hans': '商业登记证不清晰',
    }),
    url: page('/user/information'),
  },
  says: {
    en: letter(
      'en',
      'Your clinic could not be verified yet',
      'We could not verify {clinic} yet. Reason: {reason}',
      'Please correct this and submit again: {url}',
    ),
    'zh-Hant': letter(
      'zh-Hant',
      '您的診所未能通過審核',
      '{clinic} 未能通過審核。原因：{reason}',
      '請更正後重新提交：{url}',
    ),
    'zh-Hans': letter(
      'zh-Hans',
      '您的诊所未能通过审核',
      '{clinic} 未能通过审核。原因：{reason}',
      '请更正后重新提交：{url}',
    ),
  },
})

export const clinicRejected = (to_: NoticeReader, why: string, shopUrl: string): Draft =>
  to(rejected, to_, { reason: why, url: `${shopUrl}/user/information` })

const joinedClinic = template({
  key: 'clinic.colleagueJoined',
  about: { en: 'A colleague has accepted an invitation; to administrators', 'zh-Hant': '同事已接受邀請（發給管理員）' },
  places: {
    ...reader,
    colleague: {
      about: { en: 'Name of the colleague', 'zh-Hant': '同事姓名' },
      sample: { en: 'Nurse Ho', 'zh-Hant': '何護士', 'zh-Hans': '何护士' },
    },
    email: { about: { en: 'Email of the colleague', 'zh-Hant': '同事電郵' }, sample: same('ho@clinic.example') },
    url: page('/user/colleagues'),
  },
  says: {
    en: letter(
      'en',
      '{colleague} has joined {clinic}',
      '{colleague} ({email}) has accepted the invitation to {clinic}. You can change roles and remove colleagues here: {url}',
    ),
    'zh-Hant': letter(
      'zh-Hant',
      '{colleague} 已加入 {clinic}',
      '{colleague}（{email}）已接受邀請加入 {clinic}。您可於此更改角色或移除同事：{url}',
    ),
    'zh-Hans': letter(
      'zh-Hans',
      '{colleague} 已加入 {clinic}',
      '{colleague}（{email}）已接受邀请加入 {clinic}。您可在此更改角色或移除同事：{url}',
    ),
  },
})

/** `2 March 2026`, `2026年3月2日`: the day in Hong Kong in which a moment lies. */
const dayText = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-HK', {
    timeZone: 'Asia/Hong_Kong',
    dateStyle: 'long',
  }).format(at)

const day = (about: LocalizedText): Place => ({
  about,
  sample: { en: '31 March 2026', 'zh-Hant': '2026年3月31日', 'zh-Hans': '2026年3月31日' },
  isNeeded: true,
})
const deadline = day({ en: 'Last day of the approval', 'zh-Hant': '審核有效期最後一日' })
const beforeDeadline: Readonly<Record<Language, string>> = {
  en: 'You keep seeing prices and can order until the end of {deadline}. Please upload the new certificate before: {url}',
  'zh-Hant': '在{deadline}結束前，您仍可查看價格及落單。請於此日前上傳新證：{url}',
  'zh-Hans': '在{deadline}结束前，您仍可查看价格及下单。请在此日前上传新证：{url}',
}
const askedSubject: Readonly<Record<Language, string>> = {
  en: 'Please send us a new business registration certificate',
  'zh-Hant': '請更新您的商業登記證',
  'zh-Hans': '请更新您的商业登记证',
}
const askedFor = (line: Readonly<Record<Language, string>>): Readonly<Record<Language, Said>> => {
  const inOne = (language: Language): Said =>
    letter(language, askedSubject[language], line[language], beforeDeadline[language])
  return { en: inOne('en'), 'zh-Hant': inOne('zh-Hant'), 'zh-Hans': inOne('zh-Hans') }
}
const certificateWanted = template({
  key: 'clinic.certificateAsked',
  about: { en: 'An operator asks for a new certificate', 'zh-Hant': '操作員要求更新商業登記證' },
  places: {
    ...reader,
    deadline,
    reason: reason({ en: 'The company has moved', 'zh-Hant': '公司已遷址', 'zh-Hans': '公司已迁址' }),
    url: page('/user/information'),
  },
  says: askedFor({
    en: 'We need a new business registration certificate of {clinic}. Reason: {reason}',
    'zh-Hant': '我們需要 {clinic} 的最新商業登記證。原因：{reason}',
    'zh-Hans': '我们需要 {clinic} 的最新商业登记证。原因：{reason}',
  }),
})
const certificateExpires = template({
  key: 'clinic.certificateExpires',
  about: { en: 'The certificate expires soon', 'zh-Hant': '商業登記證即將到期' },
  places: {
    ...reader,
    deadline,
    expiry: day({ en: 'Day on which the certificate expires', 'zh-Hant': '商業登記證到期日' }),
    url: page('/user/information'),
  },
  says: askedFor({
    en: 'The business registration certificate of {clinic} expires on {expiry}.',
    'zh-Hant': '{clinic} 的商業登記證將於{expiry}到期。',
    'zh-Hans': '{clinic} 的商业登记证将于{expiry}到期。',
  }),
})

/** `until` is when the day of the deadline is over; `expiresOn` a day `YYYY-MM-DD`, or null where an operator asks. */
export function certificateAsked(
  to_: NoticeReader,
  asked: { readonly reason: string; readonly until: string; readonly expiresOn: string | null },
  shopUrl: string,
): Draft {
  const values = {
    deadline: dayText(new Date(Date.parse(asked.until) - 1), to_.language),
    url: `${shopUrl}/user/information`,
  }
  if (asked.expiresOn === null) return to(certificateWanted, to_, { ...values, reason: asked.reason })
  const expiry = dayText(new Date(`${asked.expiresOn}T00:00:00+08:00`), to_.language)
  return to(certificateExpires, to_, { ...values, expiry })
}

export const colleagueJoined = (
  to_: NoticeReader,
  joined: Pick<NoticeReader, 'name' | 'email'>,
  shopUrl: string,
): Draft => to(joinedClinic, to_, { colleague: joined.name, email: joined.email, url: `${shopUrl}/user/colleagues` })

const placedSubject = {
  en: 'Order {orderNo} has been placed',
  'zh-Hant': '訂單 {orderNo} 已提交',
  'zh-Hans': '订单 {orderNo} 已提交',
}
const haveOrder = {
  en: 'We have your order {orderNo} over {amount}.',
  'zh-Hant': '我們已收到您的訂單 {orderNo}，應付金額 {amount}。',
  'zh-Hans': '我们已收到您的订单 {orderNo}，应付金额 {amount}。',
}
const placed = template({
  key: 'order.placed',
  about: { en: 'An order was placed, to be paid online', 'zh-Hant': '已落單（網上支付）' },
  places: { ...ofOrder, amount },
  says: aboutOrder(placedSubject, haveOrder, {
    en: 'If you have not paid yet, please do so before the order closes.',
    'zh-Hant': '如尚未付款，請於訂單關閉前完成付款。',
    'zh-Hans': '如尚未付款，请在订单关闭前完成付款。',
  }),
})
const placedForRemittance = template({
  key: 'order.placedForRemittance',
  about: { en: 'An order was placed, to be paid by bank transfer', 'zh-Hant': '已落單（銀行匯款）' },
  places: { ...ofOrder, amount },
  says: aboutOrder(placedSubject, haveOrder, {
    en: 'Please transfer {amount} and report the transfer on the order page. We ship once it has arrived.',
    'zh-Hant': '請匯款 {amount}，並於訂單頁面提交匯款資料。我們收到款項後即安排發貨。',
    'zh-Hans': '请汇款 {amount}，并在订单页面提交汇款资料。我们收到款项后即安排发货。',
  }),
})
const placedForCheque = template({
  key: 'order.placedForCheque',
  about: { en: 'An order was placed, to be paid by cheque', 'zh-Hant': '已落單（支票付款）' },
  places: { ...ofOrder, amount },
  says: aboutOrder(placedSubject, haveOrder, {
    en: 'Please send your cheque for {amount} with the order number on its back. We ship once it has cleared.',
    'zh-Hant': '請寄出面額 {amount} 的支票，並於背面註明訂單編號。支票兌現後即安排發貨。',
    'zh-Hans': '请寄出面额 {amount} 的支票，并在背面注明订单编号。支票兑现后即安排发货。',
  }),
})

export function orderPlaced(to_: NoticeReader, order: OrderFacts, shopUrl: string): Draft {
  const byChoice = { remittance: placedForRemittance, cheque: placedForCheque }
  const chosen =
    order.paymentChoice === 'remittance' || order.paymentChoice === 'cheque' ? order.paymentChoice : undefined
  return to(chosen ? byChoice[chosen] : placed, to_, {
    orderNo: order.orderNo,
    amount: order.payable,
    url: orderUrl(shopUrl, order.orderNo),
  })
}

const placedToReview = template({
  key: 'order.placedToReview',
  about: { en: 'An order was placed that the shop reviews first', 'zh-Hant': '已落單（須先由本店審核）' },
  places: { ...ofOrder, amount },
  says: aboutOrder(placedSubject, haveOrder, {
    en: 'We review this order before it is paid. Your goods are reserved meanwhile, and we write to you as soon as you can pay.',
    'zh-Hant': '此訂單須先由我們審核，期間商品會為您保留。審核完成後，我們會通知您付款。',
    'zh-Hans': '此订单须先由我们审核，期间商品会为您保留。审核完成后，我们会通知您付款。',
  }),
})

/** For an order that cannot be paid yet. */
export const orderToReview = (to_: NoticeReader, order: OrderFacts, shopUrl: string): Draft =>
  to(placedToReview, to_, { orderNo: order.orderNo, amount: order.payable, url: orderUrl(shopUrl, order.orderNo) })

const accepted = template({
  key: 'order.accepted',
  about: { en: 'An order was reviewed and can be paid now', 'zh-Hant': '訂單已通過審核，可以付款' },
  places: {
    ...ofOrder,
    amount,
    due,
  },
  says: aboutOrder(
    {
      en: 'Order {orderNo} can be paid now',
      'zh-Hant': '訂單 {orderNo} 現可付款',
      'zh-Hans': '订单 {orderNo} 现可付款',
    },
    {
      en: 'We have reviewed and accepted your order {orderNo}. Please pay {amount} by {due} (Hong Kong time); after that the order is closed.',
      'zh-Hant': '我們已審核並接納您的訂單 {orderNo}。請於香港時間 {due} 前支付 {amount}，逾期訂單將自動關閉。',
      'zh-Hans': '我们已审核并接纳您的订单 {orderNo}。请在香港时间 {due} 前支付 {amount}，逾期订单将自动关闭。',
    },
  ),
})

export const orderAccepted = (to_: NoticeReader, order: OrderFacts, shopUrl: string): Draft =>
  to(accepted, to_, {
    orderNo: order.orderNo,
    amount: order.preOrder.deposit > 0 ? formatMoney(order.preOrder.deposit, order.currency) : order.payable,
    due: order.dueAt ? hongKongTime(order.dueAt) : '-',
    url: orderUrl(shopUrl, order.orderNo),
  })

const paid = template({
  key: 'order.paid',
  about: { en: 'The money for an order has arrived', 'zh-Hant': '已收到訂單款項' },
  places: { ...ofOrder, amount },
  says: aboutOrder(
    {
      en: 'Order {orderNo} has been paid',
      'zh-Hant': '訂單 {orderNo} 已付款',
      'zh-Hans': '订单 {orderNo} 已付款',
    },
    {
      en: 'Thank you: {amount} for order {orderNo} has arrived. We are preparing your goods.',
      'zh-Hant': '多謝惠顧：訂單 {orderNo} 的款項 {amount} 已收到，我們正為您備貨。',
      'zh-Hans': '感谢惠顾：订单 {orderNo} 的款项 {amount} 已收到，我们正为您备货。',
    },
  ),
})

export const orderPaid = (to_: NoticeReader, order: OrderFacts, shopUrl: string): Draft =>
  to(paid, to_, { orderNo: order.orderNo, amount: order.payable, url: orderUrl(shopUrl, order.orderNo) })

const held = template({
  key: 'order.held',
  about: {
    en: 'The money has arrived; the medicines are checked before shipping',
    'zh-Hant': '已收款，發貨前須核實藥品資料',
  },
  places: { ...ofOrder, amount },
  says: aboutOrder(
    {
      en: 'Order {orderNo} has been paid and is being checked',
      'zh-Hant': '訂單 {orderNo} 已付款，正在核實',
      'zh-Hans': '订单 {orderNo} 已付款，正在核实',
    },
    {
      en: 'Thank you: {amount} for order {orderNo} has arrived. The order contains medicines, so we check your clinic’s papers before it is shipped. We write to you once that is done.',
      'zh-Hant':
        '多謝惠顧：訂單 {orderNo} 的款項 {amount} 已收到。由於訂單包含藥品，我們會先核實貴診所的文件才發貨，完成後會通知您。',
      'zh-Hans':
        '感谢惠顾：订单 {orderNo} 的款项 {amount} 已收到。由于订单包含药品，我们会先核实贵诊所的文件才发货，完成后会通知您。',
    },
  ),
})

/** For an order whose medicines are checked before it is shipped. */
export const orderHeld = (to_: NoticeReader, order: OrderFacts, shopUrl: string): Draft =>
  to(held, to_, { orderNo: order.orderNo, amount: order.payable, url: orderUrl(shopUrl, order.orderNo) })

const released = template({
  key: 'order.released',
  about: { en: 'The medicines of a paid order have been checked', 'zh-Hant': '已付款訂單的藥品資料已核實' },
  places: ofOrder,
  says: aboutOrder(
    {
      en: 'Order {orderNo} has been checked',
      'zh-Hant': '訂單 {orderNo} 已核實',
      'zh-Hans': '订单 {orderNo} 已核实',
    },
    {
      en: 'We have checked the medicines of order {orderNo} and are preparing your goods.',
      'zh-Hant': '訂單 {orderNo} 的藥品資料已核實，我們正為您備貨。',
      'zh-Hans': '订单 {orderNo} 的药品资料已核实，我们正为您备货。',
    },
  ),
})

export const orderReleased = (to_: NoticeReader, order: OrderFacts, shopUrl: string): Draft =>
  to(released, to_, { orderNo: order.orderNo, url: orderUrl(shopUrl, order.orderNo) })

const courierName = ({ expressName, chosenExpress }: ParcelFacts, language: Language): string =>
  chosenExpress ? retold(expressName, chosenExpress, language) : expressName

const shippedSubject = {
  en: 'Order {orderNo} is on its way',
  'zh-Hant': '訂單 {orderNo} 已發貨',
  'zh-Hans': '订单 {orderNo} 已发货',
}
const haveShipped = {
  en: 'Goods of order {orderNo} have been shipped.',
  'zh-Hant': '訂單 {orderNo} 的商品已發貨。',
  'zh-Hans': '订单 {orderNo} 的商品已发货。',
}
const shipped = template({
  key: 'order.shipped',
  about: { en: 'Goods were shipped, with waybills', 'zh-Hant': '商品已發貨，附運單號' },
  places: {
    ...ofOrder,
    parcels: {
      about: { en: 'Couriers and waybill numbers', 'zh-Hant': '快遞公司及運單號' },
      sample: { en: 'SF Express SF1234567', 'zh-Hant': '順豐速運 SF1234567', 'zh-Hans': '顺丰速运 SF1234567' },
      isNeeded: true,
    },
  },
  says: aboutOrder(shippedSubject, haveShipped, {
    en: 'Waybill: {parcels}',
    'zh-Hant': '運單：{parcels}',
    'zh-Hans': '运单：{parcels}',
  }),
})
const shippedWithoutWaybill = template({
  key: 'order.shippedWithoutWaybill',
  about: { en: 'Goods were shipped without a waybill', 'zh-Hant': '商品已發貨，沒有運單號' },
  places: ofOrder,
  says: aboutOrder(shippedSubject, haveShipped),
})

export function orderShipped(
  to_: NoticeReader,
  order: OrderFacts,
  parcels: readonly ParcelFacts[],
  shopUrl: string,
): Draft {
  const values = { orderNo: order.orderNo, url: orderUrl(shopUrl, order.orderNo) }
  if (parcels.length === 0) return to(shippedWithoutWaybill, to_, values)
  const named = parcels.map((parcel) => `${courierName(parcel, to_.language)} ${parcel.waybill}`).join(', ')
  return to(shipped, to_, { ...values, parcels: named })
}

const closedSubject = {
  en: 'Order {orderNo} has been closed',
  'zh-Hant': '訂單 {orderNo} 已關閉',
  'zh-Hans': '订单 {orderNo} 已关闭',
}
const cancelled = template({
  key: 'order.cancelled',
  about: { en: 'The buyer has cancelled the order', 'zh-Hant': '買家已取消訂單' },
  places: ofOrder,
  says: aboutOrder(closedSubject, {
    en: 'Order {orderNo} was cancelled as you asked.',
    'zh-Hant': '訂單 {orderNo} 已按您的要求取消。',
    'zh-Hans': '订单 {orderNo} 已按您的要求取消。',
  }),
})
const expired = template({
  key: 'order.expired',
  about: { en: 'The order was not paid in time', 'zh-Hant': '訂單逾期未付款' },
  places: ofOrder,
  says: aboutOrder(closedSubject, {
    en: 'Order {orderNo} was closed because it was not paid in time. Nothing has been charged.',
    'zh-Hant': '訂單 {orderNo} 因逾期未付款而關閉，並未收取任何費用。',
    'zh-Hans': '订单 {orderNo} 因逾期未付款而关闭，并未收取任何费用。',
  }),
})
const closedByUs = template({
  key: 'order.closed',
  about: { en: 'An operator has closed the order', 'zh-Hant': '操作員已關閉訂單' },
  places: {
    ...ofOrder,
    reason: reason({ en: 'The goods are damaged', 'zh-Hant': '商品損壞', 'zh-Hans': '商品损坏' }),
  },
  says: aboutOrder(closedSubject, {
    en: 'We had to close order {orderNo}. Reason: {reason}',
    'zh-Hant': '訂單 {orderNo} 已由我們關閉。原因：{reason}',
    'zh-Hans': '订单 {orderNo} 已由我们关闭。原因：{reason}',
  }),
})

export function orderClosed(
  to_: NoticeReader,
  order: OrderFacts,
  because: 'cancelled' | 'expired' | 'closedByOperator',
  shopUrl: string,
): Draft {
  const values = { orderNo: order.orderNo, url: orderUrl(shopUrl, order.orderNo) }
  if (because === 'closedByOperator') return to(closedByUs, to_, { ...values, reason: order.closeReason || '-' })
  return to(because === 'expired' ? expired : cancelled, to_, values)
}

const refundSubject = {
  en: 'A refund for order {orderNo}',
  'zh-Hant': '訂單 {orderNo} 退款通知',
  'zh-Hans': '订单 {orderNo} 退款通知',
}
const wayBack = {
  en: '{amount} will be returned to you the way you paid.',
  'zh-Hant': '{amount} 將按原付款方式退還。',
  'zh-Hans': '{amount} 将按原付款方式退还。',
}
const refundLetter = (
  key: string,
  about: LocalizedText,
  why: LocalizedText & { readonly 'zh-Hans': string },
): Template<keyof typeof ofOrder | 'amount'> =>
  template({ key, about, places: { ...ofOrder, amount }, says: aboutOrder(refundSubject, why, wayBack) })

const refundOf = {
  lateMoney: refundLetter(
    'refund.lateMoney',
    { en: 'Refund: the money came after the order had been closed', 'zh-Hant': '退款：款項於訂單關閉後才到達' },
    {
      en: 'Your payment for order {orderNo} arrived after the order had been closed.',
      'zh-Hant': '您就訂單 {orderNo} 的付款於訂單關閉後才到達。',
      'zh-Hans': '您就订单 {orderNo} 的付款在订单关闭后才到达。',
    },
  ),
  doublePayment: refundLetter(
    'refund.doublePayment',
    { en: 'Refund: the order was paid twice', 'zh-Hant': '退款：訂單重複付款' },
    {
      en: 'Order {orderNo} was paid twice.',
      'zh-Hant': '訂單 {orderNo} 重複付款。',
      'zh-Hans': '订单 {orderNo} 重复付款。',
    },
  ),
  orderClosed: refundLetter(
    'refund.orderClosed',
    { en: 'Refund: the order was closed after it was paid', 'zh-Hant': '退款：訂單付款後關閉' },
    {
      en: 'Order {orderNo} was closed after you had paid.',
      'zh-Hant': '訂單 {orderNo} 於您付款後關閉。',
      'zh-Hans': '订单 {orderNo} 在您付款后关闭。',
    },
  ),
} as const
const refundForOtherReason = refundLetter(
  'refund.other',
  { en: 'Refund for another reason', 'zh-Hant': '退款：其他原因' },
  {
    en: 'Order {orderNo} is refunded.',
    'zh-Hant': '訂單 {orderNo} 將獲退款。',
    'zh-Hans': '订单 {orderNo} 将获退款。',
  },
)

export function refundDue(to_: NoticeReader, refund: RefundFacts, shopUrl: string): Draft {
  const { lateMoney, doublePayment, orderClosed: closed } = refundOf
  const byReason = new Map([
    ['lateMoney', lateMoney],
    ['doublePayment', doublePayment],
    ['orderClosed', closed],
  ])
  return to(byReason.get(refund.reason) ?? refundForOtherReason, to_, {
    orderNo: refund.orderNo,
    amount: refund.amount,
    url: orderUrl(shopUrl, refund.orderNo),
  })
}

export const templates = [
  approved,
  rejected,
  certificateWanted,
  certificateExpires,
  joinedClinic,
  placed,
  placedForRemittance,
  placedForCheque,
  placedToReview,
  accepted,
  paid,
  held,
  released,
  shipped,
  shippedWithoutWaybill,
  cancelled,
  expired,
  closedByUs,
  ...preOrderTemplates,
  goodsAwaited,
  ...Object.values(refundOf),
  refundForOtherReason,
]
