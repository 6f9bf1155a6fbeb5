import { accounts, paymentPasswords } from '@cusp/contract'
import { areaCodeFrom } from '@cusp/kernel'
import { redirect } from 'react-router'
import type { ChangeAnswer } from '../features/account/change-answer'
import {
  type AccountProblems,
  avatarProblem,
  clinicAddressProblems,
  codeProblem,
  isSound,
  passwordChangeProblems,
  paymentPasswordProblems,
  targetProblems,
} from '../features/account/checks'
import { byFrom } from '../features/account/target-fields'
import { paths } from '../paths'
import { type Attempt, apiFor, needsLogIn, pageOf } from '../platform/api.server'
import { fileOf, textOf } from '../platform/form'
import { speechIn } from '../platform/words.server'
import type { Route } from './+types/account-change'

/** Where the wire's names of fields stand on the forms. */
const onForm: Readonly<Record<string, string>> = { userName: 'name', emailCaptcha: 'captcha', phoneCaptcha: 'captcha' }

/** Changes of the account from the dialogs of its page. */
export async function action(args: Route.ActionArgs): Promise<ChangeAnswer | Response> {
  needsLogIn(args)
  const form = await args.request.formData()
  const api = apiFor(args)
  const { say } = speechIn(pageOf(args).language)

  const refuse = (problems: AccountProblems): ChangeAnswer => ({
    isDone: false,
    errors: Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, problem && say(`account.errors.${problem}`)]),
    ),
  })
  const told = (attempt: Attempt<unknown>): ChangeAnswer => {
    if (attempt.ok) return { isDone: true }
    const { field, message } = attempt.refusal
    const shown = field === undefined ? undefined : (onForm[field] ?? field)
    return shown !== undefined && form.has(shown)
      ? { isDone: false, errors: { [shown]: message } }
      : { isDone: false, errors: {}, problem: message }
  }

  const intent = textOf(form, 'intent')
  // As typed: a password may begin or end with a space.
  const typed = (name: string) => String(form.get(name) ?? '')
  if (intent === 'profile') {
    const [name, picture] = [textOf(form, 'name'), fileOf(form, 'file')]
    const problems = { name: name === '' ? 'personMissing' : undefined, file: avatarProblem(picture) } as const
    if (!isSound(problems)) return refuse(problems)
    return told(await api.attempt(accounts.updateProfile, { userName: name }, picture ? { file: [picture] } : {}))
  }
  if (intent === 'password') {
    const passwords = {
      oldPassword: typed('oldPassword'),
      newPassword: typed('newPassword'),
      confirmPassword: typed('confirmPassword'),
    }
    const problems = passwordChangeProblems(passwords, pageOf(args).passwordPolicy)
    if (!isSound(problems)) return refuse(problems)
    const changed = await api.attempt(accounts.updatePassword, passwords)
    // Every session has ended, this one too.
    return changed.ok ? redirect(paths.logIn({ next: paths.userInformation(), changed: 'password' })) : told(changed)
  }

  if (intent === 'clinicAddress') {
    const place = {
      province: textOf(form, 'province'),
      city: textOf(form, 'city'),
      district: textOf(form, 'district'),
      street: textOf(form, 'street'),
      address: textOf(form, 'address'),
    }
    const problems = clinicAddressProblems(place)
    if (!isSound(problems)) return refuse(problems)
    return told(await api.attempt(accounts.updateAddress, place))
  }

  const by = byFrom(textOf(form, 'by'))
  const target = {
    by,
    email: textOf(form, 'email'),
    areaCode: textOf(form, 'areaCode'),
    phone: textOf(form, 'phone').replace(/[\s-]/g, ''),
  }
  const code = textOf(form, 'captcha')
  const isPayment = intent === 'paymentPassword'
  const digits = { password: typed('password'), confirmPassword: typed('confirmPassword') }
  const problems = {
    ...targetProblems(target),
    captcha: codeProblem(code),
    ...(isPayment ? paymentPasswordProblems(digits) : {}),
  }
  if (!isSound(problems)) return refuse(problems)
  const areaCode = areaCodeFrom(target.areaCode)
  const phone = { phone: target.phone, ...(areaCode ? { areaCode } : {}) }
  const reached = by === 'phone' ? phone : { email: target.email }
  if (isPayment)
    return told(await api.attempt(paymentPasswords.setPaymentPassword, { ...reached, ...digits, phoneCaptcha: code }))
  if (intent === 'identity' || intent === 'paymentIdentity') {
    const type = intent === 'identity' ? 'updatePhone' : 'payPwd'
    return told(await api.attempt(accounts.checkCode, { ...reached, captcha: code, type }))
  }
  return told(
    by === 'phone'
      ? await api.attempt(accounts.updatePhone, { ...phone, phoneCaptcha: code })
      : await api.attempt(accounts.updateEmail, { email: target.email, emailCaptcha: code }),
  )
}
