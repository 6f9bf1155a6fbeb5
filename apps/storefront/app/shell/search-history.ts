const key = 'historySearch'
/** Searches that are remembered (spec A117). */
const atMost = 20

export function readHistory(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string').slice(0, atMost) : []
  } catch {
    // Storage may be forbidden or hold something else's data; a search box works without a memory.
    return []
  }
}

export function remember(word: string): void {
  write([word, ...readHistory().filter((kept) => kept !== word)].slice(0, atMost))
}

export const forgetHistory = (): void => write([])

function write(words: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(words))
  } catch {
    // As above.
  }
}
