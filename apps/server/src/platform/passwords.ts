import { availableParallelism } from 'node:os'
import { openHashing } from './hashing-threads'

/** Bounded hashing: at most `atOnce` run, at most `waiting` wait, the rest are refused. */
export type Passwords = {
  hash(password: string): Promise<string>
  /** Takes as long for an unknown account (`hashed` undefined) as for a known one. */
  matches(password: string, hashed: string | undefined): Promise<boolean>
}

export class TooBusyToHash extends Error {}

// OWASP's minimum for argon2id (19 MiB, 2 passes, 1 lane); 2 is argon2id in the library's own enumeration.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** One processor is left to whoever does not log in. */
const usualAtOnce = Math.min(4, Math.max(1, availableParallelism() - 1))

export async function openPasswords(
  pepper: Buffer,
  { atOnce = usualAtOnce, waiting = 200, givesWay = false } = {},
): Promise<Passwords> {
  const work = openHashing({ ...cost, secret: pepper }, { givesWay })
  const queue: (() => void)[] = []
  let running = 0

  async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1
    else {
      if (queue.length >= waiting) throw new TooBusyToHash('too many passwords are being checked')
      // Whoever is done hands the turn over, so that nobody slips in between.
      await new Promise<void>((resolve) => queue.push(resolve))
    }
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  // Compared against when there is no such account, so that the answer takes as long.
  const nobody = String(await work({ kind: 'hash', password: 'nobody has this password' }))

  return {
    hash: async (password) => String(await inTurn(() => work({ kind: 'hash', password }))),
    matches: async (password, hashed) => {
      // An account that was made without a password, or has lost it for good, is as closed as one that is not there.
      const known = hashed?.startsWith('$argon2id$') ? hashed : undefined
      const isRight = await inTurn(() => work({ kind: 'verify', password, hashed: known ?? nobody }))
      return isRight === true && known !== undefined
    },
  }
}
