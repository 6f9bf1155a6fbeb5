import { areaCodeFrom, emailShape, isPasswordShape, isPhone, type PasswordPolicy, passwordLength } from '@cusp/kernel'
import type { words as en } from '../../words/en'

/** The names of the sentences that a form of an account can show beside a field. */
export type AccountProblem = keyof (typeof en)['account']['errors']
export type AccountProblems = Readonly<Record<string, AccountProblem | undefined>>

/** What a certificate may be (spec A113); the contract's own rule, which the server checks again. */
export const certificateBytes = 2 * 1024 * 1024
export const certificateTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']

/** What a person's picture may be (spec A113). */
export const avatarTypes: readonly string[] = ['image/jpeg', 'image/png']

export function emailProblem(email: string): AccountProblem | undefined {
  if (email === '') return 'emailMissing'
  return emailShape.test(email) ? undefined : 'emailWrong'
}

export function phoneProblem(areaCode: string, phone: string): AccountProblem | undefined {
  if (phone === '') return 'phoneMissing'
  const area = areaCodeFrom(areaCode)
  return area && isPhone(area, phone) ? undefined : 'phoneWrong'
}

export const codeProblem = (code: string): AccountProblem | undefined =>
  /^\d{6}$/.test(code) ? undefined : 'codeMissing'

export function certificateProblem(file: { size: number; type: string } | undefined): AccountProblem | undefined {
  if (!file) return undefined
  if (file.size > certificateBytes) return 'fileTooLarge'
  return certificateTypes.includes(file.type) ? undefined : 'fileNotAccepted'
}

export function avatarProblem(file: { size: number; type: string } | undefined): AccountProblem | undefined {
  if (!file) return undefined
  if (file.size > certificateBytes) return 'fileTooLarge'
  return avatarTypes.includes(file.type) ? undefined : 'avatarNotAccepted'
}

/** A change of password (spec A110). */
export function passwordChangeProblems(
  typed: { readonly oldPassword: string; readonly newPassword: string; readonly confirmPassword: string },
  policy: PasswordPolicy,
): AccountProblems {
  const { password, repassword } = passwordProblems(
    { password: typed.newPassword, repassword: typed.confirmPassword },
    policy,
  )
  return {
    oldPassword: typed.oldPassword.length < 6 ? 'oldPasswordShape' : undefined,
    newPassword:
      policy === 'spec' && typed.newPassword.length < passwordLength.spec.min ? 'newPasswordShort' : password,
    confirmPassword: repassword,
  }
}

/** A payment password that was typed twice (spec B171). */
export function paymentPasswordProblems(typed: {
  readonly password: string
  readonly confirmPassword: string
}): AccountProblems {
  const { password, confirmPassword } = typed
  return {
    password: !/^\d*$/.test(password)
      ? 'paymentPasswordDigits'
      : password.length === 6
        ? undefined
        : 'paymentPasswordLength',
    confirmPassword: password === confirmPassword ? undefined : 'passwordsDiffer',
  }
}

/** Email or phone, whichever the form is set to. */
export function targetProblems(typed: {
  readonly by: string
  readonly email: string
  readonly areaCode: string
  readonly phone: string
}): AccountProblems {
  return typed.by === 'phone'
    ? { phone: phoneProblem(typed.areaCode, typed.phone) }
    : { email: emailProblem(typed.email) }
}

const shapeProblem = { spec: 'passwordShape', asvs: 'passwordLength' } as const satisfies Record<
  PasswordPolicy,
  AccountProblem
>

/** A new password that was typed twice (spec A109), by the policy of this shop. */
export function passwordProblems(
  { password, repassword }: { readonly password: string; readonly repassword: string },
  policy: PasswordPolicy,
): AccountProblems {
  return {
    password:
      password === '' ? 'passwordMissing' : isPasswordShape(password, policy) ? undefined : shapeProblem[policy],
    repassword: password === repassword ? undefined : 'passwordsDiffer',
  }
}

export type ClinicTyped = {
  readonly companyName: string
  readonly name: string
  readonly province: string
  readonly city: string
  readonly district: string
  readonly street: string
  readonly address: string
}

/** What the clinic's form needs (spec A112). Which parts a region has, the server knows. */
export function clinicProblems(
  typed: ClinicTyped,
  certificate: { size: number; type: string } | undefined,
): AccountProblems {
  return {
    companyName: typed.companyName === '' ? 'companyNameMissing' : undefined,
    name: typed.name === '' ? 'nameMissing' : undefined,
    province: typed.province === '' ? 'regionMissing' : undefined,
    district: typed.province !== '' && typed.city === '' && typed.district === '' ? 'regionMissing' : undefined,
    street: typed.street === '' ? 'streetMissing' : undefined,
    address: typed.address === '' ? 'unitMissing' : undefined,
    businessLicense: certificate ? certificateProblem(certificate) : 'certificateMissing',
  }
}

/** The clinic's address by itself needs a street or a unit (spec A113). */
export function clinicAddressProblems(typed: Omit<ClinicTyped, 'companyName' | 'name'>): AccountProblems {
  return {
    province: typed.province === '' ? 'regionMissing' : undefined,
    district: typed.province !== '' && typed.city === '' && typed.district === '' ? 'regionMissing' : undefined,
    street: typed.street === '' && typed.address === '' ? 'clinicAddressMissing' : undefined,
  }
}

/** The clinic's address can only be delivered to with a phone; whoever registers by phone has given one. */
export function contactProblems(typed: {
  readonly by: string
  readonly contactAreaCode: string
  readonly contactPhone: string
}): AccountProblems {
  return typed.by === 'phone' ? {} : { contactPhone: phoneProblem(typed.contactAreaCode, typed.contactPhone) }
}

export const isSound = (problems: AccountProblems): boolean =>
  Object.values(problems).every((problem) => problem === undefined)
