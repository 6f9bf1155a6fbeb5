const dayMs = 86_400_000

/** 32 bits of a text, well spread (FNV-1a with a final mix); stands in for chance. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A whole number from least to most, always the same for a seed. */
export const numberOf = (seed: string, least: number, most: number): number =>
  least + (hashOf(seed) % (most - least + 1))

export const chance = (seed: string, percent: number): boolean => hashOf(seed) % 100 < percent

export function checkDigitOf(twelve: string): number {
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** A GTIN-13 from the range kept for use inside a shop (200–299). */
export function uniformCodeOf(articleNumber: string): string {
  const digits = `${hashOf(`${articleNumber} a`)}`.padStart(10, '0') + (hashOf(`${articleNumber} b`) % 10)
  const twelve = `2${digits}`
  return `${twelve}${checkDigitOf(twelve)}`
}

/** US cents for Hong Kong cents, ending in 0, 5 or 9 as on a price tag. */
export function usdFor(hkd: number): number {
  const exact = hkd / 7.8
  if (exact >= 200_00) return Math.round(exact / 100) * 100
  const tens = Math.floor(exact / 10) * 10
  const endings = [tens, tens + 5, tens + 9, tens + 10].filter((cents) => cents > 0)
  return endings.reduce((best, cents) => (Math.abs(cents - exact) < Math.abs(best - exact) ? cents : best))
}

/** The calendar day so many days away, in Hong Kong. */
export const daysFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + 8 * 3_600_000 + days * dayMs).toISOString().slice(0, 10)
