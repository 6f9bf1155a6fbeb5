import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/tables'

export const operator = pgTable(
  'operator',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    name: text('name').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role').notNull(),
    /** In which they have logged in last. */
    worksIn: text('works_in').notNull().default('en'),
    /** Chosen for letters to them; null follows `worksIn`. */
    letterLanguage: text('letter_language'),
    /** Set while the password is one that somebody else has chosen. */
    passwordExpiresAt: instant('password_expires_at'),
    disabledAt: instant('disabled_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('operator_email').on(t.email),
    check(
      'operator_role',
      sql`role in ('admin', 'review', 'catalogue', 'orders', 'warehouse', 'finance', 'support', 'marketing')`,
    ),
    check('operator_languages', sql`works_in in ('en', 'zh-Hant', 'zh-Hans') and letter_language in ('en', 'zh-Hant')`),
  ],
)

/** Idle 30 minutes, at most 12 hours. */
export const operatorSession = pgTable(
  'operator_session',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** By which its owner ends it; unlike the hash it may be shown. */
    id: text('id').notNull().default(sql`gen_random_uuid()::text`),
    operatorId: text('operator_id')
      .notNull()
      .references(() => operator.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    userAgent: text('user_agent').notNull().default(''),
  },
  (t) => [index('operator_session_operator').on(t.operatorId), uniqueIndex('operator_session_id').on(t.id)],
)

/** The authenticator that an operator has confirmed; without a row there is none. */
export const operatorSecondFactor = pgTable('operator_second_factor', {
  operatorId: text('operator_id')
    .primaryKey()
    .references(() => operator.id),
  /** Encrypted with a key that stands in no database. */
  secret: text('secret').notNull(),
  confirmedAt: instant('confirmed_at').notNull(),
  /** The half minute whose code was taken last: neither it nor an earlier one is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
})

/** An authenticator that waits for its first code. */
export const operatorSecondFactorSetup = pgTable('operator_second_factor_setup', {
  operatorId: text('operator_id')
    .primaryKey()
    .references(() => operator.id),
  secret: text('secret').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const operatorRecoveryCode = pgTable(
  'operator_recovery_code',
  {
    codeHash: text('code_hash').primaryKey(),
    operatorId: text('operator_id')
      .notNull()
      .references(() => operator.id),
    usedAt: instant('used_at'),
  },
  (t) => [index('operator_recovery_code_operator').on(t.operatorId)],
)

/** A login whose password was right and whose code is still to come. */
export const operatorLogin = pgTable(
  'operator_login',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    operatorId: text('operator_id')
      .notNull()
      .references(() => operator.id),
    expiresAt: instant('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (t) => [index('operator_login_operator').on(t.operatorId), check('operator_login_tries', sql`tries between 0 and 5`)],
)
