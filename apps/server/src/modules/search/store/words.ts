import { sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import type { KnownWord } from '../engine'
import { hotKeyword } from '../schema'

/** Counts the vocabulary anew from all documents. */
export async function rebuildWords(tx: Writer): Promise<void> {
  await tx.execute(sql`
    with counted as (
      select word, count(*)::int as products from search_document, unnest(words) as word where word <> '' group by word
    ),
    gone as (
      delete from search_word w where not exists (select 1 from counted c where c.word = w.word)
    )
    insert into search_word as w (word, language, products)
    select word, 'en', products from counted order by word
    on conflict (word) do update set products = excluded.products where w.products <> excluded.products`)
}

/** Whether documents have changed since the vocabulary was last counted; remembers that it is counted now. */
export async function claimRebuild(tx: Writer): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into setting (key, value)
    select 'searchWordsCountedTo', to_jsonb(coalesce(max(updated_at)::text, '') || ' ' || count(*)) from search_document
    on conflict (key) do update set value = excluded.value where setting.value <> excluded.value
    returning key`)
  return rows.length > 0
}

export const findWords = (read: Reader): Promise<KnownWord[]> =>
  read.select({ word: sql<string>`word`, products: sql<number>`products` }).from(sql`search_word`).orderBy(sql`word`)

export const completeWord = (read: Reader, start: string, atMost: number): Promise<KnownWord[]> =>
  read
    .select({ word: sql<string>`word`, products: sql<number>`products` })
    .from(sql`search_word`)
    // Only letters come here, so nothing in the pattern needs escaping.
    .where(sql`word like ${`${start}%`}`)
    .orderBy(sql`products desc, word`)
    .limit(atMost)

export type HotKeyword = {
  readonly wordEn: string
  readonly wordZhHant: string
  readonly link: string
  readonly icon: string
}

export const findHotKeywords = (read: Reader): Promise<HotKeyword[]> =>
  read
    .select({
      wordEn: hotKeyword.wordEn,
      wordZhHant: hotKeyword.wordZhHant,
      link: hotKeyword.link,
      icon: hotKeyword.icon,
    })
    .from(hotKeyword)
    .orderBy(hotKeyword.position, hotKeyword.id)

/** Gives the list as it was before. */
export async function replaceHotKeywords(tx: Writer, list: readonly HotKeyword[]): Promise<HotKeyword[]> {
  const gone = await tx.delete(hotKeyword).returning()
  if (list.length > 0) await tx.insert(hotKeyword).values(list.map((each, position) => ({ ...each, position })))
  return gone
    .sort((a, b) => a.position - b.position || a.id - b.id)
    .map(({ wordEn, wordZhHant, link, icon }) => ({ wordEn, wordZhHant, link, icon }))
}
