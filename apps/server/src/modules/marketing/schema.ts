import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, pgView, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/tables'

export const invitationCode = pgTable(
  'invitation_code',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    code: text('code').notNull(),
    owner: text('owner').notNull(),
    note: text('note').notNull().default(''),
    validFrom: instant('valid_from'),
    /** The moment after the last day. */
    validUntil: instant('valid_until'),
    deactivatedAt: instant('deactivated_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('invitation_code_key').on(sql`upper(${t.code})`),
    check('invitation_code_period', sql`valid_from is null or valid_until is null or valid_from < valid_until`),
  ],
)

// A view made by a migration: all that marketing needs to know of other modules' tables.
export const marketingClinic = pgView('marketing_clinic', {
  clinicId: text('clinic_id').notNull(),
  name: text('name').notNull(),
  status: text('status').notNull(),
  /** The code that it has brought, in capitals; empty for none. */
  codeKey: text('code_key').notNull(),
  createdAt: instant('created_at').notNull(),
  submittedAt: instant('submitted_at'),
  firstApprovedAt: instant('first_approved_at'),
  orderNo: text('order_no'),
  orderedAt: instant('ordered_at'),
  currency: text('currency'),
  payable: bigint('payable', { mode: 'number' }),
}).existing()
