import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/tables'

const cents = (name: string) => bigint(name, { mode: 'number' })
const uuid = sql`gen_random_uuid()::text`

export const clinic = pgTable(
  'clinic',
  {
    id: text('id').primaryKey().default(uuid),
    name: text('name').notNull().default(''),
    status: text('status').notNull().default('notSubmitted'),
    reason: text('reason').notNull().default(''),
    contactName: text('contact_name').notNull().default(''),
    province: text('province').notNull().default(''),
    city: text('city').notNull().default(''),
    district: text('district').notNull().default(''),
    street: text('street').notNull().default(''),
    address: text('address').notNull().default(''),
    isHkCustomer: boolean('is_hk_customer').notNull().default(true),
    certificateFileId: text('certificate_file_id'),
    invitationCode: text('invitation_code').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    submittedAt: instant('submitted_at'),
    /** Set at the first approval and never cleared: only clinics that were verified may have orders. */
    firstApprovedAt: instant('first_approved_at'),
    /** Until when a clinic that was asked for a new certificate keeps its approval. */
    approvedUntil: instant('approved_until'),
    /** The last day on which the certificate is good, where it is known. */
    certificateExpiresOn: date('certificate_expires_on'),
    /** The expiry for which a new certificate was asked for: nobody is asked twice for the same one. */
    certificateAskedFor: date('certificate_asked_for'),
    /** What may be paid later, in cents of Hong Kong dollars. */
    mayPayByCheque: boolean('may_pay_by_cheque').notNull().default(false),
    chequeLimit: cents('cheque_limit').notNull().default(0),
    chequeDays: integer('cheque_days').notNull().default(0),
    hasCredit: boolean('has_credit').notNull().default(false),
    creditLimit: cents('credit_limit').notNull().default(0),
    creditDays: integer('credit_days').notNull().default(0),
  },
  (t) => [
    check(
      'clinic_status',
      sql`status in ('notSubmitted', 'underReview', 'rejected', 'approved', 'certificateExpired')`,
    ),
    check(
      'clinic_credit_terms',
      sql`cheque_limit >= 0 and credit_limit >= 0 and cheque_days between 0 and 365 and credit_days between 0 and 365`,
    ),
    index('clinic_status_submitted').on(t.status, t.submittedAt),
    index('clinic_certificate_expires').on(t.certificateExpiresOn).where(sql`status = 'approved'`),
  ],
)

export const clinicHistory = pgTable(
  'clinic_history',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinic.id),
    fromStatus: text('from_status').notNull(),
    move: text('move').notNull(),
    toStatus: text('to_status').notNull(),
    byKind: text('by_kind').notNull(),
    byName: text('by_name').notNull().default(''),
    reason: text('reason').notNull().default(''),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [index('clinic_history_clinic').on(t.clinicId, t.id)],
)

/** What was changed of a clinic besides its status. Rows are never changed or removed. */
export const clinicChange = pgTable(
  'clinic_change',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinic.id),
    /** Whom of the clinic's people it was about. */
    accountId: text('account_id').references((): AnyPgColumn => account.id),
    what: text('what').notNull(),
    /** The fields that differ, as they were and as they are. */
    before: jsonb('before').$type<Readonly<Record<string, string | number | boolean | null>>>().notNull(),
    after: jsonb('after').$type<Readonly<Record<string, string | number | boolean | null>>>().notNull(),
    byKind: text('by_kind').notNull(),
    byName: text('by_name').notNull().default(''),
    reason: text('reason').notNull().default(''),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    index('clinic_change_clinic').on(t.clinicId, t.id),
    check(
      'clinic_change_what',
      sql`what in ('details', 'certificateDay', 'roles', 'disable', 'enable', 'unlock', 'credit', 'resetPaymentPassword', 'unlockPaymentPassword')`,
    ),
  ],
)

export const account = pgTable(
  'account',
  {
    id: text('id').primaryKey().default(uuid),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinic.id),
    name: text('name').notNull().default(''),
    /** Lower case. */
    email: text('email'),
    areaCode: text('area_code'),
    phone: text('phone'),
    passwordHash: text('password_hash').notNull(),
    roles: text('roles').array().notNull().default(sql`'{Buyer}'`),
    language: text('language').notNull().default('en'),
    avatarFileId: text('avatar_file_id'),
    /** Decides who belongs to the clinic. */
    isAdmin: boolean('is_admin').notNull().default(false),
    /** Set beside `disabledAt` when the clinic itself has removed this person: it may invite them again. */
    removedAt: instant('removed_at'),
    disabledAt: instant('disabled_at'),
    /** Why an operator has disabled this person; not for them to read. */
    disabledReason: text('disabled_reason').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('account_email').on(t.email),
    uniqueIndex('account_phone').on(t.areaCode, t.phone),
    unique('account_in_clinic').on(t.clinicId, t.id),
    check('account_reachable', sql`email is not null or phone is not null`),
  ],
)

