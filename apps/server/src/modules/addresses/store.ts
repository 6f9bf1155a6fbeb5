import { type AddressId, type ClinicId, idFrom } from '@cusp/kernel'
import { and, asc, count, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { prepared, type Reader, type Writer } from '../../platform/database'
import type { Address, AddressFields } from './address'
import { areaCode, closedRegion, deliveryAddress } from './schema'

const kept = (clinicId: ClinicId) => and(eq(deliveryAddress.clinicId, clinicId), isNull(deliveryAddress.deletedAt))
const own = (clinicId: ClinicId, id: AddressId) => and(eq(deliveryAddress.id, id), kept(clinicId))

const toAddress = ({ id, ...row }: typeof deliveryAddress.$inferSelect): Address => ({
  id: idFrom<'Address'>(id),
  name: row.name,
  areaCode: row.areaCode,
  phone: row.phone,
  province: row.province,
  city: row.city,
  district: row.district,
  street: row.street,
  address: row.address,
  isDefault: row.isDefault,
})

/** One change of an address book at a time: its limit and its one default need to see each other's work. */
export async function lockAddressBook(tx: Writer, clinicId: ClinicId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`addresses ${clinicId}`}, 0))`)
}

const bookOf = prepared((read: Reader) =>
  read
    .select()
    .from(deliveryAddress)
    .where(and(eq(deliveryAddress.clinicId, sql.placeholder('clinicId')), isNull(deliveryAddress.deletedAt)))
    .orderBy(desc(deliveryAddress.isDefault), desc(deliveryAddress.createdAt), deliveryAddress.id)
    .prepare('address_book'),
)

export const findOwnAddresses = async (read: Reader, clinicId: ClinicId): Promise<Address[]> =>
  (await bookOf(read).execute({ clinicId })).map(toAddress)

export async function countAddresses(tx: Writer, clinicId: ClinicId): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(deliveryAddress).where(kept(clinicId))
  return row?.n ?? 0
}

export async function insertAddress(
  tx: Writer,
  clinicId: ClinicId,
  fields: AddressFields,
  createdAt: Date,
): Promise<AddressId> {
  const [row] = await tx
    .insert(deliveryAddress)
    .values({ clinicId, ...fields, createdAt })
    .returning({ id: deliveryAddress.id })
  if (!row) throw new Error('an inserted address has no row')
  return idFrom<'Address'>(row.id)
}

export async function updateAddress(
  tx: Writer,
  clinicId: ClinicId,
  id: AddressId,
  fields: AddressFields,
): Promise<boolean> {
  const changed = await tx
    .update(deliveryAddress)
    .set(fields)
    .where(own(clinicId, id))
    .returning({ id: deliveryAddress.id })
  return changed.length > 0
}

/** Orders keep copies, and temporary orders may still name it, so the row stays. */
export async function removeAddress(tx: Writer, clinicId: ClinicId, id: AddressId, now: Date): Promise<boolean> {
  const removed = await tx
    .update(deliveryAddress)
    .set({ deletedAt: now, isDefault: false })
    .where(own(clinicId, id))
    .returning({ id: deliveryAddress.id })
  return removed.length > 0
}

/** Makes one address the default and all others not. Needs the book's lock. */
export async function makeDefault(tx: Writer, clinicId: ClinicId, id: AddressId): Promise<boolean> {
  await tx
    .update(deliveryAddress)
    .set({ isDefault: false })
    .where(and(kept(clinicId), eq(deliveryAddress.isDefault, true), ne(deliveryAddress.id, id)))
  const made = await tx
    .update(deliveryAddress)
    .set({ isDefault: true })
    .where(own(clinicId, id))
    .returning({ id: deliveryAddress.id })
  return made.length > 0
}

/** Gives the newest address the place of a default that is gone. Needs the book's lock. */
export async function ensureDefault(tx: Writer, clinicId: ClinicId): Promise<void> {
  const [first] = await findOwnAddresses(tx, clinicId)
  if (first && !first.isDefault) await makeDefault(tx, clinicId, first.id)
}

export type OfferedCode = { readonly code: string; readonly isOn: boolean }

/** In the order in which forms show them. */
export const findAreaCodes = (read: Reader): Promise<OfferedCode[]> =>
  read.select({ code: areaCode.code, isOn: areaCode.isOn }).from(areaCode).orderBy(asc(areaCode.position))

export async function putAreaCodes(tx: Writer, list: readonly OfferedCode[]): Promise<void> {
  const rows = list.map((each, position) => ({ ...each, position }))
  await tx
    .insert(areaCode)
    .values(rows)
    .onConflictDoUpdate({
      target: areaCode.code,
      set: { position: sql`excluded.position`, isOn: sql`excluded.is_on` },
    })
}

export async function findClosedRegions(read: Reader): Promise<string[]> {
  const rows = await read.select({ code: closedRegion.code }).from(closedRegion).orderBy(asc(closedRegion.code))
  return rows.map(({ code }) => code)
}

/** One change at a time, so that each sees what the one before it has done. */
export async function lockClosedRegions(tx: Writer): Promise<string[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('closed regions', 0))`)
  return findClosedRegions(tx)
}

export async function putClosedRegions(tx: Writer, codes: readonly string[]): Promise<void> {
  await tx.delete(closedRegion)
  if (codes.length > 0) await tx.insert(closedRegion).values(codes.map((code) => ({ code })))
}
