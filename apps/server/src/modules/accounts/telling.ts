import type { Said } from '@cusp/kernel'
import type { Writer } from '../../platform/database'
import { queueMessage } from '../../platform/messages'
import type { Account } from './account'

/** Tells the owner of an account what has happened to it; these letters cannot be turned off. */
export async function tellOwner(
  tx: Writer,
  { email, areaCode, phone }: Pick<Account, 'email' | 'areaCode' | 'phone'>,
  letter: Said,
): Promise<void> {
  const reach = email ? { channel: 'mail' as const, to: email } : { channel: 'sms' as const, to: `${areaCode}${phone}` }
  await queueMessage(tx, { ...reach, ...letter })
}
