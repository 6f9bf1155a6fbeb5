import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/tables'
import { account } from '../accounts/schema'

export const deletionRequest = pgTable(
  'deletion_request',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => account.id),
    requestedAt: instant('requested_at').notNull(),
    dueAt: instant('due_at').notNull(),
    doneAt: instant('done_at'),
  },
  (t) => [index('deletion_request_due').on(t.dueAt).where(sql`done_at is null`)],
)
