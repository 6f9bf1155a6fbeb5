import { isPasswordShape, type PasswordPolicy } from '@cusp/kernel'
import { isCommonPassword } from './common-passwords'

/** What is wrong with a password that somebody wants to use from now on, or undefined. */
export function passwordProblem(
  password: string,
  policy: PasswordPolicy,
): 'passwordWeak' | 'passwordCommon' | undefined {
  if (!isPasswordShape(password, policy)) return 'passwordWeak'
  return isCommonPassword(password) ? 'passwordCommon' : undefined
}
