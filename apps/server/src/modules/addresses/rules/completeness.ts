import { areaCodeFrom, isPhone } from '@cusp/kernel'
import type { AddressFields } from '../address'
import { regionProblem } from './regions'

/** What an address lacks before goods can be sent to it, or undefined when it is complete. */
export function missingPart(address: AddressFields): keyof AddressFields | undefined {
  if (address.name === '') return 'name'
  const areaCode = areaCodeFrom(address.areaCode)
  if (!areaCode) return 'areaCode'
  if (!isPhone(areaCode, address.phone)) return 'phone'
  return regionProblem(address) ?? (address.street === '' ? 'street' : undefined)
}
