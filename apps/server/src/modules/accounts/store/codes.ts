import type { accounts } from '@cusp/contract'
import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import { type CodeSending, codeRules } from '../limits'
import { captcha, codeRequest, codeSending, verificationCode } from '../schema'

export async function insertCaptcha(
  tx: Writer,
  row: { readonly id: string; readonly answerHash: string; readonly expiresAt: Date },
): Promise<void> {
  await tx.insert(captcha).values(row)
}

/** Uses a picture up and gives the seal of its answer; undefined when it was used before, is too old or unknown. */
export async function takeCaptcha(tx: Writer, id: string, now: Date): Promise<string | undefined> {
  const [taken] = await tx
    .update(captcha)
    .set({ usedAt: now })
    .where(and(eq(captcha.id, id), isNull(captcha.usedAt), gt(captcha.expiresAt, now)))
    .returning({ answerHash: captcha.answerHash })
  return taken?.answerHash
}

const earlier = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

/** Counts one sending, if the limits of the target still allow it: one statement, so that no two can pass on one count. */
export async function countSending(tx: Writer, target: string, now: Date): Promise<boolean> {
  const hourIsOver = lte(codeSending.hourStart, earlier(now, codeRules.hourMs))
  const dayIsOver = lte(codeSending.dayStart, earlier(now, codeRules.dayMs))
  const counted = await tx
    .insert(codeSending)
    .values({ target, lastSentAt: now, hourStart: now, sentInHour: 1, dayStart: now, sentInDay: 1 })
    .onConflictDoUpdate({
      target: codeSending.target,
      set: {
        lastSentAt: now,
        hourStart: sql`case when ${hourIsOver} then excluded.hour_start else ${codeSending.hourStart} end`,
        sentInHour: sql`case when ${hourIsOver} then 1 else ${codeSending.sentInHour} + 1 end`,
        dayStart: sql`case when ${dayIsOver} then excluded.day_start else ${codeSending.dayStart} end`,
        sentInDay: sql`case when ${dayIsOver} then 1 else ${codeSending.sentInDay} + 1 end`,
      },
      setWhere: sql`${lte(codeSending.lastSentAt, earlier(now, codeRules.resendMs))} and (${hourIsOver} or ${lt(codeSending.sentInHour, codeRules.perHour)}) and (${dayIsOver} or ${lt(codeSending.sentInDay, codeRules.perDay)})`,
    })
    .returning({ target: codeSending.target })
  return counted.length > 0
}

export async function findSending(read: Reader, target: string): Promise<CodeSending | undefined> {
  const [row] = await read.select().from(codeSending).where(eq(codeSending.target, target))
  return row
}

export async function insertCode(
  tx: Writer,
  row: {
    readonly purpose: accounts.CodePurpose
    readonly target: string
    readonly owner: string
    readonly codeHash: string
    readonly createdAt: Date
    readonly expiresAt: Date
  },
): Promise<number> {
  const [made] = await tx.insert(verificationCode).values(row).returning({ id: verificationCode.id })
  if (!made) throw new Error('a code was not kept')
  return made.id
}

/**
 * Takes one of the five tries of the newest code and gives its seal; undefined when there is none or none is left.
 * The condition is in the update, so fifty tries at the same moment still take five.
 */
export async function countTry(
  tx: Writer,
  {
    purpose,
    target,
    owner,
  }: { readonly purpose: accounts.CodePurpose; readonly target: string; readonly owner: string },
  now: Date,
): Promise<{ id: number; codeHash: string } | undefined> {
  const newest = sql`(select max(id) from ${verificationCode} where purpose = ${purpose} and target = ${target} and owner = ${owner})`
  const [tried] = await tx
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} + 1` })
    .where(
      and(
        eq(verificationCode.id, newest),
        lt(verificationCode.tries, codeRules.tries),
        isNull(verificationCode.usedAt),
        gt(verificationCode.expiresAt, now),
      ),
    )
    .returning({ id: verificationCode.id, codeHash: verificationCode.codeHash })
  return tried
}

/** Uses a code up for good; false when somebody was faster. */
export async function consumeCode(tx: Writer, id: number, now: Date): Promise<boolean> {
  const used = await tx
    .update(verificationCode)
    .set({ usedAt: now })
    .where(and(eq(verificationCode.id, id), isNull(verificationCode.usedAt), gt(verificationCode.expiresAt, now)))
    .returning({ id: verificationCode.id })
  return used.length > 0
}

/** Removes pictures, codes and counts that can no longer matter. */
export async function removeOldCodes(tx: Writer, now: Date): Promise<void> {
  await tx.delete(captcha).where(lt(captcha.expiresAt, earlier(now, codeRules.hourMs)))
  const isOver = lt(verificationCode.expiresAt, earlier(now, codeRules.dayMs))
  await tx
    .update(codeRequest)
    .set({ tries: sql`${verificationCode.tries}`, usedAt: sql`${verificationCode.usedAt}`, codeId: null })
    .from(verificationCode)
    .where(and(eq(verificationCode.id, codeRequest.codeId), isOver))
  await tx.delete(verificationCode).where(isOver)
  await tx.delete(codeSending).where(lt(codeSending.lastSentAt, earlier(now, 2 * codeRules.dayMs)))
  await tx.execute(
    sql`delete from rate_counter where (key like 'login %' or key like 'own-password %' or key like 'invite %' or key = 'code-log') and window_start < ${earlier(now, codeRules.dayMs).toISOString()}::timestamptz`,
  )
}
