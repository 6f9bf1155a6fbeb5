import type { AccountId } from '@cusp/kernel'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { prepared, type Reader, type Writer } from '../../../platform/database'
import { contentVersion } from '../../../platform/tables'
import { sessionRules } from '../limits'
import { account, clinic, session } from '../schema'

/** One look per signed-in request: session, account, clinic and the version of what is on show. */
export const sessionByHash = prepared((read: Reader) =>
  read
    .select({
      accountId: account.id,
      clinicId: clinic.id,
      name: account.name,
      roles: account.roles,
      status: clinic.status,
      approvedUntil: clinic.approvedUntil,
      isHkCustomer: clinic.isHkCustomer,
      version: contentVersion.version,
      isRevoked: sql<boolean>`${session.revokedAt} is not null or ${account.disabledAt} is not null`,
      isAlive: sql<boolean>`${session.expiresAt} > ${sql.placeholder('now')}::timestamptz and ${session.lastSeenAt} > ${sql.placeholder('idleSince')}::timestamptz`,
      isTouchDue: sql<boolean>`${session.lastSeenAt} < ${sql.placeholder('touchedSince')}::timestamptz`,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .innerJoin(clinic, eq(clinic.id, account.clinicId))
    .innerJoin(contentVersion, eq(contentVersion.name, 'catalogue'))
    .where(eq(session.tokenHash, sql.placeholder('tokenHash')))
    .prepare('buyer_by_session'),
)

export async function insertSession(tx: Writer, tokenHash: string, accountId: AccountId, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + sessionRules.lifeMs)
  await tx.insert(session).values({ tokenHash, accountId, createdAt: now, lastSeenAt: now, expiresAt })
}

export async function revokeSession(tx: Writer, tokenHash: string, now: Date): Promise<void> {
  await tx
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.tokenHash, tokenHash), isNull(session.revokedAt)))
}

/** Notes that a session is in use; the condition keeps processes from noting the same thing. */
export async function noteSeen(tx: Writer, tokenHash: string, now: Date): Promise<void> {
  await tx
    .update(session)
    .set({ lastSeenAt: now })
    .where(
      and(eq(session.tokenHash, tokenHash), lt(session.lastSeenAt, new Date(now.getTime() - sessionRules.touchMs))),
    )
}

export async function removeOldSessions(tx: Writer, now: Date): Promise<void> {
  await tx.delete(session).where(lt(session.expiresAt, new Date(now.getTime() - sessionRules.idleMs)))
}
