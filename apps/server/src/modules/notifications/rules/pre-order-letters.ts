import { type Draft, formatMoney, hongKongTime, type Place, template } from '@cusp/kernel'
import type { NoticeReader, OrderFacts } from '../notice'
import { aboutOrder, amount, due, ofOrder, orderUrl, same, to } from './letter-parts'

const money = (en: string, zhHant: string): Place => ({ about: { en, 'zh-Hant': zhHant }, sample: same('HK$375.00') })
const deposit = money('The deposit with currency', '訂金（連貨幣）')
const balance = money('The balance with currency', '餘款（連貨幣）')
const expected: Place = {
  about: { en: 'Day on which the goods are expected', 'zh-Hant': '預計到貨日期' },
  sample: same('2026-04-30'),
}

const placed = template({
  key: 'preOrder.placed',
  about: { en: 'A pre-order was placed; its deposit is to be paid', 'zh-Hant': '已預訂，待付訂金' },
  places: { ...ofOrder, amount, deposit, balance, expected },
  says: aboutOrder(
    {
      en: 'Pre-order {orderNo} has been placed',
      'zh-Hant': '預訂訂單 {orderNo} 已提交',
      'zh-Hans': '预订订单 {orderNo} 已提交',
    },
    {
      en: 'We have your pre-order {orderNo} over {amount}. The goods are expected: {expected}.',
      'zh-Hant': '我們已收到您的預訂訂單 {orderNo}，總額 {amount}。預計到貨：{expected}。',
      'zh-Hans': '我们已收到您的预订订单 {orderNo}，总额 {amount}。预计到货：{expected}。',
    },
    {
      en: 'Please pay the deposit of {deposit} before the order closes. The balance of {balance} is due once the goods have arrived; we write to you then.',
      'zh-Hant': '請於訂單關閉前支付訂金 {deposit}。餘款 {balance} 於到貨後支付，屆時我們會通知您。',
      'zh-Hans': '请在订单关闭前支付订金 {deposit}。余款 {balance} 于到货后支付，届时我们会通知您。',
    },
  ),
})

const depositArrived = template({
  key: 'preOrder.depositPaid',
  about: { en: 'The deposit of a pre-order has arrived', 'zh-Hant': '已收到預訂訂金' },
  places: { ...ofOrder, deposit, balance, expected },
  says: aboutOrder(
    {
      en: 'The deposit for order {orderNo} has arrived',
      'zh-Hant': '已收到訂單 {orderNo} 的訂金',
      'zh-Hans': '已收到订单 {orderNo} 的订金',
    },
    {
      en: 'Thank you: the deposit of {deposit} for order {orderNo} has arrived. The goods are expected: {expected}. We write to you when they are here; the balance is {balance}.',
      'zh-Hant':
        '多謝惠顧：訂單 {orderNo} 的訂金 {deposit} 已收到。預計到貨：{expected}。到貨後我們會通知您，餘款為 {balance}。',
      'zh-Hans':
        '感谢惠顾：订单 {orderNo} 的订金 {deposit} 已收到。预计到货：{expected}。到货后我们会通知您，余款为 {balance}。',
    },
  ),
})

const arrived = template({
  key: 'preOrder.arrived',
  about: {
    en: 'The goods of a pre-order have arrived; its balance is to be paid',
    'zh-Hant': '預訂商品已到貨，待付餘款',
  },
  places: { ...ofOrder, balance, due },
  says: aboutOrder(
    {
      en: 'The goods of order {orderNo} have arrived',
      'zh-Hant': '訂單 {orderNo} 的商品已到貨',
      'zh-Hans': '订单 {orderNo} 的商品已到货',
    },
    {
      en: 'The goods of your pre-order {orderNo} have arrived and are reserved for you. Please pay the balance of {balance} by {due} (Hong Kong time); after that the order is closed.',
      'zh-Hant':
        '您預訂的商品（訂單 {orderNo}）已到貨並為您保留。請於香港時間 {due} 前支付餘款 {balance}，逾期訂單將自動關閉。',
      'zh-Hans':
        '您预订的商品（订单 {orderNo}）已到货并为您保留。请在香港时间 {due} 前支付余款 {balance}，逾期订单将自动关闭。',
    },
  ),
})

const closedSubject = {
  en: 'Order {orderNo} has been closed',
  'zh-Hant': '訂單 {orderNo} 已關閉',
  'zh-Hans': '订单 {orderNo} 已关闭',
}
const lapsed = template({
  key: 'preOrder.lapsed',
  about: { en: 'The balance of a pre-order was not paid in time', 'zh-Hant': '預訂訂單逾期未付餘款' },
  places: { ...ofOrder, deposit },
  says: aboutOrder(closedSubject, {
    en: 'Order {orderNo} was closed because its balance was not paid in time. Your deposit of {deposit} is returned to you.',
    'zh-Hant': '訂單 {orderNo} 因逾期未付餘款而關閉，您的訂金 {deposit} 將會退還。',
    'zh-Hans': '订单 {orderNo} 因逾期未付余款而关闭，您的订金 {deposit} 将会退还。',
  }),
})
const lapsedAndKept = template({
  key: 'preOrder.lapsedAndKept',
  about: {
    en: 'The balance of a pre-order was not paid in time, and some of its deposit is kept',
    'zh-Hant': '預訂訂單逾期未付餘款，並扣除訂金',
  },
  places: { ...ofOrder, deposit, kept: money('What is kept of the deposit, with currency', '扣除的訂金（連貨幣）') },
  says: aboutOrder(closedSubject, {
    en: 'Order {orderNo} was closed because its balance was not paid in time. As agreed when you ordered, {kept} of the deposit of {deposit} is kept; the rest, if any, is returned to you.',
    'zh-Hant':
      '訂單 {orderNo} 因逾期未付餘款而關閉。按落單時的條款，訂金 {deposit} 中的 {kept} 不獲退還，餘數（如有）將會退還。',
    'zh-Hans':
      '订单 {orderNo} 因逾期未付余款而关闭。按下单时的条款，订金 {deposit} 中的 {kept} 不获退还，余数（如有）将会退还。',
  }),
})

/** What a pre-order's letters name besides an order's. */
const namesOf = ({ orderNo, currency, preOrder }: OrderFacts, shopUrl: string) => ({
  orderNo,
  url: orderUrl(shopUrl, orderNo),
  deposit: formatMoney(preOrder.deposit, currency),
  balance: formatMoney(preOrder.balance, currency),
  expected: preOrder.expectedOn ?? '-',
})

export const preOrderPlaced = (to_: NoticeReader, order: OrderFacts, shopUrl: string): Draft =>
  to(placed, to_, { ...namesOf(order, shopUrl), amount: order.payable })

export const depositPaid = (to_: NoticeReader, order: OrderFacts, shopUrl: string): Draft =>
  to(depositArrived, to_, namesOf(order, shopUrl))

export const goodsArrived = (to_: NoticeReader, order: OrderFacts, shopUrl: string): Draft =>
  to(arrived, to_, { ...namesOf(order, shopUrl), due: order.dueAt ? hongKongTime(order.dueAt) : '-' })

/** For a pre-order whose deposit was paid and whose balance was not. */
export function preOrderLapsed(to_: NoticeReader, order: OrderFacts, shopUrl: string): Draft {
  const names = namesOf(order, shopUrl)
  const { kept } = order.preOrder
  return kept > 0
    ? to(lapsedAndKept, to_, { ...names, kept: formatMoney(kept, order.currency) })
    : to(lapsed, to_, names)
}

export const preOrderTemplates = [placed, depositArrived, arrived, lapsed, lapsedAndKept]
