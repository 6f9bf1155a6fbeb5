import type { newCustomers as en } from '../en/new-customers'
import type { SameWords } from '../same-words'

export const newCustomers: SameWords<typeof en> = {
  title: '新客專區',
  intro: '診所首次訂購可享優惠價。',
  description: '專為首次訂購的診所而設的優惠。',
  logInTitle: '優惠只適用於診所',
  logInText: '請登入診所帳戶或註冊：已通過認證而未曾收貨的診所可看到優惠價。',
  register: '註冊診所',
  verifyTitle: '您的診所尚未通過認證',
  verifyText: '通過認證後，您即可看到優惠價並以此訂購。',
  notNewTitle: '優惠只適用於新客戶',
  notNewText: '您的診所已曾收貨，故顯示及收取平常售價。歡迎選購店內其他商品。',
  browse: '瀏覽所有商品',
  coupons: '優惠券',
  couponsScroll: '優惠券，可左右滑動',
  until: '至 {at}',
  limit: '每間診所每款限購 {count, number} 件',
  count: '共 {count, number} 件商品',
  more: '再顯示 {count, number} 件',
  moreOf: '再顯示 {count, number} 件「{name}」商品',
  all: '已顯示全部 {count, number} 件商品',
  directNote: '優惠價商品須於其商品頁直接訂購，不經購物車。',
  emptyTitle: '暫無優惠',
  emptyText: '稍後將有新優惠，請先瀏覽其他商品。',
}
