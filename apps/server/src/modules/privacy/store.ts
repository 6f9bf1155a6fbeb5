import { type AccountId, idFrom } from '@cusp/kernel'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Reader, Writer } from '../../platform/database'
import { type Deletion, noDeletion } from './deletion'
import { deletionRequest } from './schema'

export async function findDeletion(read: Reader, accountId: AccountId): Promise<Deletion> {
  const [row] = await read
    .select({ requestedAt: deletionRequest.requestedAt, dueAt: deletionRequest.dueAt })
    .from(deletionRequest)
    .where(eq(deletionRequest.accountId, accountId))
  return row ?? noDeletion
}

/** False when it was asked for before: the first date stands. */
export async function insertDeletion(
  tx: Writer,
  accountId: AccountId,
  { requestedAt, dueAt }: { readonly requestedAt: Date; readonly dueAt: Date },
): Promise<boolean> {
  const made = await tx
    .insert(deletionRequest)
    .values({ accountId, requestedAt, dueAt })
    .onConflictDoNothing()
    .returning({ accountId: deletionRequest.accountId })
  return made.length > 0
}

export async function removeDeletion(tx: Writer, accountId: AccountId): Promise<boolean> {
  const gone = await tx
    .delete(deletionRequest)
    .where(and(eq(deletionRequest.accountId, accountId), isNull(deletionRequest.doneAt)))
    .returning({ accountId: deletionRequest.accountId })
  return gone.length > 0
}

export async function findDue(read: Reader, now: Date): Promise<AccountId[]> {
  const rows = await read
    .select({ accountId: deletionRequest.accountId })
    .from(deletionRequest)
    .where(and(isNull(deletionRequest.doneAt), lte(deletionRequest.dueAt, now)))
    .orderBy(asc(deletionRequest.dueAt))
    .limit(100)
  return rows.map(({ accountId }) => idFrom<'Account'>(accountId))
}

/** False when it was withdrawn or done meanwhile. */
export async function finishDeletion(tx: Writer, accountId: AccountId, now: Date): Promise<boolean> {
  const done = await tx
    .update(deletionRequest)
    .set({ doneAt: now })
    .where(and(eq(deletionRequest.accountId, accountId), isNull(deletionRequest.doneAt)))
    .returning({ accountId: deletionRequest.accountId })
  return done.length > 0
}
