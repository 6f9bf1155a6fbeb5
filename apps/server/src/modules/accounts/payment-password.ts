import type { AccountId } from '@cusp/kernel'
import type { Call, Failed } from '../../platform/use-case'
import { paymentPasswordRules } from './limits'
import { isPaymentPassword, minutesLocked } from './rules/payment-password'
import { findPaymentLock, forgetPaymentTries, takePaymentTry } from './store/payment-passwords'

type Refusal = 'paymentPasswordNotSet' | 'paymentPasswordMissing' | 'paymentPasswordWrong' | 'paymentPasswordLocked'

/**
 * Compares what was typed with the payment password of an account; undefined when it is right. What cannot be one takes no
 * try. The try is committed before it is compared, so that nothing that goes wrong later gives it back.
 */
export async function refusePaymentPassword(
  { read, write, now, platform, fail }: Call<'signedIn', Refusal>,
  accountId: AccountId,
  typed: string,
  field: string,
): Promise<Failed<Refusal> | undefined> {
  if (!isPaymentPassword(typed)) return fail('paymentPasswordMissing', { field })
  const locked = (until: Date) => fail('paymentPasswordLocked', { field, params: { n: minutesLocked(until, now) } })

  const taken = await write((tx) => takePaymentTry(tx, accountId, now))
  if (!taken) {
    const lock = await findPaymentLock(read, accountId, now)
    // A lock that somebody has opened in between is told like one that ends at once.
    return lock === undefined ? fail('paymentPasswordNotSet') : locked(lock ?? now)
  }
  if (await platform.passwords.matches(typed, taken.passwordHash)) {
    await write((tx) => forgetPaymentTries(tx, accountId, taken.passwordHash))
    return undefined
  }
  if (taken.triesLeft === 0) return locked(new Date(now.getTime() + paymentPasswordRules.lockMs))
  return fail('paymentPasswordWrong', { field, params: { n: taken.triesLeft } })
}
