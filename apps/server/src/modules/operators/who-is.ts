import { type OperatorRole, operatorRoles } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import type { Operator } from '../../platform/actor'
import type { Recognised } from '../../platform/calls'
import type { Reader, Writer } from '../../platform/database'
import { tokenHash } from '../../platform/tokens'
import { sessionRules } from './operator'
import { noteSeen, sessionByHash } from './store/operators'

const isRole = (text: string): text is OperatorRole => Object.hasOwn(operatorRoles, text)
const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString()

/** Who a back office token belongs to, with the rights that they have at this moment. */
export async function findOperator(read: Reader, token: string, now: Date): Promise<Recognised<Operator>> {
  const sessionHash = tokenHash(token)
  const [found] = await sessionByHash(read).execute({
    tokenHash: sessionHash,
    now: now.toISOString(),
    idleSince: before(now, sessionRules.idleMs),
    touchedSince: before(now, sessionRules.touchMs),
  })
  if (!found) return { kind: 'unknown' }
  if (found.isRevoked) return { kind: 'revoked' }
  if (!found.isAlive || !isRole(found.role)) return { kind: 'unknown' }
  return {
    kind: 'known',
    actor: {
      kind: 'operator',
      sessionHash,
      operatorId: idFrom<'Operator'>(found.operatorId),
      name: found.name,
      email: found.email,
      role: found.role,
      hasTwoFactor: found.hasTwoFactor,
      mustChangePassword: found.mustChangePassword,
      mustSetUpTwoFactor: found.isTwoFactorDemanded && !found.hasTwoFactor,
    },
    contentVersion: found.version,
    ...(found.isTouchDue ? { touch: (tx: Writer) => noteSeen(tx, sessionHash, now) } : {}),
  }
}
