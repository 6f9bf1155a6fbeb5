import type { accounts } from '@cusp/contract'
import type { Target } from '../account'
import { type CodeSending, codeRules } from '../limits'

/** Which limit keeps a code from a target that was sent these before. */
export function whyNotSent(sending: CodeSending, now: Date): 'tooSoon' | 'hourLimit' | 'dayLimit' {
  if (now.getTime() - sending.lastSentAt.getTime() < codeRules.resendMs) return 'tooSoon'
  const isInHour = now.getTime() - sending.hourStart.getTime() < codeRules.hourMs
  return isInHour && sending.sentInHour >= codeRules.perHour ? 'hourLimit' : 'dayLimit'
}

/** Whether a code of this purpose is good in the session only that has asked for it: it changes an account. */
export function isForSession(purpose: accounts.CodePurpose): boolean {
  return purpose === 'updatePhone' || purpose === 'newEmail' || purpose === 'newPhone' || purpose === 'payPwd'
}

/** Whether a code of this purpose goes to the email or phone that the account has, to prove whose it is. */
export function isIdentity(purpose: accounts.CodePurpose): boolean {
  return purpose === 'updatePhone' || purpose === 'payPwd'
}

/** The channel of the only targets that a code of this purpose is for. */
export function onlyChannel(purpose: accounts.CodePurpose): Target['channel'] | undefined {
  return purpose === 'newEmail' ? 'mail' : purpose === 'newPhone' ? 'sms' : undefined
}

/** Whether a code of this purpose is for people who have an account already; the others are for those who have none. */
export function isForMembers(purpose: accounts.CodePurpose): boolean {
  return purpose === 'login' || purpose === 'forgetpwd' || purpose === 'updatePhone' || purpose === 'payPwd'
}
