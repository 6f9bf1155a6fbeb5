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
