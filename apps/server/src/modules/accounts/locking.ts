import { findSpent } from '../../platform/attempts'
import type { Reader } from '../../platform/database'
import { attemptKeys, loginLimit } from './limits'

type Person = Parameters<typeof attemptKeys>[0]

/** Those of these people as whom nobody can sign in now, after too many wrong passwords. */
export async function findLocked(read: Reader, people: readonly Person[], now: Date): Promise<ReadonlySet<string>> {
  const keys = people.flatMap((person) => attemptKeys(person).map((key) => ({ key, id: person.id })))
  const spent = await findSpent(
    read,
    keys.map(({ key }) => key),
    loginLimit,
    now,
  )
  return new Set(keys.filter(({ key }) => spent.includes(key)).map(({ id }) => id))
}
