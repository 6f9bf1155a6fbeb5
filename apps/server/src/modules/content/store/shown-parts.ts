import { sql } from 'drizzle-orm'
import type { Reader } from '../../../platform/database'
import type { Look, ShownPart } from '../home-part'

const instant = (column: string) => sql<string | null>`to_json(${sql.raw(column)}) #>> '{}'`

/**
 * The parts whose time it is, of each kind in their order. The moment is the database's, the same for every server
 * process: one whose clock is late must not keep an old page under a new version.
 */
export async function findShownParts(read: Reader, { at, withDrafts }: Look): Promise<ShownPart[]> {
  const moment = at === null ? sql`now()` : sql`${at.toISOString()}::timestamptz`
  const stage = withDrafts
    ? sql`(select * from home_stage x where x.part_id = p.id order by x.stage = 'draft' desc limit 1)`
    : sql`(select * from home_stage x where x.part_id = p.id and x.stage = 'published')`
  const rows = await read
    .select({
      id: sql<number>`p.id`,
      kind: sql<string>`p.kind`,
      content: sql<object>`s.content`,
      until: instant('s.until_at'),
    })
    .from(sql`home_part p join lateral ${stage} s on true`)
    .where(sql`(s.from_at is null or s.from_at <= ${moment}) and (s.until_at is null or s.until_at > ${moment})`)
    .orderBy(sql`p.kind, p.position, p.id`)
  // Content was checked against its kind when it was saved.
  return rows.map((row) => ({
    ...row,
    until: row.until === null ? null : new Date(row.until),
  })) as unknown as ShownPart[]
}
