import { verify } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { openPasswords, TooBusyToHash } from './passwords'

const pepper = Buffer.from('what only the server knows')

describe('passwords', () => {
  it('are right for whoever knows them, and for nobody without an account', async () => {
    const passwords = await openPasswords(pepper)
    const hashed = await passwords.hash('molars4all')
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.matches('molars4all', hashed)).toBe(true)
    expect(await passwords.matches('molars4al', hashed)).toBe(false)
    expect(await passwords.matches('nobody has this password', undefined)).toBe(false)
  })

  it('are wrong for whoever has none, and nothing breaks over it', async () => {
    const passwords = await openPasswords(pepper)
    for (const none of ['-', '', 'no hash at all']) {
      expect(await passwords.matches('nobody has this password', none)).toBe(false)
    }
    expect(await passwords.matches('molars4all', await passwords.hash('molars4all'))).toBe(true)
  })

  it('are hashed anew each time, with a pepper without which the hash is worth nothing', async () => {
    const passwords = await openPasswords(pepper)
    const [one, two] = [await passwords.hash('molars4all'), await passwords.hash('molars4all')]
    expect(one).not.toBe(two)
    expect(await verify(one, 'molars4all', { secret: pepper })).toBe(true)
    expect(await verify(one, 'molars4all')).toBe(false)
  })

  it('are refused at once when as many wait as may wait, and the others are all answered', async () => {
    const passwords = await openPasswords(pepper, { atOnce: 2, waiting: 3 })
    const answers = await Promise.allSettled(Array.from({ length: 9 }, () => passwords.matches('x', undefined)))
    const refused = answers.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(4)
    expect(refused.every((answer) => answer.status === 'rejected' && answer.reason instanceof TooBusyToHash)).toBe(true)
    expect(await passwords.matches('x', undefined)).toBe(false)
  })
})
