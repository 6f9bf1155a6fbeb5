import { type OperatorRole, operatorRoles } from '@cusp/contract'
import { idFrom, type OperatorId } from '@cusp/kernel'
import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import { setting } from '../../../platform/tables'
import { loginStep, twoFactorRule } from '../operator'
import { operatorLogin, operatorRecoveryCode, operatorSecondFactor, operatorSecondFactorSetup } from '../schema'

const isRole = (value: unknown): value is OperatorRole =>
  typeof value === 'string' && Object.hasOwn(operatorRoles, value)

/** The roles of which the shop demands two-factor. */
export async function findTwoFactorRoles(read: Reader): Promise<OperatorRole[]> {
  const [row] = await read.select({ value: setting.value }).from(setting).where(eq(setting.key, twoFactorRule))
  return Array.isArray(row?.value) ? row.value.filter(isRole) : []
}

export async function putTwoFactorRoles(tx: Writer, roles: readonly OperatorRole[]): Promise<void> {
  const value = [...new Set(roles)]
  await tx
    .insert(setting)
    .values({ key: twoFactorRule, value })
    .onConflictDoUpdate({ target: setting.key, set: { value } })
}

export async function findFactor(
  read: Reader,
  id: OperatorId,
): Promise<{ readonly secret: string; readonly confirmedAt: Date } | undefined> {
  const [row] = await read
    .select({ secret: operatorSecondFactor.secret, confirmedAt: operatorSecondFactor.confirmedAt })
    .from(operatorSecondFactor)
    .where(eq(operatorSecondFactor.operatorId, id))
  return row
}

/** Takes the code of a half minute; false when it, or a later one, was taken before. */
export async function takeStep(tx: Writer, id: OperatorId, step: number): Promise<boolean> {
  const taken = await tx
    .update(operatorSecondFactor)
    .set({ lastStep: step })
    .where(and(eq(operatorSecondFactor.operatorId, id), lt(operatorSecondFactor.lastStep, step)))
    .returning({ id: operatorSecondFactor.operatorId })
  return taken.length > 0
}

/** Takes a recovery code; false when there is no such code or it was taken before. */
export async function takeRecoveryCode(tx: Writer, id: OperatorId, codeHash: string, now: Date): Promise<boolean> {
  const taken = await tx
    .update(operatorRecoveryCode)
    .set({ usedAt: now })
    .where(
      and(
        eq(operatorRecoveryCode.codeHash, codeHash),
        eq(operatorRecoveryCode.operatorId, id),
        isNull(operatorRecoveryCode.usedAt),
      ),
    )
    .returning({ id: operatorRecoveryCode.operatorId })
  return taken.length > 0
}

export async function countRecoveryCodes(read: Reader, id: OperatorId): Promise<number> {
  const [row] = await read
    .select({ n: count() })
    .from(operatorRecoveryCode)
    .where(and(eq(operatorRecoveryCode.operatorId, id), isNull(operatorRecoveryCode.usedAt)))
  return row?.n ?? 0
}

export async function putRecoveryCodes(tx: Writer, id: OperatorId, hashes: readonly string[]): Promise<void> {
  await tx.delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.operatorId, id))
  await tx.insert(operatorRecoveryCode).values(hashes.map((codeHash) => ({ codeHash, operatorId: id })))
}

export async function putSetup(tx: Writer, id: OperatorId, secret: string, expiresAt: Date): Promise<void> {
  await tx
    .insert(operatorSecondFactorSetup)
    .values({ operatorId: id, secret, expiresAt })
    .onConflictDoUpdate({ target: operatorSecondFactorSetup.operatorId, set: { secret, expiresAt } })
}

export async function findSetup(read: Reader, id: OperatorId, now: Date): Promise<string | undefined> {
  const [row] = await read
    .select({ secret: operatorSecondFactorSetup.secret })
    .from(operatorSecondFactorSetup)
    .where(and(eq(operatorSecondFactorSetup.operatorId, id), gt(operatorSecondFactorSetup.expiresAt, now)))
  return row?.secret
}

/** Ends the very set-up that was looked at; false when another request has ended or begun one since. */
export async function takeSetup(tx: Writer, id: OperatorId, secret: string): Promise<boolean> {
  const taken = await tx
    .delete(operatorSecondFactorSetup)
    .where(and(eq(operatorSecondFactorSetup.operatorId, id), eq(operatorSecondFactorSetup.secret, secret)))
    .returning({ id: operatorSecondFactorSetup.operatorId })
  return taken.length > 0
}

export async function putFactor(
  tx: Writer,
  id: OperatorId,
  { secret, step, now }: { readonly secret: string; readonly step: number; readonly now: Date },
): Promise<void> {
  const fields = { secret, confirmedAt: now, lastStep: step }
  await tx
    .insert(operatorSecondFactor)
    .values({ operatorId: id, ...fields })
    .onConflictDoUpdate({ target: operatorSecondFactor.operatorId, set: fields })
}

/** Removes authenticator and recovery codes; false when there was none. */
export async function removeFactor(tx: Writer, id: OperatorId): Promise<boolean> {
  await tx.delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.operatorId, id))
  await tx.delete(operatorSecondFactorSetup).where(eq(operatorSecondFactorSetup.operatorId, id))
  const removed = await tx
    .delete(operatorSecondFactor)
    .where(eq(operatorSecondFactor.operatorId, id))
    .returning({ id: operatorSecondFactor.operatorId })
  return removed.length > 0
}

export async function insertLogin(tx: Writer, ticketHash: string, operatorId: OperatorId, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + loginStep.lifeMs)
  await tx.insert(operatorLogin).values({ ticketHash, operatorId, expiresAt })
}

/** Counts a try of a login's second step; undefined when the login is over, whatever the code. */
export async function countLoginTry(tx: Writer, ticketHash: string, now: Date): Promise<OperatorId | undefined> {
  const [row] = await tx
    .update(operatorLogin)
    .set({ tries: sql`${operatorLogin.tries} + 1` })
    .where(
      and(
        eq(operatorLogin.ticketHash, ticketHash),
        gt(operatorLogin.expiresAt, now),
        lt(operatorLogin.tries, loginStep.tries),
      ),
    )
    .returning({ operatorId: operatorLogin.operatorId })
  return row && idFrom<'Operator'>(row.operatorId)
}

/** Ends a login that has led to a session; false when another request was faster. */
export async function takeLogin(tx: Writer, ticketHash: string): Promise<boolean> {
  const taken = await tx
    .delete(operatorLogin)
    .where(eq(operatorLogin.ticketHash, ticketHash))
    .returning({ id: operatorLogin.operatorId })
  return taken.length > 0
}

export async function removeOldSteps(tx: Writer, now: Date): Promise<void> {
  await tx.delete(operatorLogin).where(lt(operatorLogin.expiresAt, now))
  await tx.delete(operatorSecondFactorSetup).where(lt(operatorSecondFactorSetup.expiresAt, now))
}
