declare const minor: unique symbol

/** A whole number of cents. Only this file does arithmetic on it. */
export type Minor = number & { readonly [minor]: true }

/** Promises a safe whole number of cents, or throws a RangeError. */
export function toMinor(n: number): Minor {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole number of cents: ${n}`)
  // The check above is what the brand stands for.
  return n as Minor
}

export const nothing: Minor = toMinor(0)

export const sum = (amounts: readonly Minor[]): Minor => toMinor(amounts.reduce((a, b) => a + b, 0))
export const minus = (from: Minor, less: Minor): Minor => toMinor(from - less)
export const times = (amount: Minor, count: number): Minor => toMinor(amount * count)

/** Percent of an amount, rounded half up to the cent: the one place where a percentage becomes money. */
export const percentOf = (amount: Minor, percent: number): Minor => toMinor(Math.round((amount * percent) / 100))

/** Splits an amount over weights so that the parts add up to the whole, to the cent (largest remainder). */
export function allocate(amount: Minor, weights: readonly number[]): Minor[] {
  const total = weights.reduce((a, b) => a + b, 0)
  if (total <= 0 || weights.some((w) => w < 0))
    throw new RangeError('weights must not be negative and add up to more than nothing')
  const exact = weights.map((w) => (amount * w) / total)
  const parts = exact.map(Math.floor)
  let left = amount - parts.reduce((a, b) => a + b, 0)
  const byRemainder = exact.map((e, i) => [e - Math.floor(e), i] as const).sort((a, b) => b[0] - a[0] || a[1] - b[1])
  for (const [, i] of byRemainder) if (left-- > 0) parts[i] = (parts[i] ?? 0) + 1
  return parts.map(toMinor)
}

export const currencies = ['HKD', 'USD'] as const
export type Currency = (typeof currencies)[number]

/** How a currency is shown (spec A7): HK$ and $. */
export const currencySymbol: Readonly<Record<Currency, string>> = { HKD: 'HK$', USD: '$' }

/** `HK$1,234.50`: the currency's symbol and always two decimals (spec A197). */
export function formatMoney(amount: Minor, currency: Currency): string {
  const sign = amount < 0 ? '-' : ''
  const cents = Math.abs(amount)
  const whole = Math.floor(cents / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
  return `${sign}${currencySymbol[currency]}${whole}.${(cents % 100).toString().padStart(2, '0')}`
}
