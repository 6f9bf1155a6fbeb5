import type { LocalizedText } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/tables'

const cents = (name: string) => bigint(name, { mode: 'number' })

export const couponCampaign = pgTable(
  'coupon_campaign',
  {
    id: text('id').primaryKey().default(sql`nextval('catalogue_number')::text`),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    /** Percent off, 1 to 99; null when it takes a fixed amount off. */
    percent: smallint('percent'),
    amountHkd: cents('amount_hkd'),
    amountUsd: cents('amount_usd'),
    /** Goods from which it may be used. */
    metHkd: cents('met_hkd').notNull().default(0),
    metUsd: cents('met_usd'),
    scope: text('scope').notNull(),
    scopeIds: text('scope_ids').array().notNull().default(sql`'{}'`),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    isShown: boolean('is_shown').notNull().default(true),
    version: integer('version').notNull().default(1),
  },
  () => [
    check('coupon_campaign_period', sql`starts_at < ends_at`),
    check('coupon_campaign_scope', sql`scope in ('all', 'category', 'brand', 'product')`),
    check('coupon_campaign_scope_ids', sql`(scope = 'all') = (cardinality(scope_ids) = 0)`),
    check(
      'coupon_campaign_worth',
      sql`case when percent is null then amount_hkd > 0 and amount_hkd is not null and (amount_usd is null or amount_usd > 0)
        else percent between 1 and 99 and amount_hkd is null and amount_usd is null end`,
    ),
    check('coupon_campaign_met', sql`met_hkd >= 0 and (met_usd is null or met_usd >= 0)`),
  ],
)
