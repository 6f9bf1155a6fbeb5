type Place = { readonly code: string; readonly name: string }

/** A province as a form offers it: with cities, or with districts, or with neither. */
export type RegionChoice = Place & { readonly cities: readonly Place[]; readonly districts: readonly Place[] }

/** The code in `code●name`. */
export const codeOf = (place: string): string => place.split('●')[0] ?? ''

/** The name in `code●name`, for showing. */
export const nameOf = (place: string): string => place.split('●')[1] ?? place

/** An address on one line, the widest part first or last as the language has it. */
export function addressLine(
  place: {
    readonly province: string
    readonly city: string
    readonly district: string
    readonly street: string
    readonly address: string
  },
  isEnglish: boolean,
): string {
  const wideFirst = [nameOf(place.province), nameOf(place.city), nameOf(place.district), place.street, place.address]
  const parts = wideFirst.filter((part) => part !== '')
  return isEnglish ? parts.toReversed().join(', ') : parts.join(' ')
}
