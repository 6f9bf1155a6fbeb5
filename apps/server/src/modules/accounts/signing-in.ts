import type { accounts } from '@cusp/contract'
import type { Writer } from '../../platform/database'
import { tokenHash } from '../../platform/tokens'
import type { Call } from '../../platform/use-case'
import { cartCount } from '../cart'
import type { Account } from './account'
import { sessionRules } from './limits'
import { signedIn } from './present'
import { changeAccount } from './store/accounts'
import { insertSession, revokeSession } from './store/sessions'

/** Begins a session in the caller's transaction; the one that the caller had until now ends. */
export async function openSession(
  tx: Writer,
  { actor, now, language, userAgent }: Pick<Call<'public'>, 'actor' | 'now' | 'language' | 'userAgent'>,
  account: Account,
  token: string,
): Promise<void> {
  if (actor.kind === 'buyer') await revokeSession(tx, actor.sessionHash, now)
  await insertSession(tx, tokenHash(token), account.id, { now, userAgent })
  if (account.language !== language) await changeAccount(tx, account.id, { language })
}

/** Gives browser and client the session that the transaction has opened. */
export async function welcome(
  { read, startSession }: Pick<Call<'public'>, 'read' | 'startSession'>,
  account: Account,
  token: string,
  isKept: boolean,
): Promise<accounts.SignedIn> {
  startSession(token, isKept ? sessionRules.lifeMs / 1000 : undefined)
  return signedIn(account, token, await cartCount(read, account.id))
}
