import type { LocalizedText } from '@cusp/kernel'
import { eq } from 'drizzle-orm'
import type { Reader } from '../../../platform/database'
import { infoPage } from '../schema'

export type InfoPage = { readonly id: string; readonly name: LocalizedText; readonly content: LocalizedText }

export async function findInfoPage(read: Reader, id: string): Promise<InfoPage | undefined> {
  const [row] = await read
    .select({ id: infoPage.id, name: infoPage.name, content: infoPage.content })
    .from(infoPage)
    .where(eq(infoPage.id, id))
  return row
}

export async function findInfoPageIds(read: Reader): Promise<string[]> {
  const rows = await read.select({ id: infoPage.id }).from(infoPage).orderBy(infoPage.id)
  return rows.map(({ id }) => id)
}
