import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** One row per thing that caches follow. `version` grows at the commit of every change (deferred triggers). */
export const contentVersion = pgTable('content_version', {
  name: text('name').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
})

/** Moments at which what is shown changes by the clock alone; whoever sees one that is due lets the version grow. */
export const contentTurn = pgTable('content_turn', { at: instant('at').primaryKey() })

/** Events told in business transactions, delivered at least once afterwards. */
export const outboxEvent = pgTable(
  'outbox_event',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    name: text('name').notNull(),
    payload: jsonb('payload').notNull(),
    status: text('status').notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: instant('next_try_at').notNull().defaultNow(),
    problem: text('problem'),
    createdAt: instant('created_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
  },
  (t) => [
    index('outbox_event_waiting').on(t.nextTryAt).where(sql`status = 'waiting'`),
    check('outbox_event_status', sql`status in ('waiting', 'done', 'dead')`),
  ],
)

/** What operators did, written in the transaction that did it. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull().defaultNow(),
    operatorId: text('operator_id'),
    operatorName: text('operator_name').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull().default(''),
    detail: jsonb('detail').notNull(),
    requestId: text('request_id').notNull().default(''),
  },
  (t) => [
    index('audit_entry_action').on(t.action, t.id),
    index('audit_entry_operator').on(t.operatorId, t.id),
    index('audit_entry_at').on(t.at),
  ],
)

/** Counters of attempts per key and window; shared by all server processes. */
export const rateCounter = pgTable('rate_counter', {
  key: text('key').primaryKey(),
  windowStart: instant('window_start').notNull(),
  count: integer('count').notNull(),
})

/** Files that people have uploaded; the bytes lie in the data directory under `path`. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: text('id').primaryKey(),
    /** Who may read it: `clinic:<id>`, `operators` or `public`. */
    audience: text('audience').notNull(),
    kind: text('kind').notNull(),
    path: text('path').notNull(),
    originalName: text('original_name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('stored_file_path').on(t.path)],
)

/** Mail and text messages: queued in the business transaction, sent or kept afterwards. */
export const message = pgTable(
  'message',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    channel: text('channel').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull().default(''),
    body: text('body').notNull(),
    status: text('status').notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: instant('next_try_at').notNull().defaultNow(),
    problem: text('problem').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    /** Holds secrets such as codes: shown masked in the back office once sent by a real provider. */
    isSecret: boolean('is_secret').notNull().default(false),
    dedupKey: text('dedup_key'),
    /** What its reader may turn off; none for what is necessary. */
    topic: text('topic'),
  },
  (t) => [
    uniqueIndex('message_dedup').on(t.dedupKey),
    index('message_queued').on(t.nextTryAt).where(sql`status = 'queued'`),
    check('message_channel', sql`channel in ('mail', 'sms')`),
    check('message_status', sql`status in ('queued', 'sent', 'kept', 'failed')`),
  ],
)

/** What operators have put in the place of built-in texts. A restored text keeps its row, so that its version only grows. */
export const editedText = pgTable(
  'edited_text',
  {
    key: text('key').notNull(),
    language: text('language').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    isRestored: boolean('is_restored').notNull(),
    version: integer('version').notNull(),
    changedAt: instant('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.language] }),
    check('edited_text_language', sql`language in ('en', 'zh-Hant', 'zh-Hans')`),
  ],
)

export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
})
