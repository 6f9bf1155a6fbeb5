import { and, gt, gte, inArray, sql } from 'drizzle-orm'
import type { Reader, Writer } from './database'
import { rateCounter } from './tables'

export type AttemptLimit = { readonly atMost: number; readonly withinSeconds: number }

/**
 * Counts an attempt under a key and says whether it is still within the limit. One statement, so that attempts made at
 * the same moment in different processes are counted one by one. Commit it before the attempt is judged.
 */
export async function countAttempt(
  tx: Writer,
  key: string,
  { atMost, withinSeconds }: AttemptLimit,
  now: Date,
): Promise<boolean> {
  const windowIsOver = sql`${rateCounter.windowStart} <= ${new Date(now.getTime() - withinSeconds * 1000).toISOString()}::timestamptz`
  const counted = await tx
    .insert(rateCounter)
    .values({ key, windowStart: now, count: 1 })
    .onConflictDoUpdate({
      target: rateCounter.key,
      set: {
        windowStart: sql`case when ${windowIsOver} then excluded.window_start else ${rateCounter.windowStart} end`,
        count: sql`case when ${windowIsOver} then 1 else ${rateCounter.count} + 1 end`,
      },
      setWhere: sql`${windowIsOver} or ${rateCounter.count} < ${atMost}`,
    })
    .returning({ count: rateCounter.count })
  return counted.length > 0
}

/** Those of the keys whose attempts are used up now. */
export async function findSpent(
  read: Reader,
  keys: readonly string[],
  { atMost, withinSeconds }: AttemptLimit,
  now: Date,
): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await read
    .select({ key: rateCounter.key })
    .from(rateCounter)
    .where(
      and(
        inArray(rateCounter.key, [...keys]),
        gte(rateCounter.count, atMost),
        gt(rateCounter.windowStart, new Date(now.getTime() - withinSeconds * 1000)),
      ),
    )
  return rows.map(({ key }) => key)
}

/** Starts a key anew, after an attempt that was right. */
export async function forgetAttempts(tx: Writer, key: string): Promise<void> {
  await tx.delete(rateCounter).where(sql`${rateCounter.key} = ${key}`)
}
