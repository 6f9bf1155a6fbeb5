import { createHash } from 'node:crypto'
import type { KeptParts } from './kept'

/** Characters of markup that are kept; what has not been asked for longest goes first. */
const most = 5_000_000

const kept = new Map<string, string>()
let size = 0

/** The parts of one page: those that are there, and after `keep` those that had to be drawn. */
export class PartsOfPage implements KeptParts {
  private readonly missing = new Map<string, string>()

  /** `place` is language and prefix of the page, `address` its path with what was searched for. */
  constructor(
    private readonly place: string,
    private readonly address: string,
  ) {}

  find(name: string, from: string, isHere: boolean): string | undefined {
    const drawnFrom = `${this.place}\n${isHere ? this.address : ''}\n${from}`
    const key = `${name} ${createHash('sha256').update(drawnFrom).digest('base64')}`
    const markup = kept.get(key)
    if (markup === undefined) {
      this.missing.set(name, key)
      return undefined
    }
    kept.delete(key)
    kept.set(key, markup)
    return markup
  }

  /** Takes what was drawn out of the whole page. */
  keep(html: string): void {
    for (const [name, key] of this.missing) {
      const markup = insideOf(html, name)
      if (markup === undefined || kept.has(key)) continue
      // A copy: a piece of a string keeps all of it in memory.
      kept.set(key, Buffer.from(markup).toString())
      size += markup.length
    }
    for (const [key, markup] of kept) {
      if (size <= most) break
      kept.delete(key)
      size -= markup.length
    }
  }
}

/** Whole tags, so that a sign within an attribute is none; attributes are written in double quotes. */
const tags = /<(\/?)([a-z][a-z0-9-]*)(?:\s(?:"[^"]*"|[^">])*)?>/gi

/** What stands inside the element that is marked with `name`. */
export function insideOf(html: string, name: string): string | undefined {
  const mark = ` data-kept="${name}"`
  // A text may say the same.
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + 1)) {
    tags.lastIndex = html.lastIndexOf('<', at)
    const own = tags.exec(html)
    if (own?.[0].includes(mark) && own.index < at) return upToEnd(html, own[2])
  }
  return undefined
}

/** From where `tags` stands up to the end of the element `name` in which that is. */
function upToEnd(html: string, name: string | undefined): string | undefined {
  const from = tags.lastIndex
  let depth = 1
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    if (tag[2] !== name) continue
    depth += tag[1] === '/' ? -1 : tag[0].endsWith('/>') ? 0 : 1
    if (depth === 0) return html.slice(from, tag.index)
  }
  return undefined
}
