type Known = { seen: number; name?: string }

/**
 * Names statements that come again and again, so that the database parses and plans them once a connection. Texts with lists
 * as long as an order are many and come seldom; those stay without a name, and so does all that comes after `atMost` texts.
 */
export class OftenAsked {
  private readonly known = new Map<string, Known>()
  private names = 0

  constructor(
    private readonly atMost = 500,
    private readonly seenOften = 3,
  ) {}

  /** The driver's query with a name, when it has a text that was seen often and no name of its own. */
  named(query: unknown): unknown {
    if (typeof query !== 'object' || query === null || !('text' in query) || typeof query.text !== 'string')
      return query
    if ('name' in query && query.name !== undefined) return query
    const known = this.known.get(query.text) ?? { seen: 0 }
    if (known.name) return { ...query, name: known.name }
    if (known.seen === 0) {
      if (this.known.size >= this.atMost) return query
      this.known.set(query.text, known)
    }
    known.seen += 1
    if (known.seen < this.seenOften) return query
    this.names += 1
    known.name = `often_${this.names}`
    return { ...query, name: known.name }
  }
}
