type Kept = { version: number; value: unknown; bytes: number }

/**
 * A bounded memory of this process for what follows the catalogue. A value is good for exactly one content version:
 * the version is read before the value is made, so a value may be newer than its version but never older.
 */
export class Remembered {
  private readonly kept = new Map<string, Kept>()
  private readonly inTheMaking = new Map<string, Promise<unknown>>()
  private bytes = 0

  constructor(
    private readonly atMostBytes: number,
    private readonly atMostEntries = 20_000,
  ) {}

  get(key: string, version: number): unknown {
    const found = this.kept.get(key)
    if (!found) return undefined
    if (found.version !== version) {
      this.drop(key, found)
      return undefined
    }
    return found.value
  }

  set(key: string, version: number, value: unknown, bytes: number): void {
    const old = this.kept.get(key)
    if (old) this.drop(key, old)
    if (bytes > this.atMostBytes / 8) return
    this.kept.set(key, { version, value, bytes })
    this.bytes += bytes
    // Maps keep the order of insertion: the first are the oldest.
    for (const [oldest, entry] of this.kept) {
      if (this.bytes <= this.atMostBytes && this.kept.size <= this.atMostEntries) break
      this.drop(oldest, entry)
    }
  }

  /** The kept value, or the one `make` gives: made once, however many ask at the same time. */
  async orMake<T>(key: string, version: number, make: () => Promise<T>, bytesOf: (value: T) => number): Promise<T> {
    const found = this.get(key, version)
    // What was kept under a key was made by the same caller's `make`.
    if (found !== undefined) return found as T
    const making = `${version} ${key}`
    const running = this.inTheMaking.get(making)
    // As above: the same key, the same kind of value.
    if (running) return running as Promise<T>
    const started = make().then(
      (value) => {
        this.inTheMaking.delete(making)
        if (value !== undefined) this.set(key, version, value, bytesOf(value))
        return value
      },
      (error) => {
        this.inTheMaking.delete(making)
        throw error
      },
    )
    this.inTheMaking.set(making, started)
    return started
  }

  private drop(key: string, entry: Kept): void {
    this.kept.delete(key)
    this.bytes -= entry.bytes
  }
}
