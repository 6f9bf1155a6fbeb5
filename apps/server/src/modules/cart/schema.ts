import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/tables'
import { account } from '../accounts/schema'
import { variant } from '../catalogue/schema'

/** A line of one account's cart. */
export const cartLine = pgTable(
  'cart_line',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    variantId: text('variant_id')
      .notNull()
      .references(() => variant.id),
    quantity: integer('quantity').notNull(),
    isChecked: boolean('is_checked').notNull().default(true),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.variantId] }), check('cart_line_quantity', sql`quantity > 0`)],
)
