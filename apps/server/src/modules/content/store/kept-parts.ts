import type { homeParts } from '@cusp/contract'
import { asc, eq, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import type { HomePart, HomePartKind, KeptPart } from '../home-part'
import { homePart, homeStage } from '../schema'
import type { Version } from '../staged'
import { stagesOf } from './stages'

export const partStages = stagesOf<number, HomePart['content']>('home_part', 'home_stage', 'part_id')

/** Every part with its stages, of each kind in its order. */
export async function findKeptParts(read: Reader): Promise<KeptPart[]> {
  const rows = await read
    .select({ part: homePart, stage: homeStage })
    .from(homePart)
    .innerJoin(homeStage, eq(homeStage.partId, homePart.id))
    .orderBy(asc(homePart.kind), asc(homePart.position), asc(homePart.id))
  const parts = new Map<number, KeptPart>()
  for (const { part, stage } of rows) {
    const known = parts.get(part.id) ?? { ...part, draft: undefined, published: undefined }
    parts.set(part.id, { ...known, [stage.stage]: stage })
  }
  return [...parts.values()]
}

export async function findKeptPart(read: Reader, id: number): Promise<KeptPart | undefined> {
  const rows = await read
    .select({ part: homePart, stage: homeStage })
    .from(homePart)
    .innerJoin(homeStage, eq(homeStage.partId, homePart.id))
    .where(eq(homePart.id, id))
  const [first] = rows
  if (!first) return undefined
  const of = (stage: 'draft' | 'published') => rows.find((row) => row.stage.stage === stage)?.stage
  return { ...first.part, draft: of('draft'), published: of('published') }
}

/** Puts a part behind the others of its kind; undefined when there are that many already. */
export async function insertPart(tx: Writer, kind: HomePartKind, atMost: number): Promise<Version<number> | undefined> {
  // Two that come at once must not both count the same rows.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('home_part'))`)
  const [counted] = await tx
    .select({ parts: sql<number>`count(*)::int`, last: sql<number>`coalesce(max(position), 0)::int` })
    .from(homePart)
    .where(eq(homePart.kind, kind))
  if (!counted || counted.parts >= atMost) return undefined
  const [row] = await tx
    .insert(homePart)
    .values({ kind, position: counted.last + 1 })
    .returning({ id: homePart.id, version: homePart.version })
  return row
}

/** False when the ids are not exactly the parts of the kind. */
export async function putOrder(tx: Writer, kind: homeParts.HomePartKind, ids: readonly number[]): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('home_part'))`)
  const parts = await tx.select({ id: homePart.id }).from(homePart).where(eq(homePart.kind, kind))
  const wanted = new Set(ids)
  if (wanted.size !== ids.length || parts.length !== ids.length || !parts.every(({ id }) => wanted.has(id)))
    return false
  await tx.execute(sql`
    update home_part set position = wanted.place
    from unnest(${sql.param(ids)}::int[]) with ordinality as wanted(id, place) where home_part.id = wanted.id`)
  return true
}
