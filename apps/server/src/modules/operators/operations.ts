import { writeAudit } from '../../platform/audit'
import type { Writer } from '../../platform/database'
import { findOperators, insertOperator, lockOperators, revokeSessionsOf } from './store/operators'
import { removeFactor } from './store/second-factor'

/** Makes an operator outside of any operator's session; false when the email is taken. */
export async function addOperator(
  tx: Writer,
  fields: Parameters<typeof insertOperator>[1],
  now: Date,
): Promise<boolean> {
  await lockOperators(tx)
  const everyone = await findOperators(tx)
  if (everyone.some(({ email }) => email === fields.email)) return false
  await insertOperator(tx, fields, now)
  return true
}

/**
 * Takes away the authenticator of an operator whom nobody else can help, at the request of whoever runs the server; false
 * when there is no such operator or none to take.
 */
export async function removeTwoFactor(tx: Writer, email: string, now: Date): Promise<boolean> {
  await lockOperators(tx)
  const operator = (await findOperators(tx)).find((one) => one.email === email)
  if (!operator || !(await removeFactor(tx, operator.id))) return false
  await revokeSessionsOf(tx, operator.id, now, '')
  const byHand = { operatorId: operator.id, name: 'npm run operator' }
  const deed = { action: '/opsapi/operators/resetTwoFactor', subject: `operator ${operator.id}` }
  await writeAudit(tx, byHand, { ...deed, input: {}, requestId: '' })
  return true
}
