import type { KnownWord } from '../engine'

/** Damerau-Levenshtein (optimal string alignment): how many letters to insert, drop, change or swap; `most` + 1 when more. */
export function typingDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let lowest = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
      lowest = Math.min(lowest, cost)
    }
    if (lowest > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] ?? most + 1
}

/** Mistakes that a word of this length may have. */
export const mistakesAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** Words of the vocabulary near to one, the nearest and then the most common first. */
export function nearWords(word: string, vocabulary: readonly KnownWord[], atMost: number): string[] {
  const most = mistakesAllowed(word.length)
  if (most === 0) return []
  return vocabulary
    .map((known) => ({ ...known, distance: known.word === word ? 0 : typingDistance(word, known.word, most) }))
    .filter(({ distance }) => distance > 0 && distance <= most)
    .sort((a, b) => a.distance - b.distance || b.products - a.products || (a.word < b.word ? -1 : 1))
    .slice(0, atMost)
    .map((known) => known.word)
}

/** The keyword with each unknown Latin word put right; undefined when there is nothing to put right. */
export function corrected(
  keyword: string,
  vocabulary: readonly KnownWord[],
  isKnown: (word: string) => boolean,
): string | undefined {
  const right = keyword.replace(/[A-Za-z]{4,}/g, (typed) => {
    const word = typed.toLowerCase()
    return isKnown(word) ? typed : (nearWords(word, vocabulary, 1)[0] ?? typed)
  })
  return right === keyword ? undefined : right
}
