import type { Reader } from '../../platform/database'
import { findShownEventIds } from './store/special-events'

/** The special events whose time it is: each has a page of its own. */
export const specialEventIds = async (read: Reader): Promise<string[]> =>
  (await findShownEventIds(read)).map(({ id }) => id)
