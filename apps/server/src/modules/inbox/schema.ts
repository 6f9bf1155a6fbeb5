import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/tables'
import { clinic } from '../accounts/schema'
import { variant } from '../catalogue/schema'

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
    /** Goods whose price a clinic asks for, and how many pieces; null for what is about anything else. */
    clinicId: text('clinic_id').references(() => clinic.id),
    variantId: text('variant_id').references(() => variant.id),
    quantity: integer('quantity'),
  },
  (t) => [
    index('enquiry_newest').on(t.at.desc(), t.id),
    index('enquiry_price').on(t.clinicId, t.variantId).where(sql`state = 'open' and variant_id is not null`),
    check(
      'enquiry_goods',
      sql`(variant_id is null) = (quantity is null) and (variant_id is null) = (clinic_id is null) and (quantity is null or quantity >= 1)`,
    ),
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
