import { describe, expect, it } from 'vitest'
import { Remembered } from './remembered'

const one = () => 1

describe('Remembered', () => {
  it('forgets a value when the content version moves on', async () => {
    const memory = new Remembered(1000)
    memory.set('home', 1, 'old', 10)
    expect(memory.get('home', 1)).toBe('old')
    expect(memory.get('home', 2)).toBeUndefined()
  })

  it('makes a value once for many who ask at the same time', async () => {
    const memory = new Remembered(1000)
    let made = 0
    const make = async () => {
      made += 1
      return 'value'
    }
    await Promise.all(Array.from({ length: 20 }, () => memory.orMake('key', 1, make, one)))
    expect(made).toBe(1)
  })

  it('does not keep a failure', async () => {
    const memory = new Remembered(1000)
    await expect(memory.orMake('key', 1, () => Promise.reject(new Error('no')), one)).rejects.toThrow('no')
    await expect(memory.orMake('key', 1, async () => 'yes', one)).resolves.toBe('yes')
  })

  it('stays within its bytes by dropping the oldest', () => {
    const memory = new Remembered(100)
    for (let i = 0; i < 20; i++) memory.set(`k${i}`, 1, i, 10)
    expect(memory.get('k0', 1)).toBeUndefined()
    expect(memory.get('k19', 1)).toBe(19)
  })
})
