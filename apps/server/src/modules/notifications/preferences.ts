import type { notifications } from '@cusp/contract'
import { deviceOf, type Language } from '@cusp/kernel'
import type { Reader } from '../../platform/database'
import { preferencesInWords, topicTitle } from './rules/topics'
import { findConsents, findReader } from './store'

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

/** What somebody has turned on and off, newest first, as it travels. */
export async function consentsOf(
  read: Reader,
  accountId: string,
  language: Language,
): Promise<notifications.Consent[]> {
  const found = await findConsents(read, accountId)
  return found.map(({ topic, userAgent, ...consent }) => ({
    ...consent,
    title: topicTitle(topic, language),
    device: deviceOf(userAgent),
  }))
}
