import type { operators } from '@cusp/contract'
import { forgetAttempts } from '../../platform/attempts'
import { writeAudit } from '../../platform/audit'
import type { Writer } from '../../platform/database'
import { tokenHash } from '../../platform/tokens'
import type { Call } from '../../platform/use-case'
import { loginAttempts, type OperatorRecord } from './operator'
import { operatorSelf } from './present'
import { insertSession, noteWorksIn, revokeSession } from './store/operators'
import { findTwoFactorRoles } from './store/second-factor'

type SigningIn = Pick<Call<'operatorLogin'>, 'actor' | 'now' | 'language' | 'userAgent' | 'requestId'>

/** Begins a session in the caller's transaction and writes it into the audit log; the one that the caller had until now ends. */
export async function openSession(
  tx: Writer,
  { actor, now, language, userAgent, requestId }: SigningIn,
  { id, name, email }: OperatorRecord,
  { token, action }: { readonly token: string; readonly action: string },
): Promise<void> {
  await forgetAttempts(tx, loginAttempts(email))
  if (actor.kind === 'operator') await revokeSession(tx, actor.sessionHash, now)
  await noteWorksIn(tx, id, language)
  await insertSession(tx, tokenHash(token), id, { now, userAgent })
  await writeAudit(tx, { operatorId: id, name }, { action, subject: `operator ${id}`, input: {}, requestId })
}

/** Gives the browser the session that the transaction has opened, until it closes. */
export async function welcome(
  { read, startSession }: Pick<Call, 'read' | 'startSession'>,
  { id, ...operator }: OperatorRecord,
  token: string,
): Promise<operators.OperatorSelf> {
  startSession(token)
  const mustSetUpTwoFactor = !operator.hasTwoFactor && (await findTwoFactorRoles(read)).includes(operator.role)
  const mustChangePassword = operator.passwordExpiresAt !== null
  return operatorSelf({ ...operator, operatorId: id, mustSetUpTwoFactor, mustChangePassword })
}
