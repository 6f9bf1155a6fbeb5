/** Area codes that the shop knows and what a number looks like there (spec A111). */
export const phoneShapes = {
  '+852': /^\d{8}$/,
  '+853': /^\d{8}$/,
  '+86': /^1[3-9]\d{9}$/,
  '+1': /^\d{10}$/,
} as const satisfies Record<string, RegExp>

export type AreaCode = keyof typeof phoneShapes
// Object.keys widens to string; the table above is the whole list.
export const areaCodes = Object.keys(phoneShapes) as AreaCode[]
export const defaultAreaCode: AreaCode = '+852'

export type Phone = { readonly areaCode: AreaCode; readonly number: string }

/** Reads an area code; a space stands for a plus that a query string lost (spec A26). */
export function areaCodeFrom(spelt: string): AreaCode | undefined {
  const plain = spelt.trim().replace(/^\+?/, '+')
  return areaCodes.find((code) => code === plain)
}

export const isPhone = (areaCode: AreaCode, number: string): boolean => phoneShapes[areaCode].test(number)

/** Email shape of spec A108 with decision 14: top-level domains up to 24 letters and a plus sign are accepted. */
export const emailShape = /^[A-Za-z0-9._+-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,62}[A-Za-z0-9])?\.)+[A-Za-z]{2,24}$/
