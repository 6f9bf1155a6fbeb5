import { inLanguage, type Language, type LocalizedText, retold } from '@cusp/kernel'
import type { Letter, NoticeReader, OrderFacts, ParcelFacts, RefundFacts } from '../notice'

type Values = Readonly<Record<string, string>>
type Template = { readonly subject: LocalizedText; readonly lines: readonly LocalizedText[] }

const filled = (text: LocalizedText, language: Language, values: Values): string =>
  inLanguage(text, language).replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)

const dear: LocalizedText = { en: 'Dear {name},', 'zh-Hant': '{name} 您好：' }
const signed: LocalizedText = { en: 'Cusp', 'zh-Hant': 'Cusp 敬上' }

function letter({ name, clinicName, language }: NoticeReader, { subject, lines }: Template, values: Values): Letter {
  const all = {
    ...values,
    clinic: clinicName,
    name: name || clinicName || inLanguage({ en: 'customer', 'zh-Hant': '客戶' }, language),
  }
  return {
    subject: filled(subject, language, all),
    text: [dear, ...lines, signed].map((line) => filled(line, language, all)).join('\n\n'),
  }
}

/** `shopUrl` has no slash at its end. */
export const clinicApproved = (reader: NoticeReader, shopUrl: string): Letter =>
  letter(
    reader,
    {
      subject: { en: 'Your clinic has been verified', 'zh-Hant': '您的診所已通過審核' },
      lines: [
        {
          en: '{clinic} has been verified. Prices are now shown to you and you can place orders: {url}',
          'zh-Hant': '{clinic} 已通過審核。您現在可以查看價格並落單：{url}',
        },
      ],
    },
    { url: `${shopUrl}/` },
  )

export const clinicRejected = (reader: NoticeReader, reason: string, shopUrl: string): Letter =>
  letter(
    reader,
    {
      subject: { en: 'Your clinic could not be verified yet', 'zh-Hant': '您的診所未能通過審核' },
      lines: [
        {
          en: 'We could not verify {clinic} yet. Reason: {reason}',
          'zh-Hant': '{clinic} 未能通過審核。原因：{reason}',
        },
        { en: 'Please correct this and submit again: {url}', 'zh-Hant': '請更正後重新提交：{url}' },
      ],
    },
    { reason, url: `${shopUrl}/user/information` },
  )

export const colleagueJoined = (
  reader: NoticeReader,
  joined: Pick<NoticeReader, 'name' | 'email'>,
  shopUrl: string,
): Letter =>
  letter(
    reader,
    {
      subject: { en: '{colleague} has joined {clinic}', 'zh-Hant': '{colleague} 已加入 {clinic}' },
      lines: [
        {
          en: '{colleague} ({email}) has accepted the invitation to {clinic}. You can change roles and remove colleagues here: {url}',
          'zh-Hant': '{colleague}（{email}）已接受邀請加入 {clinic}。您可於此更改角色或移除同事：{url}',
        },
      ],
    },
    { colleague: joined.name, email: joined.email, url: `${shopUrl}/user/colleagues` },
  )

const orderUrl = (shopUrl: string, orderNo: string): string => `${shopUrl}/user/orderDetail/${orderNo}`
const seeOrder: LocalizedText = { en: 'See your order: {url}', 'zh-Hant': '查看訂單：{url}' }

const howToPay: Readonly<Record<string, LocalizedText>> = {
  remittance: {
    en: 'Please transfer {amount} and report the transfer on the order page. We ship once it has arrived.',
    'zh-Hant': '請匯款 {amount}，並於訂單頁面提交匯款資料。我們收到款項後即安排發貨。',
  },
  cheque: {
    en: 'Please send your cheque for {amount} with the order number on its back. We ship once it has cleared.',
    'zh-Hant': '請寄出面額 {amount} 的支票，並於背面註明訂單編號。支票兌現後即安排發貨。',
  },
}

export const orderPlaced = (reader: NoticeReader, order: OrderFacts, shopUrl: string): Letter =>
  letter(
    reader,
    {
      subject: { en: 'Order {orderNo} has been placed', 'zh-Hant': '訂單 {orderNo} 已提交' },
      lines: [
        {
          en: 'We have your order {orderNo} over {amount}.',
          'zh-Hant': '我們已收到您的訂單 {orderNo}，應付金額 {amount}。',
        },
        howToPay[order.paymentChoice] ?? {
          en: 'If you have not paid yet, please do so before the order closes.',
          'zh-Hant': '如尚未付款，請於訂單關閉前完成付款。',
        },
        seeOrder,
      ],
    },
    { orderNo: order.orderNo, amount: order.payable, url: orderUrl(shopUrl, order.orderNo) },
  )

