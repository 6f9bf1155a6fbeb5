import type { OperatorRole } from '@cusp/contract'
import { idFrom, type OperatorId } from '@cusp/kernel'
import { and, asc, eq, isNull, lt, max, ne, sql } from 'drizzle-orm'
import { prepared, type Reader, type Writer } from '../../../platform/database'
import { contentVersion } from '../../../platform/tables'
import { type OperatorFields, type OperatorRecord, sessionRules } from '../operator'
import { operator, operatorSession } from '../schema'

// A check constraint holds the column to the contract's roles.
const roleOf = (text: string): OperatorRole => text as OperatorRole

const toRecord = (row: typeof operator.$inferSelect): OperatorRecord => ({
  id: idFrom<'Operator'>(row.id),
  name: row.name,
  email: row.email,
  role: roleOf(row.role),
  isDisabled: row.disabledAt !== null,
  passwordHash: row.passwordHash,
})

export const sessionByHash = prepared((read: Reader) =>
  read
    .select({
      operatorId: operator.id,
      name: operator.name,
      email: operator.email,
      role: operator.role,
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
    .select()
    .from(operator)
    .where(and(eq(operator.email, email), isNull(operator.disabledAt)))
  return row && toRecord(row)
}

export type Listed = OperatorRecord & { readonly lastSeenAt: Date | null }

export async function findOperators(read: Reader): Promise<Listed[]> {
  const rows = await read
    .select({ operator, lastSeenAt: max(operatorSession.lastSeenAt) })
    .from(operator)
    .leftJoin(operatorSession, eq(operatorSession.operatorId, operator.id))
    .groupBy(operator.id)
    .orderBy(asc(operator.name), asc(operator.id))
  return rows.map((row) => ({ ...toRecord(row.operator), lastSeenAt: row.lastSeenAt }))
}

/** One change of the list of operators at a time: who the last administrator is depends on all of it. */
export async function lockOperators(tx: Writer): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('operators', 0))`)
}

export async function insertOperator(
  tx: Writer,
  { isDisabled, ...fields }: OperatorFields & { readonly passwordHash: string },
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
  { isDisabled, ...fields }: OperatorFields & { readonly passwordHash: string },
  now: Date,
): Promise<void> {
  const disabledAt = isDisabled ? sql`coalesce(${operator.disabledAt}, ${now.toISOString()}::timestamptz)` : null
  await tx
    .update(operator)
    .set({ ...fields, disabledAt })
    .where(eq(operator.id, id))
}

export async function insertSession(tx: Writer, tokenHash: string, operatorId: OperatorId, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + sessionRules.lifeMs)
  await tx.insert(operatorSession).values({ tokenHash, operatorId, createdAt: now, lastSeenAt: now, expiresAt })
}

export async function revokeSession(tx: Writer, tokenHash: string, now: Date): Promise<void> {
  await tx
    .update(operatorSession)
    .set({ revokedAt: now })
    .where(and(eq(operatorSession.tokenHash, tokenHash), isNull(operatorSession.revokedAt)))
}

/** Ends all sessions of an operator, except perhaps the one that asks for it. */
export async function revokeSessionsOf(tx: Writer, id: OperatorId, now: Date, except: string): Promise<void> {
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
    sql`delete from rate_counter where key like 'operator login %' and window_start < ${longAgo.toISOString()}::timestamptz`,
  )
}
