import { type Holed, punch } from './gzip-with-holes'

type Kept = { readonly version: number; readonly until: number; readonly page: Holed }

/** A page kept past this is made anew even if the catalogue has not changed. */
const keptForMs = 30_000

/**
 * Rendered pages that are the same for every visitor. A page is good for one content version and half a minute;
 * the least recently used give way. However many ask at once, a page is made once.
 */
export class VisitorPages {
  private readonly kept = new Map<string, Kept>()
  private readonly making = new Map<string, Promise<Holed | undefined>>()
  private bytes = 0

  constructor(
    private readonly mark: Buffer,
    private readonly atMostBytes = 32 * 1024 * 1024,
  ) {}

  get(key: string, version: number, nowMs: number): Holed | undefined {
    const found = this.kept.get(key)
    if (!found) return undefined
    this.kept.delete(key)
    if (found.version !== version || found.until <= nowMs) {
      this.bytes -= found.page.size
      return undefined
    }
    // Taken out and put back, the map stays in order of last use.
    this.kept.set(key, found)
    return found.page
  }

  /** Makes and keeps a page; `make` gives nothing for what must not be kept. */
  async orMake(
    key: string,
    version: number,
    nowMs: number,
    make: () => Promise<Buffer | undefined>,
  ): Promise<Holed | undefined> {
    const flight = `${version} ${key}`
    const running = this.making.get(flight)
    if (running) return running
    const started = make()
      .then((html) => (html ? this.keep(key, version, nowMs, punch(html, this.mark)) : undefined))
      .finally(() => this.making.delete(flight))
    this.making.set(flight, started)
    return started
  }

  private keep(key: string, version: number, nowMs: number, page: Holed): Holed {
    const before = this.kept.get(key)
    if (before) {
      this.kept.delete(key)
      this.bytes -= before.page.size
    }
    if (page.size > this.atMostBytes / 8) return page
    this.kept.set(key, { version, until: nowMs + keptForMs, page })
    this.bytes += page.size
    for (const [oldest, entry] of this.kept) {
      if (this.bytes <= this.atMostBytes) break
      this.kept.delete(oldest)
      this.bytes -= entry.page.size
    }
    return page
  }
}
