import { addressLine, type Language } from '@cusp/kernel'

type Place = { readonly code: string; readonly name: string }

/** A province as a form offers it: with cities, or with districts, or with neither. */
export type RegionChoice = Place & { readonly cities: readonly Place[]; readonly districts: readonly Place[] }

/** The code in `code●name`. */
export const codeOf = (place: string): string => place.split('●')[0] ?? ''

/** The name in `code●name`, for showing. */
export const nameOf = (place: string): string => place.split('●')[1] ?? place

/** A place as the shop hands it out, in one line. */
export function lineOf(
  place: {
    readonly province: string
    readonly city: string
    readonly district: string
    readonly street: string
    readonly address: string
  },
  language: Language,
): string {
  const { province, city, district, street, address } = place
  return addressLine([nameOf(province), nameOf(city), nameOf(district), street, address], language)
}
