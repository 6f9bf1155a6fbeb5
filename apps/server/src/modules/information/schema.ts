import type { LocalizedText } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/tables'

const localized = (name: string) => jsonb(name).$type<LocalizedText>()
const noText = sql`'{"en":"","zh-Hant":""}'::jsonb`
/** Named by a change, which is refused when somebody else was faster. */
const version = () => integer('version').notNull().default(1)

/** Information pages by the specification's numbers: 1 about us, 3 privacy policy, 4 service agreement. */
export const infoPage = pgTable('info_page', {
  id: text('id').primaryKey(),
  name: localized('name').notNull(),
  /** Sanitised when saved. */
  content: localized('content').notNull(),
  version: version(),
})

/** What is to be shown in a page's place, for the time that it names. */
export const infoPageDraft = pgTable(
  'info_page_draft',
  {
    pageId: text('page_id')
      .primaryKey()
      .references(() => infoPage.id, { onDelete: 'cascade' }),
    name: localized('name').notNull(),
    content: localized('content').notNull(),
    from: instant('from_at'),
    until: instant('until_at'),
    version: version(),
  },
  () => [check('info_page_draft_time', sql`until_at is null or (from_at is not null and from_at < until_at)`)],
)

/** Sentences that operators may change: what is read in the place of a price. */
export const shopText = pgTable('shop_text', {
  key: text('key').primaryKey(),
  value: localized('value').notNull(),
  version: version(),
})

/** How the shop is reached: one row, made by the migration. */
export const shopContact = pgTable(
  'shop_contact',
  {
    id: boolean('id').primaryKey().default(true),
    chat: text('chat').notNull().default(''),
    hotline: text('hotline').notNull().default(''),
    hotlineFrom: text('hotline_from').notNull().default('08:00'),
    hotlineUntil: text('hotline_until').notNull().default('23:00'),
    appPicture: text('app_picture').notNull().default(''),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    company: localized('company').notNull().default(noText),
    address: localized('address').notNull().default(noText),
    version: version(),
  },
  () => [check('shop_contact_id_check', sql`id`)],
)
