import type { LocalizedText } from '@cusp/kernel'
import type { OrderSettings } from './order'

const number = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : otherwise

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function localized(value: unknown): LocalizedText {
  const record: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {}
  return { en: text(record.en), 'zh-Hant': text(record['zh-Hant']) }
}

/** Settings by key; what is missing or makes no sense takes its default (decisions 51, 78). */
export function settingsFrom(values: Readonly<Record<string, unknown>>): OrderSettings {
  const account = values['orders.remittanceAccount']
  const parts: Record<string, unknown> = typeof account === 'object' && account !== null ? { ...account } : {}
  return {
    onlineHours: number(values['orders.onlineHours'], 24),
    remittanceDays: number(values['orders.remittanceDays'], 7),
    tempMinutes: number(values['orders.tempMinutes'], 30),
    receiptDays: number(values['orders.receiptDays'], 14),
    remittanceAccount: {
      name: localized(parts.name),
      account: text(parts.account),
      instructions: localized(parts.instructions),
    },
  }
}
