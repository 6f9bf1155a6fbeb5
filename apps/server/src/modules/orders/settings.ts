import { type LocalizedText, type Minor, nothing, toMinor } from '@cusp/kernel'
import { usualHkdPerUsd } from '../catalogue'
import type { OrderSettings } from './order'

const number = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : otherwise

const cents = (value: unknown): Minor =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? toMinor(value) : nothing

const percent = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100 ? value : 0

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function localized(value: unknown): LocalizedText {
  const record: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {}
  return { en: text(record.en), 'zh-Hant': text(record['zh-Hant']) }
}

/** Settings by key; what is missing or makes no sense takes its default (decisions 37, 48, 51, 78). */
export function settingsFrom(values: Readonly<Record<string, unknown>>): OrderSettings {
  const account = values['orders.remittanceAccount']
  const parts: Record<string, unknown> = typeof account === 'object' && account !== null ? { ...account } : {}
  return {
    onlineHours: number(values['orders.onlineHours'], 24),
    remittanceDays: number(values['orders.remittanceDays'], 7),
    tempMinutes: number(values['orders.tempMinutes'], 30),
    receiptDays: number(values['orders.receiptDays'], 14),
    reviewFrom: cents(values['orders.reviewFrom']),
    holdMedicines: values['orders.holdMedicines'] === true,
    balanceDays: number(values['orders.balanceDays'], 14),
    depositKeptPercent: percent(values['orders.depositKeptPercent']),
    hkdPerUsd: number(values.hkdPerUsd, usualHkdPerUsd),
    remittanceAccount: {
      name: localized(parts.name),
      account: text(parts.account),
      instructions: localized(parts.instructions),
    },
  }
}
