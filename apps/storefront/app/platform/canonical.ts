import { addressIn } from './language-address'
import { visitorAddress } from './visitor-address'

/** Where engines find what a page shows: its one address, and the same in each language. */
export type Canonical = {
  readonly english: string
  readonly chinese: string
}

/**
 * Paths of a page for search engines; undefined for what they leave out: everything that is not the same for all visitors,
 * and what the page's loader calls an address of `null`. A loader's `address` stands for the many that lead to one thing.
 */
export function canonicalOf(here: string, shown: unknown): Canonical | undefined {
  const kept = visitorAddress(here)
  if (kept === undefined) return undefined
  const said = addressOf(shown)
  if (said === null) return undefined
  const plain = said ?? kept
  return { english: addressIn('en', plain), chinese: addressIn('zh-Hant', plain) }
}

function addressOf(shown: unknown): string | null | undefined {
  if (typeof shown !== 'object' || shown === null || !('address' in shown)) return undefined
  return typeof shown.address === 'string' || shown.address === null ? shown.address : undefined
}
