import { type SQL, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'

type Days = { readonly from: string | undefined; readonly until: string | undefined }

/** Days as they are in Hong Kong. */
const within = ({ from, until }: Days): SQL =>
  sql.join(
    [
      sql`true`,
      ...(from ? [sql`at >= (${from}::date)::timestamp at time zone 'Asia/Hong_Kong'`] : []),
      ...(until ? [sql`at < (${until}::date + 1)::timestamp at time zone 'Asia/Hong_Kong'`] : []),
    ],
    sql` and `,
  )

export async function logSearches(tx: Writer, searches: readonly { keyword: string; found: number }[]): Promise<void> {
  await tx.execute(sql`
    insert into search_log (keyword, found)
    select * from unnest(${sql.param(searches.map((s) => s.keyword))}::text[], ${sql.param(searches.map((s) => s.found))}::int[])`)
}

export async function countSearches(read: Reader, days: Days): Promise<{ searches: number; withoutResult: number }> {
  const [row] = await read
    .select({
      searches: sql<number>`count(*)::int`,
      withoutResult: sql<number>`count(*) filter (where found = 0)::int`,
    })
    .from(sql`search_log`)
    .where(within(days))
  return row ?? { searches: 0, withoutResult: 0 }
}

type Searched = { readonly keyword: string; readonly times: number; readonly found: number }

/** Keywords that differ in case alone are one; each tells what it found the last time, and `withoutResult` keeps those that found nothing then. */
export async function reportSearches(
  read: Reader,
  days: Days,
  page: { readonly withoutResult: boolean; readonly offset: number; readonly limit: number },
): Promise<{ list: Searched[]; totalCount: number }> {
  const rows = await read
    .select({
      keyword: sql<string>`keyword`,
      times: sql<number>`times::int`,
      found: sql<number>`found`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(
      sql`(select (array_agg(keyword order by id desc))[1] as keyword, count(*) as times,
             (array_agg(found order by id desc))[1] as found
           from search_log where ${within(days)} group by lower(keyword)) searched`,
    )
    .where(page.withoutResult ? sql`found = 0` : sql`true`)
    .orderBy(sql`times desc, keyword`)
    .limit(page.limit)
    .offset(page.offset)
  return { list: rows.map(({ total: _, ...row }) => row), totalCount: rows[0]?.total ?? 0 }
}

/** Searches are kept so many days. */
export async function forgetSearches(tx: Writer, now: Date, keptDays: number): Promise<void> {
  await tx.execute(
    sql`delete from search_log where at < ${now.toISOString()}::timestamptz - make_interval(days => ${keptDays})`,
  )
}
