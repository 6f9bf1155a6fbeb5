import { cart } from '@cusp/contract'
import type { AccountId } from '@cusp/kernel'
import type { Reader, Writer } from '../../platform/database'
import type { WantedLine } from './cart'
import * as store from './store'

export { failureOf, lineProblem, mostOf } from './rules/line-problem'

/** Number of lines in an account's cart (decision 30). */
export const cartCount = (read: Reader, accountId: AccountId): Promise<number> => store.countLines(read, accountId)

/** The lines that the buyer has checked. Whether they can be ordered is for the caller to judge. */
export async function selectedLines(read: Reader, accountId: AccountId): Promise<WantedLine[]> {
  const lines = await store.findLines(read, accountId)
  return lines.filter((line) => line.isChecked).map(({ variantId, quantity }) => ({ variantId, quantity }))
}

/** What is in the cart, checked or not. */
export const linesInCart = (read: Reader, accountId: AccountId): Promise<WantedLine[]> =>
  store.findLines(read, accountId)

/** Takes goods that were bought out of the cart. */
export const removeBought = (tx: Writer, accountId: AccountId, variantIds: readonly string[]): Promise<void> =>
  store.removeLines(tx, accountId, variantIds)

export type Added =
  | { readonly kind: 'added'; readonly lines: number }
  | { readonly kind: 'full' }
  /** These variants would have grown above what can be had. */
  | { readonly kind: 'tooMany'; readonly variantIds: readonly string[] }

/** Adds pieces of one variant, never above its `most`; whole by itself, so that no transaction is needed around it. */
export async function addLine(
  tx: Writer,
  accountId: AccountId,
  line: WantedLine & { readonly most: number },
  now: Date,
): Promise<Added> {
  const grown = await store.growLine(tx, accountId, line, cart.cartLimit, now)
  return grown.kind === 'tooMany' ? { kind: 'tooMany', variantIds: [line.variantId] } : grown
}

/** Adds pieces, each variant once and none above its `most`. Roll back when the answer is not `added`. */
export async function addLines(
  tx: Writer,
  accountId: AccountId,
  lines: readonly (WantedLine & { readonly most: number })[],
  now: Date,
): Promise<Added> {
  if (lines.length === 0) return { kind: 'added', lines: await store.countLines(tx, accountId) }
  const grown = await store.growLines(tx, accountId, lines, now)
  if (grown.tooMany.length > 0) return { kind: 'tooMany', variantIds: grown.tooMany }
  return grown.lines > cart.cartLimit ? { kind: 'full' } : { kind: 'added', lines: grown.lines }
}
