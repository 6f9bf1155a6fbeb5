import type { Reader } from '../../platform/database'
import type { Platform } from '../../platform/platform'
import { findViolations } from './store'

type Look = { readonly at: number; readonly areSound: Promise<boolean> }

/** How long an answer is good, in milliseconds: the question reads every order. */
const lifeMs = 60_000
const looks = new WeakMap<Reader, Look>()

/** Whether the books are sound, looked at once a minute at most. Books that cannot be read are not called sound. */
export function booksAreSound(read: Reader, now: Date, { log }: Pick<Platform, 'log'>): Promise<boolean> {
  const last = looks.get(read)
  if (last && now.getTime() - last.at < lifeMs) return last.areSound
  const areSound = findViolations(read, 1).then(
    (violations) => violations.length === 0,
    (error: unknown) => {
      log.error({ err: error }, 'the books could not be checked')
      return false
    },
  )
  looks.set(read, { at: now.getTime(), areSound })
  return areSound
}
