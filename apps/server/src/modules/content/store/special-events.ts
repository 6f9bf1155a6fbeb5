import type { specialEvents } from '@cusp/contract'
import { idFrom, type SpecialEventId } from '@cusp/kernel'
import { desc, eq, sql } from 'drizzle-orm'
import { prepared, type Reader, type Writer } from '../../../platform/database'
import { specialEvent, specialEventStage } from '../schema'
import type { EventContent, KeptEvent } from '../special-event'
import type { Look, Period, StageName, Version } from '../staged'
import { stagesOf } from './stages'

export const eventStages = stagesOf<SpecialEventId, EventContent>('special_event', 'special_event_stage', 'event_id')

export async function findKeptEvent(read: Reader, id: SpecialEventId): Promise<KeptEvent | undefined> {
  const rows = await read
    .select({ version: specialEvent.version, stage: specialEventStage })
    .from(specialEvent)
    .innerJoin(specialEventStage, eq(specialEventStage.eventId, specialEvent.id))
    .where(eq(specialEvent.id, id))
  const [first] = rows
  if (!first) return undefined
  const of = (name: StageName) => rows.find(({ stage }) => stage.stage === name)?.stage
  return { id, version: first.version, draft: of('draft'), published: of('published') }
}

export type EventHead = Period &
  Pick<specialEvents.EventRow, 'title' | 'picture' | 'blockCount' | 'changedAt' | 'changedBy'> & {
    readonly id: SpecialEventId
    readonly version: number
    readonly stage: StageName
  }

/** The heads of all stages, those that were changed last first. */
export async function findEventHeads(read: Reader): Promise<EventHead[]> {
  const { content, stage, from, until, changedAt, changedBy } = specialEventStage
  const rows = await read
    .select({
      id: specialEvent.id,
      version: specialEvent.version,
      stage,
      from,
      until,
      changedAt,
      changedBy,
      title: sql<EventContent['title']>`${content}->'title'`,
      picture: sql<EventContent['picture']>`${content}->'picture'`,
      blockCount: sql<number>`jsonb_array_length(${content}->'blocks')`,
    })
    .from(specialEvent)
    .innerJoin(specialEventStage, eq(specialEventStage.eventId, specialEvent.id))
    .orderBy(desc(changedAt), desc(specialEvent.id))
  return rows.map((row) => ({ ...row, id: idFrom<'SpecialEvent'>(row.id) }))
}

/** Makes an event without any stage; undefined when there are that many already. */
export async function insertEvent(tx: Writer, atMost: number): Promise<Version<SpecialEventId> | undefined> {
  // Two that come at once must not both count the same rows.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('special_event'))`)
  const { rows } = await tx.execute<Version<SpecialEventId>>(sql`
    insert into special_event (id) select nextval('special_event_number')::text
    where (select count(*) from special_event) < ${atMost} returning id, version`)
  return rows[0]
}

const content = { content: sql<EventContent>`s.content` }
const everybody = eventStages.shown({ at: null, withDrafts: false })

const shownEvent = prepared((read: Reader) =>
  read
    .select(content)
    .from(everybody.from)
    .where(sql`p.id = ${sql.placeholder('id')} and ${everybody.isOn}`)
    .prepare('content_special_event'),
)

/** What everybody sees of an event now; undefined outside of its time. */
export async function findShownEvent(read: Reader, id: SpecialEventId): Promise<EventContent | undefined> {
  const [row] = await shownEvent(read).execute({ id })
  return row?.content
}

export async function findEventAsLookedAt(
  read: Reader,
  id: SpecialEventId,
  look: Look,
): Promise<EventContent | undefined> {
  const { from, isOn } = eventStages.shown(look)
  const [row] = await read.select(content).from(from).where(sql`p.id = ${id} and ${isOn}`)
  return row?.content
}

/** The events that everybody sees now. */
export function findShownEventIds(read: Reader): Promise<{ id: string }[]> {
  return read.select({ id: sql<string>`p.id` }).from(everybody.from).where(everybody.isOn).orderBy(sql`p.id`)
}
