import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/tables'
import { clinic } from '../accounts/schema'

export const deliveryAddress = pgTable(
  'delivery_address',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinic.id),
    name: text('name').notNull(),
    areaCode: text('area_code').notNull(),
    phone: text('phone').notNull(),
    /** Province, city and district by code; names come from the region table. */
    province: text('province').notNull(),
    city: text('city').notNull().default(''),
    district: text('district').notNull().default(''),
    street: text('street').notNull(),
    address: text('address').notNull().default(''),
    isDefault: boolean('is_default').notNull().default(false),
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('delivery_address_clinic').on(t.clinicId),
    unique('delivery_address_in_clinic').on(t.clinicId, t.id),
    uniqueIndex('delivery_address_one_default').on(t.clinicId).where(sql`is_default and deleted_at is null`),
  ],
)

/** Which area codes forms offer, in their order. */
export const areaCode = pgTable(
  'area_code',
  {
    code: text('code').primaryKey(),
    position: integer('position').notNull(),
    isOn: boolean('is_on').notNull(),
  },
  () => [check('area_code_default_on', sql`is_on or code <> '+852'`)],
)

/** Regions of any level to which no goods are sent at present. */
export const closedRegion = pgTable('closed_region', { code: text('code').primaryKey() })
