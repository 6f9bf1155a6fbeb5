import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/tables'

/** What a text was changed to, by whom; never changed or removed. */
export const editedTextHistory = pgTable(
  'edited_text_history',
  {
    key: text('key').notNull(),
    language: text('language').notNull(),
    version: integer('version').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    isRestored: boolean('is_restored').notNull(),
    at: instant('at').notNull(),
    by: text('by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.language, t.version] })],
)
