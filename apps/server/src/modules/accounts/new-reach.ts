import { violatedConstraint } from '../../platform/database'
import type { Call, Failed } from '../../platform/use-case'
import type { Target } from './account'
import { tryCode } from './codes'
import { changeReach, findOwnAccount } from './store/accounts'
import { consumeCode } from './store/codes'
import { revokeSessions, takeIdentity } from './store/sessions'
import { tellOwner } from './telling'
import { reachChangedLetter } from './texts'

const uniqueReach = new Set(['account_email', 'account_phone'])

type ReachCall = Call<'signedIn', 'identityNotProven' | 'codeWrong' | 'accountTaken'>

/** Gives the account another email or phone: identity first, then the code that was sent to the new one. */
export async function putReach(
  call: ReachCall,
  purpose: 'newEmail' | 'newPhone',
  target: Target,
  { code, field }: { readonly code: string; readonly field: string },
): Promise<null | Failed<'identityNotProven' | 'codeWrong' | 'accountTaken' | 'loginRequired'>> {
  const { actor, now, read, write, fail, platform } = call
  const codeId = await tryCode(call, purpose, target, code)
  if (codeId === undefined) return fail('codeWrong', { field })
  const own = await findOwnAccount(read, actor.accountId)
  if (!own) return fail('loginRequired')
  try {
    return await write(async (tx) => {
      if (!(await takeIdentity(tx, actor.sessionHash, now))) return fail('identityNotProven')
      if (!(await consumeCode(tx, codeId, now))) return fail('codeWrong', { field })
      await changeReach(tx, actor.accountId, target)
      await revokeSessions(tx, actor.accountId, now, actor)
      const letter = reachChangedLetter(target.channel, own.account.language)
      await tellOwner(tx, own.account, platform.wording.letter(letter))
      return null
    })
  } catch (error) {
    // Only who holds the code that was sent there learns that somebody was faster.
    if (uniqueReach.has(violatedConstraint(error) ?? '')) return fail('accountTaken')
    throw error
  }
}
