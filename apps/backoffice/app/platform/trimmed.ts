/** Spaces around what was typed are nobody's wish. */
export function trimmed<T>(typed: T): T {
  if (typeof typed === 'string') return typed.trim() as T
  if (Array.isArray(typed)) return typed.map(trimmed) as T
  if (typeof typed !== 'object' || typed === null) return typed
  return Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, trimmed(value)])) as T
}
