import type { accounts } from '@cusp/contract'
import type { Call } from '../../platform/use-case'
import type { Target } from './account'
import { type CodeOwner, isSameSeal, sealOfCode } from './seals'
import { countTry } from './store/codes'

/**
 * Tries a code and gives its id when it is right. The try is committed before the code is compared, so that nothing that
 * goes wrong later gives it back.
 */
export async function tryCode(
  { write, platform, now }: Pick<Call, 'write' | 'platform' | 'now'>,
  purpose: accounts.CodePurpose,
  target: Target,
  typed: string,
  owner?: CodeOwner,
): Promise<number | undefined> {
  const found = await write((tx) => countTry(tx, purpose, target.key, now))
  return found && isSameSeal(found.codeHash, sealOfCode(platform, purpose, target, typed, owner)) ? found.id : undefined
}
