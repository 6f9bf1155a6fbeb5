import type { Writer } from '../../platform/database'
import { findOperators, insertOperator, lockOperators } from './store/operators'

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