/** The six digits with which somebody pays from the clinic's balance; without a row there are none. */
export const paymentPassword = pgTable(
  'payment_password',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => account.id),
    passwordHash: text('password_hash').notNull(),
    /** Since the last right one. The fifth locks. */
    tries: smallint('tries').notNull().default(0),
    lockedUntil: instant('locked_until'),
    setAt: instant('set_at').notNull(),
  },
  () => [
    check('payment_password_hashed', sql`password_hash like '$argon2id$%'`),
    check('payment_password_tries', sql`tries between 0 and 5`),
  ],
)

/** Made by a migration: what live cheque orders take of a clinic's limit. */
export const clinicChequeUse = pgView('clinic_cheque_use', {
  clinicId: text('clinic_id').notNull(),
  used: bigint('used', { mode: 'number' }).notNull(),
}).existing()

/** One per clinic and address: inviting again replaces the link. The token itself is never kept, only its SHA-256. */
export const clinicInvitation = pgTable(
  'clinic_invitation',
  {
    id: text('id').primaryKey().default(uuid),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinic.id),
    email: text('email').notNull(),
    roles: text('roles').array().notNull(),
    isAdmin: boolean('is_admin').notNull(),
    tokenHash: text('token_hash').notNull(),
    invitedBy: text('invited_by')
      .notNull()
      .references(() => account.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    unique('clinic_invitation_one_per_address').on(t.clinicId, t.email),
    uniqueIndex('clinic_invitation_token').on(t.tokenHash),
  ],
)

/** Sessions of buyers. The token itself is never kept, only its SHA-256. */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** What its owner calls it by; the token's hash stays here. */
    id: text('id').notNull().default(uuid),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** What the browser said of itself when it signed in. */
    userAgent: text('user_agent').notNull().default(''),
    /** When its owner has proven who they are with a code; taken away by the change that it was for. */
    identityProvenAt: instant('identity_proven_at'),
  },
  (t) => [index('session_account').on(t.accountId), uniqueIndex('session_id').on(t.id)],
)

export const captcha = pgTable('captcha', {
  id: text('id').primaryKey(),
  answerHash: text('answer_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

/** A code is bound to a purpose and a target; it dies after 5 tries, 10 minutes or one use. */
export const verificationCode = pgTable(
  'verification_code',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    purpose: text('purpose').notNull(),
    target: text('target').notNull(),
    /** `session` or `browser` with the hash of its token: whoever asked for the code, and alone may use it. */
    owner: text('owner').notNull().default(''),
    codeHash: text('code_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('verification_code_target').on(t.purpose, t.target, t.id),
    check('verification_code_tries', sql`tries between 0 and 5`),
  ],
)

/** What became of a request for a code. Refusals of one kind within an hour share a row and are counted there. */
export const codeRequest = pgTable(
  'code_request',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    target: text('target').notNull(),
    channel: text('channel').notNull(),
    purpose: text('purpose').notNull(),
    outcome: text('outcome').notNull(),
    times: integer('times').notNull().default(1),
    /** The beginning of the hour in which it was first asked. */
    hour: instant('hour').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** The code, for as long as it is kept; what became of it is written here when it goes. */
    codeId: integer('code_id'),
    messageId: bigint('message_id', { mode: 'number' }),
    tries: smallint('tries').notNull().default(0),
    usedAt: instant('used_at'),
    expiresAt: instant('expires_at'),
  },
  (t) => [
    check(
      'code_request_outcome',
      sql`outcome in ('sent', 'noAccount', 'hasAccount', 'tooSoon', 'hourLimit', 'dayLimit', 'captchaWrong', 'notRecoverable', 'notOwn')`,
    ),
    uniqueIndex('code_request_refused')
      .on(t.target, t.purpose, t.outcome, t.hour)
      .where(sql`outcome not in ('sent', 'noAccount', 'hasAccount')`),
    index('code_request_target').on(t.target, t.id),
    index('code_request_last').on(t.lastAt),
  ],
)

/** One row of sends per target, so that counting and sending cannot race. */
export const codeSending = pgTable(
  'code_sending',
  {
    target: text('target').notNull(),
    lastSentAt: instant('last_sent_at').notNull(),
    hourStart: instant('hour_start').notNull(),
    sentInHour: smallint('sent_in_hour').notNull(),
    dayStart: instant('day_start').notNull(),
    sentInDay: smallint('sent_in_day').notNull(),
  },
  (t) => [primaryKey({ columns: [t.target] })],
)
