import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { punch } from './gzip-with-holes'

const mark = Buffer.from('@@@@nonce-of-the-page@@@')
const fill = 'QkJCQkJCQkJCQkJCQkJCQkJC'

const page = (parts: readonly string[]) => Buffer.from(parts.join(mark.toString()))
const joined = (pieces: readonly (Buffer | string)[]) =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece)))
const expected = (parts: readonly string[]) => parts.join(fill)

describe('a page with holes', () => {
  it('gives the same text plain and unzipped, with the fill in every hole', () => {
    const parts = ['<script nonce="', '">one</script><script nonce="', '">two</script>']
    const holed = punch(page(parts), mark)
    expect(joined(holed.plain(fill)).toString()).toBe(expected(parts))
    expect(gunzipSync(holed.gzip(fill)).toString()).toBe(expected(parts))
  })

  it('holds for any text, any number of holes and any fill', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 400 })
      .filter((part) => !part.includes('@') && !part.includes('\0'))
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 9 }),
        fc.uint8Array({ minLength: 24, maxLength: 24 }),
        (parts, bytes) => {
          const holed = punch(page(parts), mark)
          const given = Buffer.from(bytes)
          const text = given.toString('latin1')
          const filled = Buffer.concat(
            parts.flatMap((part, at) => (at === 0 ? [Buffer.from(part)] : [given, Buffer.from(part)])),
          )
          expect(joined(holed.plain(text)).equals(filled)).toBe(true)
          expect(gunzipSync(holed.gzip(text)).equals(filled)).toBe(true)
        },
      ),
    )
  })

  it('unzips a page that is larger than the window, and stays about as small as plain gzip', () => {
    const rows = Array.from(
      { length: 4000 },
      (_, row) => `<li class="card">Nitrile gloves size ${row % 7}, box of ${row}</li>`,
    )
    const third = rows.length / 3
    const parts = [rows.slice(0, third), rows.slice(third, 2 * third), rows.slice(2 * third)].map((list) =>
      list.join(''),
    )
    const holed = punch(page(parts), mark)
    expect(gunzipSync(holed.gzip(fill)).toString()).toBe(expected(parts))
    expect(joined(holed.plain(fill)).toString()).toBe(expected(parts))
    expect(holed.plainLength).toBe(expected(parts).length)
    expect(holed.gzip(fill).length).toBeLessThan(gzipSync(page(parts), { level: 9 }).length * 1.05)
  })

  it('never lets one answer see the fill of another', () => {
    const holed = punch(page(['a', 'b']), mark)
    const first = joined(holed.plain(fill))
    const other = 'x'.repeat(mark.length)
    expect(joined(holed.plain(other)).toString()).toBe(`a${other}b`)
    expect(first.toString()).toBe(expected(['a', 'b']))
  })
})
