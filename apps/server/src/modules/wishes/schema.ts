import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/tables'
import { account } from '../accounts/schema'
import { variant } from '../catalogue/schema'

const accountId = () =>
  text('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' })
const variantId = () =>
  text('variant_id')
    .notNull()
    .references(() => variant.id)

export const favourite = pgTable(
  'favourite',
  { accountId: accountId(), variantId: variantId(), addedAt: instant('added_at').notNull() },
  (t) => [primaryKey({ columns: [t.accountId, t.variantId] }), index('favourite_newest').on(t.accountId, t.addedAt)],
)

export const stockRegistration = pgTable(
  'stock_registration',
  {
    accountId: accountId(),
    variantId: variantId(),
    registeredAt: instant('registered_at').notNull(),
    /** When it was told that the goods are back; null while they are waited for. */
    toldAt: instant('told_at'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.variantId] }),
    index('stock_registration_newest').on(t.accountId, t.registeredAt),
    index('stock_registration_waiting').on(t.variantId).where(sql`told_at is null`),
  ],
)
