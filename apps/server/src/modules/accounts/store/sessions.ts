import { type AccountId, idFrom, type SessionId } from '@cusp/kernel'
import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import { prepared, type Reader, type Writer } from '../../../platform/database'
import { contentVersion } from '../../../platform/tables'
import type { OwnSession } from '../account'
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

export async function insertSession(
  tx: Writer,
  tokenHash: string,
  accountId: AccountId,
  { now, userAgent }: { readonly now: Date; readonly userAgent: string },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + sessionRules.lifeMs)
  await tx.insert(session).values({ tokenHash, accountId, userAgent, createdAt: now, lastSeenAt: now, expiresAt })
}

export async function revokeSession(tx: Writer, tokenHash: string, now: Date): Promise<void> {
  await tx
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.tokenHash, tokenHash), isNull(session.revokedAt)))
}

/** The sessions of an account that are good now, the one used last first. */
export async function findSessions(read: Reader, accountId: AccountId, now: Date): Promise<OwnSession[]> {
  const rows = await read
    .select({
      id: session.id,
      tokenHash: session.tokenHash,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
    })
    .from(session)
    .where(
      and(
        eq(session.accountId, accountId),
        isNull(session.revokedAt),
        gt(session.expiresAt, now),
        gt(session.lastSeenAt, new Date(now.getTime() - sessionRules.idleMs)),
      ),
    )
    .orderBy(desc(session.lastSeenAt), desc(session.createdAt), session.id)
  return rows.map(({ id, ...row }) => ({ id: idFrom<'Session'>(id), ...row }))
}

/** Ends one session of this account; undefined when it has no such session, or not any more. */
export async function revokeOwnSession(
  tx: Writer,
  accountId: AccountId,
  id: SessionId,
  now: Date,
): Promise<{ tokenHash: string } | undefined> {
  const [ended] = await tx
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.id, id), eq(session.accountId, accountId), isNull(session.revokedAt)))
    .returning({ tokenHash: session.tokenHash })
  return ended
}

/** Ends every session of an account, but for the one that may stay. */
export async function revokeSessions(
  tx: Writer,
  accountId: AccountId,
  now: Date,
  except?: { readonly sessionHash: string },
): Promise<void> {
  await tx
    .update(session)
    .set({ revokedAt: now })
    .where(
      and(
        eq(session.accountId, accountId),
        isNull(session.revokedAt),
        except && ne(session.tokenHash, except.sessionHash),
      ),
    )
}

export async function noteIdentity(tx: Writer, tokenHash: string, now: Date): Promise<void> {
  await tx.update(session).set({ identityProvenAt: now }).where(eq(session.tokenHash, tokenHash))
}

/** Takes the proof of identity that a session has; false when it has none, or none that is fresh. */
export async function takeIdentity(tx: Writer, tokenHash: string, now: Date): Promise<boolean> {
  const taken = await tx
    .update(session)
    .set({ identityProvenAt: null })
    .where(
      and(
        eq(session.tokenHash, tokenHash),
        gt(session.identityProvenAt, new Date(now.getTime() - sessionRules.identityMs)),
      ),
    )
    .returning({ tokenHash: session.tokenHash })
  return taken.length > 0
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

export async function eraseSessions(tx: Writer, accountId: AccountId): Promise<void> {
  await tx.delete(session).where(eq(session.accountId, accountId))
}
