import type { LocalizedText } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

const shared = {
  name: jsonb('name').$type<LocalizedText>().notNull(),
  /** The smallest stands first. */
  position: integer('position').notNull(),
  isPublished: boolean('is_published').notNull(),
  /** Named by a change, which is refused when somebody else was faster. */
  version: integer('version').notNull().default(1),
}

export const questionCategory = pgTable('question_category', {
  id: text('id').primaryKey().default(sql`nextval('question_category_number')::text`),
  remark: jsonb('remark').$type<LocalizedText>().notNull(),
  /** Path of a picture; '' for none. */
  icon: text('icon').notNull().default(''),
  ...shared,
})

export const question = pgTable(
  'question',
  {
    id: text('id').primaryKey().default(sql`nextval('question_number')::text`),
    categoryId: text('category_id')
      .notNull()
      .references(() => questionCategory.id),
    /** Sanitised when saved. */
    content: jsonb('content').$type<LocalizedText>().notNull(),
    ...shared,
  },
  (t) => [index('question_of_category').on(t.categoryId, t.position)],
)
