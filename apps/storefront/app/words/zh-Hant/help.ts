import type { help as en } from '../en/help'
import type { SameWords } from '../same-words'

export const help: SameWords<typeof en> = {
  contactTitle: '聯絡我們',
  contactIntro: '歡迎來信查詢，我們一般於一個工作天內以電郵回覆。',
  name: '您的姓名',
  email: '電郵',
  areaCode: '區號',
  phoneNumber: '電話（選填）',
  message: '內容',
  send: '發送',
  sent: '發送成功',
  sentText: '多謝來信，我們會回覆至 {email}。',
  another: '再發送一則',
  failed: '發送失敗',
  leaveEmpty: '請勿填寫此欄',
  reachUs: '其他聯絡方式',
  errors: {
    nameMissing: '請輸入姓名',
    emailMissing: '請輸入電郵',
    emailWrong: '請輸入有效的電郵地址',
    phoneWrong: '請檢查電話號碼格式',
    messageMissing: '請輸入內容',
  },
}
