import { type OperatorRole, operators } from '@cusp/contract'
import { idFrom, type Language, languageFrom, type OperatorId, type OperatorSessionId } from '@cusp/kernel'
import { and, asc, desc, eq, gt, isNull, lt, max, ne, sql } from 'drizzle-orm'
import { prepared, type Reader, type Writer } from '../../../platform/database'
import { contentVersion, setting } from '../../../platform/tables'
import { type OperatorFields, type OperatorRecord, type OwnSession, sessionRules, twoFactorRule } from '../operator'
import { operator, operatorLogin, operatorSecondFactor, operatorSession } from '../schema'

type LetterLanguage = operators.LetterLanguage

// A check constraint holds the column to the contract's roles.
const roleOf = (text: string): OperatorRole => text as OperatorRole

const hasTwoFactor = sql<boolean>`exists (select 1 from ${operatorSecondFactor} where ${operatorSecondFactor.operatorId} = ${operator.id})`
const isTwoFactorDemanded = sql<boolean>`coalesce((select ${setting.value} @> to_jsonb(${operator.role}) from ${setting} where ${setting.key} = ${sql.raw(`'${twoFactorRule}'`)}), false)`

type Row = { readonly operator: typeof operator.$inferSelect; readonly hasTwoFactor: boolean }

const toRecord = ({ operator: row, hasTwoFactor }: Row): OperatorRecord => ({
  id: idFrom<'Operator'>(row.id),
  name: row.name,
  email: row.email,
  role: roleOf(row.role),
  isDisabled: row.disabledAt !== null,
  passwordHash: row.passwordHash,
  passwordExpiresAt: row.passwordExpiresAt,
  hasTwoFactor,
})

export const sessionByHash = prepared((read: Reader) =>
  read
    .select({
      operatorId: operator.id,
      name: operator.name,
      email: operator.email,
      role: operator.role,
      hasTwoFactor,
      isTwoFactorDemanded,
      mustChangePassword: sql<boolean>`${operator.passwordExpiresAt} is not null`,
      version: contentVersion.version,
      isRevoked: sql<boolean>`${operatorSession.revokedAt} is not null or ${operator.disabledAt} is not null`,
      isAlive: sql<boolean>`${operatorSession.expiresAt} > ${sql.placeholder('now')}::timestamptz and ${operatorSession.lastSeenAt} > ${sql.placeholder('idleSince')}::timestamptz`,
      isTouchDue: sql<boolean>`${operatorSession.lastSeenAt} < ${sql.placeholder('touchedSince')}::timestamptz`,
    })
    .from(operatorSession)
    .innerJoin(operator, eq(operator.id, operatorSession.operatorId))
    .innerJoin(contentVersion, eq(contentVersion.name, 'catalogue'))
    .where(eq(operatorSession.tokenHash, sql.placeholder('tokenHash')))
    .prepare('operator_by_session'),
)

export async function findOperatorByEmail(read: Reader, email: string): Promise<OperatorRecord | undefined> {
  const [row] = await read
    .select({ operator, hasTwoFactor })
    .from(operator)
    .where(and(eq(operator.email, email), isNull(operator.disabledAt)))
  return row && toRecord(row)
}

/** An operator who may log in at this moment. */
export async function findOperatorById(read: Reader, id: OperatorId): Promise<OperatorRecord | undefined> {
  const [row] = await read
    .select({ operator, hasTwoFactor })
    .from(operator)
    .where(and(eq(operator.id, id), isNull(operator.disabledAt)))
  return row && toRecord(row)
}

export type Listed = OperatorRecord & { readonly lastSeenAt: Date | null }

export async function findOperators(read: Reader): Promise<Listed[]> {
  const rows = await read
    .select({ operator, hasTwoFactor, lastSeenAt: max(operatorSession.lastSeenAt) })
    .from(operator)
    .leftJoin(operatorSession, eq(operatorSession.operatorId, operator.id))
    .groupBy(operator.id)
    .orderBy(asc(operator.name), asc(operator.id))
  return rows.map((row) => ({ ...toRecord(row), lastSeenAt: row.lastSeenAt }))
}

