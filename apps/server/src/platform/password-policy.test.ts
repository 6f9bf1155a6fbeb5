import { isPasswordShape, type PasswordPolicy } from '@cusp/kernel'
import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { passwordProblem } from './password-policy'

describe('passwordProblem', () => {
  it.each([
    ['spec', 'teeth4all', undefined],
    ['spec', 'abc12', 'passwordWeak'],
    ['spec', 'abcdefgh', 'passwordWeak'],
    ['spec', '12345678', 'passwordWeak'],
    ['spec', 'a2345678901234567', 'passwordWeak'],
    ['spec', 'Password1', 'passwordCommon'],
    ['spec', 'QWERTY123', 'passwordCommon'],
    ['asvs', 'only letters in here', undefined],
    ['asvs', 'abc1234', 'passwordWeak'],
    ['asvs', 'iloveyou', 'passwordCommon'],
    ['asvs', 'CuspDental', 'passwordCommon'],
    ['spec', 'dental2025', 'passwordCommon'],
    ['asvs', 'x'.repeat(64), undefined],
    ['asvs', 'x'.repeat(65), 'passwordWeak'],
  ] as const)('under the policy %s finds %s to be %s', (policy, password, problem) => {
    expect(passwordProblem(password, policy)).toBe(problem)
  })

  it.each<PasswordPolicy>(['spec', 'asvs'])(
    'refuses, under the policy %s, the three thousand commonest that it would allow',
    (policy) => {
      const commonest = dictionary['passwords-common'].filter((each) => isPasswordShape(each, policy)).slice(0, 3000)
      expect(commonest).toHaveLength(3000)
      expect(commonest.filter((each) => passwordProblem(each.toUpperCase(), policy) !== 'passwordCommon')).toEqual([])
    },
  )
})
