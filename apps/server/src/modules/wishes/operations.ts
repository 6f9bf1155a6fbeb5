import { wishes } from '@cusp/contract'
import type { AccountId } from '@cusp/kernel'
import type { Writer } from '../../platform/database'
import { keep } from './store/favourites'
import { remove } from './store/registrations'

export { eraseWishes, findWishes, type PersonalWish } from './store/personal'

/** Keeps variants as favourites; false when they would be too many. Roll back then. */
export async function collect(
  tx: Writer,
  accountId: AccountId,
  variantIds: readonly string[],
  now: Date,
): Promise<boolean> {
  const { total } = await keep(tx, accountId, variantIds, now)
  return total <= wishes.favouriteLimit
}

/** Waits for these goods no longer. */
export const stopWaiting = (tx: Writer, accountId: AccountId, variantIds: readonly string[]): Promise<void> =>
  remove(tx, accountId, variantIds)
