import { describe, expect, it } from 'vitest'
import { Turnstile } from './turnstile'

const full = () => new Error('full')

describe('Turnstile', () => {
  it('lets no more through at once than it may, and everybody in the end, in order', async () => {
    const turnstile = new Turnstile(2, 100, 10_000, full)
    let inside = 0
    let most = 0
    const order: number[] = []
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        turnstile.pass(async () => {
          order.push(i)
          inside += 1
          most = Math.max(most, inside)
          await Promise.resolve()
          inside -= 1
        }),
      ),
    )
    expect(most).toBe(2)
    expect(order).toEqual(Array.from({ length: 20 }, (_, i) => i))
  })

  it('turns away those who would make the queue too long, or wait too long', async () => {
    const turnstile = new Turnstile(1, 1, 5, full)
    let open = () => {}
    const held = turnstile.pass(() => new Promise<void>((resolve) => (open = resolve)))
    const waiting = turnstile.pass(async () => {})
    await expect(turnstile.pass(async () => {})).rejects.toThrow('full')
    await expect(waiting).rejects.toThrow('full')
    open()
    await held
    await expect(turnstile.pass(async () => 'through')).resolves.toBe('through')
  })

  it('frees the place of work that fails', async () => {
    const turnstile = new Turnstile(1, 1, 1000, full)
    await expect(turnstile.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(turnstile.pass(async () => 1)).resolves.toBe(1)
  })
})
