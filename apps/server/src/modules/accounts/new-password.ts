import type { Writer } from '../../platform/database'
import { passwordProblem } from '../../platform/password-policy'
import type { Call } from '../../platform/use-case'
import type { Account } from './account'
import { changeAccount } from './store/accounts'
import { revokeSessions } from './store/sessions'
import { tellOwner } from './telling'
import { passwordChangedLetter } from './texts'

/** What is wrong with a new password that was typed twice, and at which field. */
export function newPasswordProblem(
  { platform }: Pick<Call, 'platform'>,
  password: string,
  again: string,
):
  | { readonly failure: 'passwordWeak' | 'passwordCommon' | 'passwordsDiffer'; readonly isAboutRepeat: boolean }
  | undefined {
  const problem = passwordProblem(password, platform.config.passwordPolicy)
  if (problem) return { failure: problem, isAboutRepeat: false }
  return password === again ? undefined : { failure: 'passwordsDiffer', isAboutRepeat: true }
}

/** Puts the new password in force: whoever was signed in with the old one is signed out, and the owner is told. */
export async function putPassword(
  tx: Writer,
  { now, platform }: Pick<Call, 'now' | 'platform'>,
  account: Account,
  passwordHash: string,
): Promise<void> {
  await changeAccount(tx, account.id, { passwordHash })
  await revokeSessions(tx, account.id, now)
  await tellOwner(tx, account, platform.wording.letter(passwordChangedLetter(account.language)))
}
