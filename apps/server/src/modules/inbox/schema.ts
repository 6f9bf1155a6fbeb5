import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/tables'

/** What was written to the shop through the contact form. */
export const enquiry = pgTable(
  'enquiry',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    at: instant('at').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    language: text('language').notNull(),
    message: text('message').notNull(),
    state: text('state').$type<'open' | 'answered' | 'closed'>().notNull().default('open'),
    takenById: text('taken_by_id'),
    takenBy: text('taken_by').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('enquiry_newest').on(t.at.desc(), t.id),
    check('enquiry_state', sql`state in ('open', 'answered', 'closed')`),
    check('enquiry_language', sql`language in ('en', 'zh-Hant', 'zh-Hans')`),
  ],
)

/** What was answered; never changed. */
export const enquiryAnswer = pgTable(
  'enquiry_answer',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    enquiryId: text('enquiry_id')
      .notNull()
      .references(() => enquiry.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    byName: text('by_name').notNull(),
    text: text('text').notNull(),
  },
  (t) => [index('enquiry_answer_of').on(t.enquiryId, t.id)],
)
