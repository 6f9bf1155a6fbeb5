import type { Reader } from '../../platform/database'
import { findInfoPageIds } from './store/info-pages'

/** The ids of all information pages. */
export const infoPageIds = (read: Reader): Promise<string[]> => findInfoPageIds(read)
