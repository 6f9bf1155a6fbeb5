import { asc, eq } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import { searchSynonym } from '../schema'

/** Words or phrases, in any language, that find the same products. */
export type SynonymGroup = { readonly id: number; readonly words: readonly string[] }

export const findSynonyms = (read: Reader): Promise<SynonymGroup[]> =>
  read.select({ id: searchSynonym.id, words: searchSynonym.words }).from(searchSynonym).orderBy(asc(searchSynonym.id))

export async function addSynonyms(tx: Writer, words: readonly string[]): Promise<number> {
  const [row] = await tx
    .insert(searchSynonym)
    .values({ words: [...words] })
    .returning({ id: searchSynonym.id })
  if (!row) throw new Error('a group was not written')
  return row.id
}

/** Gives what the group was before; undefined when there is none with this id. */
export async function changeSynonyms(
  tx: Writer,
  id: number,
  words: readonly string[],
): Promise<readonly string[] | undefined> {
  const [before] = await tx
    .select({ words: searchSynonym.words })
    .from(searchSynonym)
    .where(eq(searchSynonym.id, id))
    .for('update')
  if (before)
    await tx
      .update(searchSynonym)
      .set({ words: [...words] })
      .where(eq(searchSynonym.id, id))
  return before?.words
}

export async function removeSynonyms(tx: Writer, id: number): Promise<readonly string[] | undefined> {
  const [gone] = await tx
    .delete(searchSynonym)
    .where(eq(searchSynonym.id, id))
    .returning({ words: searchSynonym.words })
  return gone?.words
}
