import type { LocalizedText } from '@cusp/kernel'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { product } from '../catalogue/schema'

/** A page of products picked by hand. Its version grows with each save. */
export const zone = pgTable('zone', { key: text('key').primaryKey(), version: integer('version').notNull().default(0) })

export const zoneProduct = pgTable(
  'zone_product',
  {
    zone: text('zone')
      .notNull()
      .references(() => zone.key),
    productId: text('product_id')
      .notNull()
      .references(() => product.id),
    position: integer('position').notNull(),
    badge: jsonb('badge').$type<LocalizedText>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.zone, t.productId] }), index('zone_product_order').on(t.zone, t.position)],
)
