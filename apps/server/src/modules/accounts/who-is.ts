import { accounts } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import type { Buyer } from '../../platform/actor'
import type { Recognised } from '../../platform/calls'
import type { Reader, Writer } from '../../platform/database'
import { tokenHash } from '../../platform/tokens'
import { sessionRules } from './limits'
import { isApproved } from './rules/submission'
import { noteSeen, sessionByHash } from './store/sessions'

const isRole = (role: string): role is accounts.ClinicRole => accounts.clinicRoles.some((known) => known === role)
const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString()

/** Who a session token belongs to. Runs on every signed-in request: one prepared statement. */
export async function findBuyer(read: Reader, token: string, now: Date): Promise<Recognised<Buyer>> {
  const sessionHash = tokenHash(token)
  const [found] = await sessionByHash(read).execute({
    tokenHash: sessionHash,
    now: now.toISOString(),
    idleSince: before(now, sessionRules.idleMs),
    touchedSince: before(now, sessionRules.touchMs),
  })
  if (!found) return { kind: 'unknown' }
  if (found.isRevoked) return { kind: 'revoked' }
  if (!found.isAlive) return { kind: 'unknown' }
  return {
    kind: 'known',
    actor: {
      kind: 'buyer',
      sessionHash,
      accountId: idFrom<'Account'>(found.accountId),
      clinicId: idFrom<'Clinic'>(found.clinicId),
      approved: isApproved(found.status, found.approvedUntil, now),
      roles: found.roles.filter(isRole),
      isHkCustomer: found.isHkCustomer,
      name: found.name,
    },
    contentVersion: found.version,
    ...(found.isTouchDue ? { touch: (tx: Writer) => noteSeen(tx, sessionHash, now) } : {}),
  }
}
