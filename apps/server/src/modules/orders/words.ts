import type { orders } from '@cusp/contract'
import type { LocalizedText } from '@cusp/kernel'
import type { OrderStatus } from './order'

const say = (en: string, zhHant: string): LocalizedText => ({ en, 'zh-Hant': zhHant })

export const statusNames: Readonly<Record<OrderStatus, LocalizedText>> = {
  pendingPayment: say('Pending payment', '待付款'),
  paying: say('Payment in progress', '付款中'),
  pendingShipment: say('Pending shipment', '待發貨'),
  pendingReceipt: say('Pending receipt', '待收貨'),
  completed: say('Completed', '已完成'),
  closed: say('Closed', '已關閉'),
  preOrder: say('Pre-order', '預訂'),
  remitted: say('Remittance being confirmed', '匯款確認中'),
  held: say('Paid, being checked', '已付款，核實中'),
  pendingReview: say('Under review', '審核中'),
}

export const paymentTypeNames: Readonly<Record<orders.PaymentType, LocalizedText>> = {
  wechatScan: say('WeChat Pay', '微信支付'),
  wechatApp: say('WeChat Pay', '微信支付'),
  wechatPublic: say('WeChat Pay', '微信支付'),
  remittance: say('Bank transfer', '銀行轉賬'),
  balance: say('Balance', '餘額'),
  alipayRedirect: say('Alipay', '支付寶'),
  paypal: say('PayPal', 'PayPal'),
  card: say('Credit card', '信用卡'),
  cheque: say('Cheque', '支票'),
  alipayHk: say('AlipayHK', 'AlipayHK'),
  payme: say('PayMe', 'PayMe'),
  fps: say('FPS', '轉數快'),
  sandbox: say('Test payment', '測試付款'),
}

export const choiceWords: Readonly<Record<orders.PaymentChoice, { name: LocalizedText; text: LocalizedText }>> = {
  online: {
    name: say('Pay online', '網上付款'),
    text: say('Choose a payment method on the next page', '下一步選擇付款方式'),
  },
  remittance: {
    name: say('Bank transfer', '銀行轉賬'),
    text: say('Goods are sent once the transfer has arrived', '款項到賬後發貨'),
  },
  cheque: { name: say('Cheque', '支票'), text: say('Goods are sent once the cheque has cleared', '支票兌現後發貨') },
}

/** What history says of a move; a move that only operators care about says nothing to buyers. */
export const moveWords: Readonly<Record<string, LocalizedText>> = {
  place: say('Order placed', '訂單已提交'),
  startPaying: say('Payment started', '開始付款'),
  stopPaying: say('Payment was not completed', '付款未完成'),
  pay: say('Payment received', '已收到付款'),
  payAndHold: say('Payment received; medicines are being checked', '已收到付款，正在核實藥品資料'),
  reportRemittance: say('Bank transfer reported', '已通知銀行轉賬'),
  confirmRemittance: say('Bank transfer received', '已收到銀行轉賬'),
  confirmAndHold: say('Bank transfer received; medicines are being checked', '已收到銀行轉賬，正在核實藥品資料'),
  refuseRemittance: say('Bank transfer was not found', '未能確認銀行轉賬'),
  cancel: say('Cancelled by the clinic', '診所已取消訂單'),
  takeDeposit: say('Deposit received', '已收到訂金'),
  confirmDeposit: say('Deposit received by bank transfer', '已收到訂金轉賬'),
  askForBalance: say('The goods have arrived; the balance can be paid', '商品已到貨，請支付餘款'),
  goodsArrived: say('The goods have arrived', '商品已到貨'),
  goodsArrivedAndHold: say('The goods have arrived; medicines are being checked', '商品已到貨，正在核實藥品資料'),
  expire: say('Closed: not paid in time', '逾期未付款，訂單已關閉'),
  close: say('Closed by the shop', '商店已關閉訂單'),
  ship: say('All goods have been shipped', '商品已全部發貨'),
  receive: say('Receipt confirmed', '已確認收貨'),
  askForReview: say('The shop is reviewing the order', '商店正在審核訂單'),
  accept: say('Accepted by the shop', '商店已接納訂單'),
  acceptPaid: say('Accepted by the shop', '商店已接納訂單'),
  release: say('Medicines checked', '藥品資料已核實'),
}

export const closeReasons = {
  cancelled: say('Cancelled by the clinic', '診所已取消訂單'),
  expired: say('Not paid in time', '逾期未付款'),
} as const
