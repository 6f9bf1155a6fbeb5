import { describe, expect, it } from 'vitest'
import { type Holed, punch } from './gzip-with-holes'
import { VisitorPages } from './visitor-pages'

const mark = Buffer.from('@nonce@')
const fill = '1234567'
const textOf = (page: Holed | undefined) => page?.plain(fill).join('')
const html = (text: string) => Buffer.from(`${text} @nonce@`)

describe('visitor pages', () => {
  it('make a page once, however many ask for it at the same time', async () => {
    const pages = new VisitorPages(mark)
    let made = 0
    const make = async () => html(`page ${++made}`)
    const [one, two] = await Promise.all([pages.orMake('/', 1, 0, make), pages.orMake('/', 1, 0, make)])
    expect(one).toBe(two)
    expect(textOf(pages.get('/', 1, 0))).toBe('page 1 1234567')
  })

  it('are gone when the content changes and after half a minute', async () => {
    const pages = new VisitorPages(mark)
    await pages.orMake('/', 1, 0, async () => html('a'))
    expect(pages.get('/', 1, 29_999)).toBeDefined()
    expect(pages.get('/', 1, 30_000)).toBeUndefined()
    await pages.orMake('/', 1, 0, async () => html('a'))
    expect(pages.get('/', 2, 1)).toBeUndefined()
  })

  it('keep nothing that must not be kept, and nothing of a failure', async () => {
    const pages = new VisitorPages(mark)
    expect(await pages.orMake('/x', 1, 0, async () => undefined)).toBeUndefined()
    expect(pages.get('/x', 1, 0)).toBeUndefined()
    await expect(pages.orMake('/x', 1, 0, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(textOf(await pages.orMake('/x', 1, 0, async () => html('now')))).toBe('now 1234567')
  })

  it('let go of what was not used for longest when memory is full', async () => {
    // Room for about four pages of incompressible text, each at most an eighth of it.
    const page = (seed: number) => Buffer.from(Array.from({ length: 200 }, (_, at) => 33 + ((at * at * seed) % 90)))
    const size = punch(page(1), mark).size
    const pages = new VisitorPages(mark, size * 9)
    const keep = (name: string, seed: number) => pages.orMake(name, 1, 0, async () => page(seed))
    for (const [seed, name] of ['/a', '/b', '/c', '/d'].entries()) await keep(name, seed + 1)
    for (let more = 0; more < 8; more++) {
      pages.get('/a', 1, 0)
      await keep(`/more${more}`, more + 11)
    }
    expect(pages.get('/a', 1, 0)).toBeDefined()
    expect(pages.get('/b', 1, 0)).toBeUndefined()
  })
})
