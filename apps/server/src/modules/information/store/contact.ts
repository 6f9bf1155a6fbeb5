import type { LocalizedText } from '@cusp/kernel'
import { and, eq, sql } from 'drizzle-orm'
import { prepared, type Reader, type Writer } from '../../../platform/database'
import { shopContact } from '../schema'

export type Contact = {
  readonly chat: string
  readonly hotline: string
  readonly hotlineFrom: string
  readonly hotlineUntil: string
  readonly appPicture: string
  readonly email: string
  readonly phone: string
  readonly company: LocalizedText
  readonly address: LocalizedText
  readonly version: number
}

const columns = {
  chat: shopContact.chat,
  hotline: shopContact.hotline,
  hotlineFrom: shopContact.hotlineFrom,
  hotlineUntil: shopContact.hotlineUntil,
  appPicture: shopContact.appPicture,
  email: shopContact.email,
  phone: shopContact.phone,
  company: shopContact.company,
  address: shopContact.address,
  version: shopContact.version,
}

const contact = prepared((read: Reader) => read.select(columns).from(shopContact).prepare('shop_contact'))

export async function findContact(read: Reader): Promise<Contact> {
  const [row] = await contact(read).execute({})
  if (!row) throw new Error('the row of shop_contact is gone')
  return row
}

/** False when somebody else has changed it since this version. */
export async function updateContact(tx: Writer, { version, ...fields }: Contact): Promise<boolean> {
  const changed = await tx
    .update(shopContact)
    .set({ ...fields, version: sql`${shopContact.version} + 1` })
    .where(and(eq(shopContact.id, true), eq(shopContact.version, version)))
    .returning({ version: shopContact.version })
  return changed.length > 0
}
