import {
  type Draft,
  draft,
  inLanguage,
  type Language,
  type LocalizedText,
  type Place,
  type Said,
  type Template,
} from '@cusp/kernel'
import type { NoticeReader } from '../notice'

const dear: Readonly<Record<Language, string>> = {
  en: 'Dear {name},',
  'zh-Hant': '{name} 您好：',
  'zh-Hans': '{name} 您好：',
}
const signed: Readonly<Record<Language, string>> = { en: 'Cusp', 'zh-Hant': 'Cusp 敬上', 'zh-Hans': 'Cusp 敬上' }
const customer: LocalizedText = { en: 'customer', 'zh-Hant': '客戶', 'zh-Hans': '客户' }

export const letter = (language: Language, subject: string, ...lines: readonly string[]): Said => ({
  subject,
  text: [dear[language], ...lines, signed[language]].join('\n\n'),
})

export const reader = {
  name: {
    about: { en: 'Name of the reader', 'zh-Hant': '收件人姓名' },
    sample: { en: 'Dr Lee', 'zh-Hant': '李醫生', 'zh-Hans': '李医生' },
  },
  clinic: {
    about: { en: 'Name of the clinic', 'zh-Hant': '診所名稱' },
    sample: { en: 'Harbour Dental', 'zh-Hant': '海港牙科', 'zh-Hans': '海港牙科' },
  },
} satisfies Record<string, Place>

export const same = (text: string): LocalizedText => ({ en: text, 'zh-Hant': text })
export const page = (path: string): Place => ({
  about: { en: 'Address of the page to go to', 'zh-Hant': '相關頁面連結' },
  sample: same(`{shop}${path}`),
})
export const reason = (sample: LocalizedText): Place => ({
  about: { en: 'The reason', 'zh-Hant': '原因' },
  sample,
  isNeeded: true,
})

/** What every letter may name, and what this one does. */
export function to<P extends string>(
  from: Template<P | keyof typeof reader>,
  { name, clinicName, language }: NoticeReader,
  values: Readonly<Record<NoInfer<P>, string>>,
): Draft {
  return draft<string>(from, language, {
    ...values,
    clinic: clinicName,
    name: name || clinicName || inLanguage(customer, language),
  })
}

export const orderUrl = (shopUrl: string, orderNo: string): string => `${shopUrl}/user/orderDetail/${orderNo}`
const seeOrder: Readonly<Record<Language, string>> = {
  en: 'See your order: {url}',
  'zh-Hant': '查看訂單：{url}',
  'zh-Hans': '查看订单：{url}',
}
export const ofOrder = {
  ...reader,
  orderNo: { about: { en: 'Order number', 'zh-Hant': '訂單編號' }, sample: same('26000001') },
  url: page('/user/orderDetail/26000001'),
} satisfies Record<string, Place>
export const amount: Place = {
  about: { en: 'Amount with currency', 'zh-Hant': '金額（連貨幣）' },
  sample: same('HK$1,250.00'),
}

/** A letter about an order: what is said between the greeting and the address of the order's page. */
export const aboutOrder = (
  subject: LocalizedText & { readonly 'zh-Hans': string },
  ...lines: readonly (LocalizedText & { readonly 'zh-Hans': string })[]
): Readonly<Record<Language, Said>> => {
  const inOne = (language: Language): Said =>
    letter(
      language,
      inLanguage(subject, language),
      ...lines.map((line) => inLanguage(line, language)),
      seeOrder[language],
    )
  return { en: inOne('en'), 'zh-Hant': inOne('zh-Hant'), 'zh-Hans': inOne('zh-Hans') }
}

/** A moment, Hong Kong time. */
export const due: Place = {
  about: { en: 'Until when it can be paid, Hong Kong time', 'zh-Hant': '付款期限（香港時間）' },
  sample: same('2026-03-14 18:30'),
  isNeeded: true,
}
