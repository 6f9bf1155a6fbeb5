import type { Reader } from '../../platform/database'
import { findContact } from './store/contact'
import { findInfoPageIds } from './store/info-pages'

/** The ids of all information pages. */
export const infoPageIds = (read: Reader): Promise<string[]> => findInfoPageIds(read)

/** Where the shop reads what is written to it; empty while no email is set. */
export const shopEmail = async (read: Reader): Promise<string> => (await findContact(read)).email
