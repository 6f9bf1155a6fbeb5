const key = 'seenProducts'
/** As many as one call takes. */
const atMost = 12

/** Products looked at in this browser, the latest first. */
export function readSeen(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((id): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id)).slice(0, atMost)
      : []
  } catch {
    // Storage may be forbidden or hold something else's data.
    return []
  }
}

export function noteSeen(id: string): void {
  try {
    localStorage.setItem(key, JSON.stringify([id, ...readSeen().filter((other) => other !== id)].slice(0, atMost)))
  } catch {
    // As above.
  }
}
