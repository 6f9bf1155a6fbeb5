const key = 'historySearch'
/** Searches that are remembered (spec A117). */
const atMost = 20

/** What was searched for in this browser, the latest first. */
export function readHistory(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string').slice(0, atMost) : []
  } catch {
    // Storage may be forbidden or hold something else's data; a search box works without a memory.
    return []
  }
}

/** Puts a search at the front; one that was there before, however it was capitalised, moves there. */
export const remember = (word: string): void => write(withLatest(readHistory(), word))

/** Forgets one search, or all of them, and gives what is left. */
export function forget(word?: string): string[] {
  const left = word === undefined ? [] : readHistory().filter((kept) => kept !== word)
  write(left)
  return left
}

function withLatest(history: readonly string[], word: string): string[] {
  const title = word.trim()
  if (title === '') return [...history]
  return [title, ...history.filter((kept) => kept.toLowerCase() !== title.toLowerCase())].slice(0, atMost)
}

function write(words: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(words))
  } catch {
    // As above.
  }
}
