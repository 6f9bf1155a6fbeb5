import type { AccountId } from '@cusp/kernel'
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import { paymentPasswordRules } from '../limits'
import { paymentPassword } from '../schema'

/** Puts a password in force, unlocked and with no try counted. Says whether there was one before. */
export async function putPaymentPassword(
  tx: Writer,
  accountId: AccountId,
  passwordHash: string,
  now: Date,
): Promise<{ readonly isFirst: boolean }> {
  const fresh = { passwordHash, tries: 0, lockedUntil: null, setAt: now }
  const inserted = await tx
    .insert(paymentPassword)
    .values({ accountId, ...fresh })
    .onConflictDoNothing()
    .returning({ accountId: paymentPassword.accountId })
  if (inserted.length > 0) return { isFirst: true }
  await tx.update(paymentPassword).set(fresh).where(eq(paymentPassword.accountId, accountId))
  return { isFirst: false }
}

/**
 * Takes one of the five tries and gives what to compare with; undefined when it is locked or there is none. The fifth try
 * locks before it is compared, and all of this is one update: fifty at the same moment still take five. A lock that is over
 * starts the count anew.
 */
export async function takePaymentTry(
  tx: Writer,
  accountId: AccountId,
  now: Date,
): Promise<{ readonly passwordHash: string; readonly triesLeft: number } | undefined> {
  const tries = sql`case when ${paymentPassword.lockedUntil} is null then ${paymentPassword.tries} else 0 end + 1`
  const lockedUntil = new Date(now.getTime() + paymentPasswordRules.lockMs).toISOString()
  const [taken] = await tx
    .update(paymentPassword)
    .set({
      tries,
      lockedUntil: sql`case when ${tries} >= ${paymentPasswordRules.tries} then ${lockedUntil}::timestamptz end`,
    })
    .where(
      and(
        eq(paymentPassword.accountId, accountId),
        or(isNull(paymentPassword.lockedUntil), lte(paymentPassword.lockedUntil, now)),
      ),
    )
    .returning({ passwordHash: paymentPassword.passwordHash, tries: paymentPassword.tries })
  return taken && { passwordHash: taken.passwordHash, triesLeft: paymentPasswordRules.tries - taken.tries }
}

/** Forgets the tries after a right one. Nothing happens when the password is another one by now. */
export async function forgetPaymentTries(tx: Writer, accountId: AccountId, passwordHash: string): Promise<void> {
  await tx
    .update(paymentPassword)
    .set({ tries: 0, lockedUntil: null })
    .where(and(eq(paymentPassword.accountId, accountId), eq(paymentPassword.passwordHash, passwordHash)))
}

/** Until when it is locked; null when it is not locked, undefined when there is none. */
export async function findPaymentLock(read: Reader, accountId: AccountId, now: Date): Promise<Date | null | undefined> {
  const [row] = await read
    .select({ lockedUntil: paymentPassword.lockedUntil })
    .from(paymentPassword)
    .where(eq(paymentPassword.accountId, accountId))
  if (!row) return undefined
  return row.lockedUntil !== null && row.lockedUntil > now ? row.lockedUntil : null
}

/** Opens a lock; false when it is not locked. */
export async function unlockPayment(tx: Writer, accountId: AccountId, now: Date): Promise<boolean> {
  const unlocked = await tx
    .update(paymentPassword)
    .set({ tries: 0, lockedUntil: null })
    .where(and(eq(paymentPassword.accountId, accountId), gt(paymentPassword.lockedUntil, now)))
    .returning({ accountId: paymentPassword.accountId })
  return unlocked.length > 0
}

export async function removePaymentPassword(tx: Writer, accountId: AccountId): Promise<boolean> {
  const removed = await tx
    .delete(paymentPassword)
    .where(eq(paymentPassword.accountId, accountId))
    .returning({ accountId: paymentPassword.accountId })
  return removed.length > 0
}
