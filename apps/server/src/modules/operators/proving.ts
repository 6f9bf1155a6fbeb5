import type { OperatorId } from '@cusp/kernel'
import { forgetAttempts } from '../../platform/attempts'
import type { Writer } from '../../platform/database'
import type { Call, Failed } from '../../platform/use-case'
import { codeLimit, loginLimit } from './operator'
import { readTyped } from './rules/typed-code'
import { openSecret, sealOfRecoveryCode, stepOf } from './second-factor'
import { findOperatorById } from './store/operators'
import { findFactor, takeRecoveryCode, takeStep } from './store/second-factor'

const passwordAttempts = (id: OperatorId): string => `operator password ${id}`
const codeAttempts = (id: OperatorId): string => `operator code ${id}`

type Proving = Pick<Call<'operator', 'passwordWrong'>, 'actor' | 'read' | 'platform' | 'mayTry' | 'fail'>

/** Asks for the own password again before something that an open session alone must not do. */
export async function refusePassword(
  { actor, read, platform, mayTry, fail }: Proving,
  password: string,
  field = 'password',
): Promise<Failed<'passwordWrong' | 'tooManyRequests'> | undefined> {
  if (!(await mayTry(passwordAttempts(actor.operatorId), loginLimit))) return fail('tooManyRequests')
  const own = await findOperatorById(read, actor.operatorId)
  const isRight = await platform.passwords.matches(password, own?.passwordHash)
  return isRight ? undefined : fail('passwordWrong', { field })
}

/**
 * Counts a guess at six digits, which are few enough to be guessed in time. Recovery codes are not, so that somebody who has
 * the password cannot keep their owner out by guessing.
 */
export async function mayTryCode({ mayTry }: Pick<Call, 'mayTry'>, id: OperatorId, typed: string): Promise<boolean> {
  return readTyped(typed)?.kind === 'recovery' || mayTry(codeAttempts(id), codeLimit)
}

/** Takes a typed code, which is then worth nothing any more; false when it is wrong or was taken before. */
export async function takeCode(
  tx: Writer,
  { platform, now }: Pick<Call, 'platform' | 'now'>,
  id: OperatorId,
  text: string,
): Promise<boolean> {
  const typed = readTyped(text)
  if (!typed) return false
  if (typed.kind === 'recovery') return takeRecoveryCode(tx, id, sealOfRecoveryCode(platform, id, typed.code), now)
  const factor = await findFactor(tx, id)
  const step = factor && stepOf(openSecret(platform, id, factor.secret), typed.code, now)
  return step !== undefined && takeStep(tx, id, step)
}

/** Starts the counts of guesses anew, after both were right. */
export async function forgetGuesses(tx: Writer, id: OperatorId): Promise<void> {
  await forgetAttempts(tx, passwordAttempts(id))
  await forgetAttempts(tx, codeAttempts(id))
}
