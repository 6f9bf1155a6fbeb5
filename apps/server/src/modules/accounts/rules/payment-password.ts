import type { Clinic } from '../account'

const digits = /^\d{6}$/
/** Whether this can be a payment password at all (spec B171). */
export const isPaymentPassword = (typed: string): boolean => digits.test(typed)

type Problem = {
  readonly failure: 'paymentPasswordLength' | 'paymentPasswordDigits' | 'passwordsDiffer'
  readonly field: 'password' | 'confirmPassword'
}

/** What is wrong with a new payment password that was typed twice, and at which field (spec B171). */
export function paymentPasswordProblem(password: string, confirmPassword: string): Problem | undefined {
  if (!/^\d*$/.test(password)) return { failure: 'paymentPasswordDigits', field: 'password' }
  if (!isPaymentPassword(password)) return { failure: 'paymentPasswordLength', field: 'password' }
  return password === confirmPassword ? undefined : { failure: 'passwordsDiffer', field: 'confirmPassword' }
}

/** Whether somebody of this clinic has use for a payment password (spec B185). */
export const mayHavePaymentPassword = (clinic: Pick<Clinic, 'hasCredit' | 'mayPayByCheque'>): boolean =>
  clinic.hasCredit || clinic.mayPayByCheque

/** How many minutes a lock has still to run, as a person counts them: the minute that has begun is one. */
export const minutesLocked = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000))
