import type { homeParts, specialEvents } from '@cusp/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/tables'

/** A part of the home page; what it says is in its stages. */
export const homePart = pgTable(
  'home_part',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<homeParts.HomePartKind>().notNull(),
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (t) => [index('home_part_kind_position').on(t.kind, t.position, t.id)],
)

/** What everybody sees of a part, and beside it what is being worked on. */
export const homeStage = pgTable(
  'home_stage',
  {
    partId: integer('part_id')
      .notNull()
      .references(() => homePart.id, { onDelete: 'cascade' }),
    stage: text('stage').$type<'draft' | 'published'>().notNull(),
    content: jsonb('content').$type<homeParts.HomePart['content']>().notNull(),
    from: instant('from_at'),
    until: instant('until_at'),
    changedAt: instant('changed_at').notNull().defaultNow(),
    changedBy: text('changed_by').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.partId, t.stage] }),
    check('home_stage_stage', sql`stage in ('draft', 'published')`),
    check('home_stage_period', sql`until_at > from_at`),
  ],
)

/** A page of pictures and products for some time; what it shows is in its stages, as with a part of the home page. */
export const specialEvent = pgTable('special_event', {
  id: text('id').primaryKey().default(sql`nextval('special_event_number')::text`),
  version: integer('version').notNull().default(1),
})

export const specialEventStage = pgTable(
  'special_event_stage',
  {
    eventId: text('event_id')
      .notNull()
      .references(() => specialEvent.id, { onDelete: 'cascade' }),
    stage: text('stage').$type<'draft' | 'published'>().notNull(),
    content: jsonb('content').$type<specialEvents.EventContent>().notNull(),
    from: instant('from_at'),
    until: instant('until_at'),
    changedAt: instant('changed_at').notNull().defaultNow(),
    changedBy: text('changed_by').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.stage] }),
    check('special_event_stage_stage', sql`stage in ('draft', 'published')`),
    check('special_event_stage_period', sql`until_at > from_at`),
  ],
)
