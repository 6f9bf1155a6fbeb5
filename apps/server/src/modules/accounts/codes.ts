import type { accounts } from '@cusp/contract'
import { tokenHash } from '../../platform/tokens'
import type { Call } from '../../platform/use-case'
import type { Target } from './account'
import { isForSession } from './rules/codes'
import { isSameSeal, sealOfCode } from './seals'
import { countTry } from './store/codes'

/**
 * Who alone may bring a code of this purpose back: the session that has asked for it, else the browser. Undefined for
 * whoever is neither, whom no code can belong to.
 */
export function codeOwner(
  { actor, browser }: Pick<Call, 'actor' | 'browser'>,
  purpose: accounts.CodePurpose,
): string | undefined {
  if (isForSession(purpose)) return actor.kind === 'buyer' ? `session ${actor.sessionHash}` : undefined
  return browser === undefined ? undefined : `browser ${tokenHash(browser)}`
}

/**
 * Tries a code and gives its id when it is right. The try is committed before the code is compared, so that nothing that
 * goes wrong later gives it back. A code that somebody else has asked for is neither found nor used up.
 */
export async function tryCode(
  call: Pick<Call, 'write' | 'platform' | 'now' | 'actor' | 'browser'>,
  purpose: accounts.CodePurpose,
  target: Target,
  typed: string,
): Promise<number | undefined> {
  const { write, platform, now } = call
  const owner = codeOwner(call, purpose)
  if (owner === undefined) return undefined
  const found = await write((tx) => countTry(tx, { purpose, target: target.key, owner }, now))
  return found && isSameSeal(found.codeHash, sealOfCode(platform, purpose, target, typed)) ? found.id : undefined
}
