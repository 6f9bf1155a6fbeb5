import { sql } from 'drizzle-orm'
import type { Reader } from '../../../platform/database'
import type { ShownPart } from '../home-part'
import type { Look } from '../staged'
import { partStages } from './kept-parts'

const instant = (column: string) => sql<string | null>`to_json(${sql.raw(column)}) #>> '{}'`

/** The parts whose time it is, of each kind in their order. */
export async function findShownParts(read: Reader, look: Look): Promise<ShownPart[]> {
  const { from, isOn } = partStages.shown(look)
  const rows = await read
    .select({
      id: sql<number>`p.id`,
      kind: sql<string>`p.kind`,
      content: sql<object>`s.content`,
      until: instant('s.until_at'),
    })
    .from(from)
    .where(isOn)
    .orderBy(sql`p.kind, p.position, p.id`)
  // Content was checked against its kind when it was saved.
  return rows.map((row) => ({
    ...row,
    until: row.until === null ? null : new Date(row.until),
  })) as unknown as ShownPart[]
}
