import { z } from 'zod'
import { areaCode, email, phone } from './accounts'
import { endpoint } from './endpoint'
import * as wire from './wire'

/* The six digits with which a person pays from the clinic's balance (spec B143, B171, B185, B204, decision 58). */

/** As typed: what is wrong with it is told by name. */
const typed = z.string().max(64)

/**
 * Sets the payment password, also in place of one that was forgotten or is locked. `phoneCaptcha` is a code of type `payPwd`
 * that was sent to the account's own email or phone for this session; it is used up. The owner is told by mail or text message.
 * For people whose clinic may pay later only: by credit or by cheque.
 */
export const setPaymentPassword = endpoint({
  access: 'signedIn',
  path: '/authapi/user/setPayPwd',
  summary: 'Set the payment password with a verification code',
  input: z.object({
    password: typed,
    confirmPassword: typed,
    email: email.optional(),
    phone: phone.optional(),
    areaCode: areaCode.optional(),
    type: z.literal('payPwd').optional(),
    phoneCaptcha: wire.line(6),
  }),
  output: wire.nothing,
  failures: [
    'paymentPasswordNotOffered',
    'paymentPasswordLength',
    'paymentPasswordDigits',
    'passwordsDiffer',
    'codeWrong',
  ],
})

/** Whether these are the six digits. Five wrong ones in a row lock it for 30 minutes, however many arrive at once. */
export const verifyPaymentPassword = endpoint({
  access: 'signedIn',
  path: '/authapi/user/verifyPayPwd',
  summary: 'Check the payment password',
  input: z.object({ payPwd: typed }),
  output: wire.nothing,
  failures: ['paymentPasswordNotSet', 'paymentPasswordMissing', 'paymentPasswordWrong', 'paymentPasswordLocked'],
})

const person = z.object({ id: wire.id<'Clinic'>(), accountId: wire.id<'Account'>(), reason: wire.prose(500) })

/** Takes the payment password of somebody away; they set another one with a code. They are told, without the reason. */
export const resetPaymentPassword = endpoint({
  access: 'operator',
  permission: 'clinics.unlock',
  path: '/opsapi/clinics/resetPayPwd',
  summary: 'Take the payment password of somebody in a clinic away',
  input: person,
  output: wire.nothing,
  failures: ['paymentPasswordNotSet', 'reasonMissing'],
})

/** Forgets the wrong tries, so that the same password can be used again at once. The person is told, without the reason. */
export const unlockPaymentPassword = endpoint({
  access: 'operator',
  permission: 'clinics.unlock',
  path: '/opsapi/clinics/unlockPayPwd',
  summary: 'Unlock the payment password of somebody in a clinic',
  input: person,
  output: wire.nothing,
  failures: ['paymentPasswordNotLocked', 'reasonMissing'],
})
