/** A province as it is written down: places are `Chinese name, space, English name`, separated by bars. */
export type Province = {
  readonly code: string
  readonly zh: string
  readonly en: string
  readonly has: 'cities' | 'districts'
  readonly places: string
}

/** Codes of a place; empty where a level does not exist. */
export type RegionCodes = { readonly province: string; readonly city: string; readonly district: string }
