import { passwordProblem } from '../../platform/password-policy'

/** What is wrong with a password for the back office: 8 to 64 characters of any kind, whatever buyers are asked for. */
export function newPasswordProblem(password: string): 'operatorPasswordWeak' | 'passwordCommon' | undefined {
  const problem = passwordProblem(password, 'asvs')
  return problem === 'passwordWeak' ? 'operatorPasswordWeak' : problem
}
