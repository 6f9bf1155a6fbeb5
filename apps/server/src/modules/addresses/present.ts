import type { addresses } from '@cusp/contract'
import type { Language } from '@cusp/kernel'
import type { Address, AddressFields } from './address'
import { missingPart } from './rules/completeness'
import { placeOnWire } from './rules/regions'

/** Province, city and district as `code●name` in the reader's language. */
export function regionOnWire(
  { province, city, district }: Pick<AddressFields, 'province' | 'city' | 'district'>,
  language: Language,
) {
  return {
    province: placeOnWire(province, language),
    city: placeOnWire(city, language),
    district: placeOnWire(district, language),
  }
}

export function deliveryAddress(address: Address, language: Language): addresses.DeliveryAddress {
  return { ...address, ...regionOnWire(address, language), isComplete: missingPart(address) === undefined }
}
