import type { addresses } from '@cusp/contract'
import type { AddressId, ClinicId, Language } from '@cusp/kernel'
import type { Reader, Writer } from '../../platform/database'
import { type Address, type AddressFields, mostAddresses } from './address'
import { deliveryAddress } from './present'
import type { RegionCodes } from './region'
import { missingPart } from './rules/completeness'
import { closedPart } from './rules/regions'
import {
  countAddresses,
  ensureDefault,
  findClosedRegions,
  findOwnAddresses,
  insertAddress,
  lockAddressBook,
  makeDefault,
} from './store'

/** What an order keeps of an address; undefined when something is missing that a delivery needs. */
export function deliverableTo({ id: _, isDefault: __, ...fields }: Address): AddressFields | undefined {
  return missingPart(fields) ? undefined : fields
}

/** Whether goods are sent there at present. */
export async function isServed(read: Reader, place: RegionCodes): Promise<boolean> {
  return closedPart(place, new Set(await findClosedRegions(read))) === undefined
}

/** The address book, default first, as it travels. */
export async function listOwnAddresses(
  read: Reader,
  clinicId: ClinicId,
  language: Language,
): Promise<addresses.DeliveryAddress[]> {
  const found = await findOwnAddresses(read, clinicId)
  return found.map((address) => deliveryAddress(address, language))
}

/** The address book with codes instead of names, default first. */
export const findAddressBook = (read: Reader, clinicId: ClinicId): Promise<Address[]> =>
  findOwnAddresses(read, clinicId)

/** Adds an address, as the default if it is the first or is asked to be; undefined when the book is full. */
export async function addAddress(
  tx: Writer,
  clinicId: ClinicId,
  fields: AddressFields,
  { isDefault, now }: { readonly isDefault: boolean; readonly now: Date },
): Promise<AddressId | undefined> {
  await lockAddressBook(tx, clinicId)
  if ((await countAddresses(tx, clinicId)) >= mostAddresses) return undefined
  const id = await insertAddress(tx, clinicId, fields, now)
  if (isDefault) await makeDefault(tx, clinicId, id)
  else await ensureDefault(tx, clinicId)
  return id
}
