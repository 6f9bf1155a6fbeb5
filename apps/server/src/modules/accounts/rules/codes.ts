import type { accounts } from '@cusp/contract'
import { type CodeSending, codeRules } from '../limits'

/** Why no code may be sent now to a target that was sent these before. */
export function whyNotSent(sending: CodeSending, now: Date): 'codeTooSoon' | 'codeLimit' {
  return now.getTime() - sending.lastSentAt.getTime() < codeRules.resendMs ? 'codeTooSoon' : 'codeLimit'
}

/** Whether a code of this purpose is for people who have an account already; the others are for those who have none. */
export function isForMembers(purpose: accounts.CodePurpose): boolean {
  return purpose === 'login' || purpose === 'forgetpwd' || purpose === 'updatePhone' || purpose === 'payPwd'
}