/** One change of the list of operators at a time: who the last administrator is depends on all of it. */
export async function lockOperators(tx: Writer): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('operators', 0))`)
}

type Secret = Pick<OperatorRecord, 'passwordHash' | 'passwordExpiresAt'>

export async function insertOperator(
  tx: Writer,
  { isDisabled, ...fields }: OperatorFields & Secret & { readonly worksIn: Language },
  now: Date,
): Promise<OperatorId> {
  const [row] = await tx
    .insert(operator)
    .values({ ...fields, disabledAt: isDisabled ? now : null, createdAt: now })
    .returning({ id: operator.id })
  if (!row) throw new Error('an inserted operator has no row')
  return idFrom<'Operator'>(row.id)
}

export async function updateOperator(
  tx: Writer,
  id: OperatorId,
  { isDisabled, ...fields }: OperatorFields & Secret,
  now: Date,
): Promise<void> {
  const disabledAt = isDisabled ? sql`coalesce(${operator.disabledAt}, ${now.toISOString()}::timestamptz)` : null
  await tx
    .update(operator)
    .set({ ...fields, disabledAt })
    .where(eq(operator.id, id))
}

export async function changePassword(tx: Writer, id: OperatorId, passwordHash: string): Promise<void> {
  await tx.update(operator).set({ passwordHash, passwordExpiresAt: null }).where(eq(operator.id, id))
}

/** In which language an operator has logged in last, and which they have chosen for letters, if any. */
export async function findLanguages(
  read: Reader,
  id: OperatorId,
): Promise<{ readonly worksIn: Language; readonly chosen: LetterLanguage | null }> {
  const [row] = await read
    .select({ worksIn: operator.worksIn, chosen: operator.letterLanguage })
    .from(operator)
    .where(eq(operator.id, id))
  return {
    worksIn: languageFrom(row?.worksIn),
    chosen: operators.letterLanguages.find((language) => language === row?.chosen) ?? null,
  }
}

/** Notes the language of a login; the condition keeps what is so already from being written. */
export async function noteWorksIn(tx: Writer, id: OperatorId, language: Language): Promise<void> {
  await tx
    .update(operator)
    .set({ worksIn: language })
    .where(and(eq(operator.id, id), ne(operator.worksIn, language)))
}

export async function chooseLetterLanguage(tx: Writer, id: OperatorId, chosen: LetterLanguage | null): Promise<void> {
  await tx.update(operator).set({ letterLanguage: chosen }).where(eq(operator.id, id))
}

export async function insertSession(
  tx: Writer,
  tokenHash: string,
  operatorId: OperatorId,
  { now, userAgent }: { readonly now: Date; readonly userAgent: string },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + sessionRules.lifeMs)
  await tx
    .insert(operatorSession)
    .values({ tokenHash, operatorId, userAgent, createdAt: now, lastSeenAt: now, expiresAt })
}

/** The sessions of an operator that are good now, the one used last first. */
export async function findSessions(read: Reader, id: OperatorId, now: Date): Promise<OwnSession[]> {
  const rows = await read
    .select({
      id: operatorSession.id,
      tokenHash: operatorSession.tokenHash,
      userAgent: operatorSession.userAgent,
      createdAt: operatorSession.createdAt,
      lastSeenAt: operatorSession.lastSeenAt,
    })
    .from(operatorSession)
    .where(
      and(
        eq(operatorSession.operatorId, id),
        isNull(operatorSession.revokedAt),
        gt(operatorSession.expiresAt, now),
        gt(operatorSession.lastSeenAt, new Date(now.getTime() - sessionRules.idleMs)),
      ),
    )
    .orderBy(desc(operatorSession.lastSeenAt), desc(operatorSession.createdAt), operatorSession.id)
  return rows.map(({ id: sessionId, ...row }) => ({ id: idFrom<'OperatorSession'>(sessionId), ...row }))
}

/** Ends one session of this operator; undefined when there is none such, or not any more. */
export async function revokeOwnSession(
  tx: Writer,
  operatorId: OperatorId,
  id: OperatorSessionId,
  now: Date,
): Promise<{ tokenHash: string } | undefined> {
  const [ended] = await tx
    .update(operatorSession)
    .set({ revokedAt: now })
    .where(
      and(eq(operatorSession.id, id), eq(operatorSession.operatorId, operatorId), isNull(operatorSession.revokedAt)),
    )
    .returning({ tokenHash: operatorSession.tokenHash })
  return ended
}

export async function revokeSession(tx: Writer, tokenHash: string, now: Date): Promise<void> {
  await tx
    .update(operatorSession)
    .set({ revokedAt: now })
    .where(and(eq(operatorSession.tokenHash, tokenHash), isNull(operatorSession.revokedAt)))
}

/** Ends all sessions of an operator, except perhaps the one that asks for it, and logins that are half done. */
export async function revokeSessionsOf(tx: Writer, id: OperatorId, now: Date, except: string): Promise<void> {
  await tx.delete(operatorLogin).where(eq(operatorLogin.operatorId, id))
  await tx
    .update(operatorSession)
    .set({ revokedAt: now })
    .where(
      and(eq(operatorSession.operatorId, id), isNull(operatorSession.revokedAt), ne(operatorSession.tokenHash, except)),
    )
}

export async function noteSeen(tx: Writer, tokenHash: string, now: Date): Promise<void> {
  await tx
    .update(operatorSession)
    .set({ lastSeenAt: now })
    .where(
      and(
        eq(operatorSession.tokenHash, tokenHash),
        lt(operatorSession.lastSeenAt, new Date(now.getTime() - sessionRules.touchMs)),
      ),
    )
}

export async function removeOldSessions(tx: Writer, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - 30 * 24 * 3600 * 1000)
  await tx.delete(operatorSession).where(lt(operatorSession.expiresAt, longAgo))
  await tx.execute(
    sql`delete from rate_counter where key like 'operator %' and window_start < ${longAgo.toISOString()}::timestamptz`,
  )
}
