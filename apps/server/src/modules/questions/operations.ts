import type { Reader } from '../../platform/database'
import { titleInAddress } from './rules/title-in-address'
import { findShownCategories } from './store'

/** The pages of questions that there are: their category, and the end of their address. */
export async function questionPages(read: Reader): Promise<{ id: string; titleInAddress: string }[]> {
  const categories = await findShownCategories(read)
  return categories.map(({ id, name }) => ({ id, titleInAddress: titleInAddress(name.en) }))
}
