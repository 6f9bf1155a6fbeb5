import type { LocalizedText } from '@cusp/kernel'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/tables'

const localized = (name: string) => jsonb(name).$type<LocalizedText>()

export const banner = pgTable('banner', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  title: localized('title').notNull(),
  link: text('link').notNull(),
  image: text('image').notNull(),
  imagePhone: text('image_phone').notNull(),
  position: integer('position').notNull().default(0),
  from: instant('from_at'),
  until: instant('until_at'),
})

/** Information pages by the specification's numbers: 1 about us, 3 privacy policy, 4 service agreement. */
export const infoPage = pgTable('info_page', {
  id: text('id').primaryKey(),
  name: localized('name').notNull(),
  /** Sanitised when saved. */
  content: localized('content').notNull(),
})

/** Sentences that operators may change, such as what visitors read instead of a price. */
export const shopText = pgTable('shop_text', {
  key: text('key').primaryKey(),
  value: localized('value').notNull(),
})
