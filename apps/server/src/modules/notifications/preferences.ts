import type { notifications } from '@cusp/contract'
import type { Language } from '@cusp/kernel'
import type { Reader } from '../../platform/database'
import { preferencesInWords } from './rules/topics'
import { findReader } from './store'

/** The topics of mails that somebody does not want. */
export async function mailsTurnedOff(read: Reader, accountId: string): Promise<readonly string[]> {
  return (await findReader(read, accountId))?.turnedOff ?? []
}

/** What an account gets by mail, as it travels. */
export async function preferencesOf(
  read: Reader,
  accountId: string,
  language: Language,
): Promise<notifications.EmailPreferences> {
  const reader = await findReader(read, accountId)
  return { email: reader?.email ?? '', preferences: preferencesInWords(reader?.turnedOff ?? [], language) }
}
