import type { orders } from '@cusp/contract'
import type { LocalizedText } from '@cusp/kernel'

export const methodTexts: Readonly<Partial<Record<orders.PaymentType, LocalizedText>>> = {
  sandbox: { en: 'Sandbox: no real money moves', 'zh-Hant': '測試環境：不會真正扣款' },
  remittance: {
    en: 'Goods are sent once the transfer has arrived',
    'zh-Hant': '款項到賬後發貨',
  },
}
