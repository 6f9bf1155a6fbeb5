export type PasswordPolicy = 'spec' | 'asvs'

/** Lengths in characters. `spec` is spec A109 with decision 1; `asvs` follows ASVS 5.0 6.2. */
export const passwordLength = { spec: { min: 6, max: 16 }, asvs: { min: 8, max: 64 } } as const

/** Whether a password has the shape that the policy asks for; commonness is the server's to judge. */
export function isPasswordShape(password: string, policy: PasswordPolicy = 'spec'): boolean {
  const { min, max } = passwordLength[policy]
  if (password.length < min || password.length > max) return false
  return policy === 'asvs' || (/[A-Za-z]/.test(password) && /\d/.test(password))
}
