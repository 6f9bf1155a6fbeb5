import { hash, verify } from '@node-rs/argon2'

/** Bounded hashing: at most `atOnce` run, at most `waiting` wait, the rest are refused. */
export type Passwords = {
  hash(password: string): Promise<string>
  /** Takes as long for an unknown account (`hashed` undefined) as for a known one. */
  matches(password: string, hashed: string | undefined): Promise<boolean>
}

export class TooBusyToHash extends Error {}

// OWASP's minimum for argon2id (19 MiB, 2 passes, 1 lane); 2 is argon2id in the library's own enumeration.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export async function openPasswords(pepper: Buffer, { atOnce = 2, waiting = 200 } = {}): Promise<Passwords> {
  const options = { ...cost, secret: pepper }
  const queue: (() => void)[] = []
  let running = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new TooBusyToHash('too many passwords are being checked')
      await new Promise<void>((resolve) => queue.push(resolve))
    }
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      queue.shift()?.()
    }
  }

  // Compared against when there is no such account, so that the answer takes as long.
  const nobody = await hash('nobody has this password', options)

  return {
    hash: (password) => inTurn(() => hash(password, options)),
    matches: async (password, hashed) => {
      const right = await inTurn(() => verify(hashed ?? nobody, password, options))
      return right && hashed !== undefined
    },
  }
}
