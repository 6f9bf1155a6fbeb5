import { areaCodeFrom, defaultAreaCode, emailShape, isPhone } from '@cusp/kernel'
import type { Target } from '../account'

type Typed = {
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly areaCode?: string | undefined
}

/** The email or phone that was typed, in the one spelling we keep; or the field that is not right. The email counts first. */
export function targetOf({
  email,
  phone,
  areaCode,
}: Typed): Target | { readonly problem: 'email' | 'phone' | 'areaCode' } {
  if (email) {
    const lower = email.toLowerCase()
    return emailShape.test(lower) ? { channel: 'mail', key: lower, email: lower } : { problem: 'email' }
  }
  if (!phone) return { problem: 'email' }
  const area = areaCodeFrom(areaCode ?? defaultAreaCode)
  if (!area) return { problem: 'areaCode' }
  if (!isPhone(area, phone)) return { problem: 'phone' }
  return { channel: 'sms', key: `${area} ${phone}`, areaCode: area, phone }
}

/** Whether a password can be recovered here: in Hong Kong only at numbers that can receive text messages (decision 15). */
export const isRecoverable = (target: Target, hongKongStarts: string): boolean =>
  target.channel === 'mail' || target.areaCode !== '+852' || hongKongStarts.includes(target.phone.charAt(0))

/** What somebody typed to log in: an email when it has an @, a phone number otherwise. Undefined when it can be neither. */
export function loginTarget(userName: string, areaCode: string | undefined): Target | undefined {
  const target = targetOf(userName.includes('@') ? { email: userName } : { phone: userName, areaCode })
  return 'problem' in target ? undefined : target
}