export const orderPaid = (reader: NoticeReader, order: OrderFacts, shopUrl: string): Letter =>
  letter(
    reader,
    {
      subject: { en: 'Order {orderNo} has been paid', 'zh-Hant': '訂單 {orderNo} 已付款' },
      lines: [
        {
          en: 'Thank you: {amount} for order {orderNo} has arrived. We are preparing your goods.',
          'zh-Hant': '多謝惠顧：訂單 {orderNo} 的款項 {amount} 已收到，我們正為您備貨。',
        },
        seeOrder,
      ],
    },
    { orderNo: order.orderNo, amount: order.payable, url: orderUrl(shopUrl, order.orderNo) },
  )

const courierName = ({ expressName, chosenExpress }: ParcelFacts, language: Language): string =>
  chosenExpress ? retold(expressName, chosenExpress, language) : expressName

export const orderShipped = (
  reader: NoticeReader,
  order: OrderFacts,
  parcels: readonly ParcelFacts[],
  shopUrl: string,
): Letter =>
  letter(
    reader,
    {
      subject: { en: 'Order {orderNo} is on its way', 'zh-Hant': '訂單 {orderNo} 已發貨' },
      lines: [
        { en: 'Goods of order {orderNo} have been shipped.', 'zh-Hant': '訂單 {orderNo} 的商品已發貨。' },
        ...(parcels.length > 0 ? [{ en: 'Waybill: {parcels}', 'zh-Hant': '運單：{parcels}' }] : []),
        seeOrder,
      ],
    },
    {
      orderNo: order.orderNo,
      parcels: parcels.map((parcel) => `${courierName(parcel, reader.language)} ${parcel.waybill}`).join(', '),
      url: orderUrl(shopUrl, order.orderNo),
    },
  )

type Because = 'cancelled' | 'expired' | 'closedByOperator'
const whyClosed: Readonly<Record<Because, LocalizedText>> = {
  cancelled: { en: 'Order {orderNo} was cancelled as you asked.', 'zh-Hant': '訂單 {orderNo} 已按您的要求取消。' },
  expired: {
    en: 'Order {orderNo} was closed because it was not paid in time. Nothing has been charged.',
    'zh-Hant': '訂單 {orderNo} 因逾期未付款而關閉，並未收取任何費用。',
  },
  closedByOperator: {
    en: 'We had to close order {orderNo}. Reason: {reason}',
    'zh-Hant': '訂單 {orderNo} 已由我們關閉。原因：{reason}',
  },
}

export const orderClosed = (reader: NoticeReader, order: OrderFacts, because: Because, shopUrl: string): Letter =>
  letter(
    reader,
    {
      subject: { en: 'Order {orderNo} has been closed', 'zh-Hant': '訂單 {orderNo} 已關閉' },
      lines: [whyClosed[because], seeOrder],
    },
    { orderNo: order.orderNo, reason: order.closeReason || '-', url: orderUrl(shopUrl, order.orderNo) },
  )

const whyRefunded: Readonly<Record<string, LocalizedText>> = {
  lateMoney: {
    en: 'Your payment for order {orderNo} arrived after the order had been closed.',
    'zh-Hant': '您就訂單 {orderNo} 的付款於訂單關閉後才到達。',
  },
  doublePayment: { en: 'Order {orderNo} was paid twice.', 'zh-Hant': '訂單 {orderNo} 重複付款。' },
  orderClosed: { en: 'Order {orderNo} was closed after you had paid.', 'zh-Hant': '訂單 {orderNo} 於您付款後關閉。' },
}

export const refundDue = (reader: NoticeReader, refund: RefundFacts, shopUrl: string): Letter =>
  letter(
    reader,
    {
      subject: { en: 'A refund for order {orderNo}', 'zh-Hant': '訂單 {orderNo} 退款通知' },
      lines: [
        whyRefunded[refund.reason] ?? { en: 'Order {orderNo} is refunded.', 'zh-Hant': '訂單 {orderNo} 將獲退款。' },
        { en: '{amount} will be returned to you the way you paid.', 'zh-Hant': '{amount} 將按原付款方式退還。' },
        seeOrder,
      ],
    },
    { orderNo: refund.orderNo, amount: refund.amount, url: orderUrl(shopUrl, refund.orderNo) },
  )
