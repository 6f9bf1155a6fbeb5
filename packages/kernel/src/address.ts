import type { Language } from './language'

const isChinese = (part: string): boolean => /\p{Script=Han}/u.test(part)

/**
 * An address in one line, from its parts with the widest first. English runs from small to large with commas; Chinese from
 * large to small without a gap, and what is written in Latin letters stands apart there, in its own order.
 */
export function addressLine(widestFirst: readonly string[], language: Language): string {
  const parts = widestFirst.map((part) => part.trim()).filter((part) => part !== '')
  if (language === 'en') return parts.toReversed().join(', ')
  const runs: { isChinese: boolean; parts: string[] }[] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (last?.isChinese === isChinese(part)) last.parts.push(part)
    else runs.push({ isChinese: isChinese(part), parts: [part] })
  }
  return runs.map((run) => (run.isChinese ? run.parts.reduce(closed) : run.parts.toReversed().join(', '))).join(' ')
}

/** Two house numbers must not become one: 德輔道中 12 and 3樓. */
function closed(line: string, part: string): string {
  return /[\p{Script=Latin}\p{Number}]$/u.test(line) && /^[\p{Script=Latin}\p{Number}]/u.test(part)
    ? `${line} ${part}`
    : line + part
}
