import { type Minor, toMinor } from '@cusp/kernel'

const moneyShape = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/

/** Reads `1,234.5` as 123450 cents, digit by digit; undefined when it is no amount with at most two decimals. */
export function centsFrom(typed: string): Minor | undefined {
  const found = moneyShape.exec(typed.trim().replace(/^(HK\$|US\$|\$)\s*/i, ''))
  if (!found) return undefined
  const [, whole = '', decimals = ''] = found
  return toMinor(Number(whole.replaceAll(',', '') + decimals.padEnd(2, '0')))
}

/** 123450 cents as a person would type them: `1234.50`. */
export function typedFrom(cents: Minor | null): string {
  if (cents === null) return ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
