import { paymentPasswords } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { refusePaymentPassword } from '../payment-password'

export const verifyPaymentPassword = useCase(
  paymentPasswords.verifyPaymentPassword,
  async (call, { payPwd }) => (await refusePaymentPassword(call, call.actor.accountId, payPwd, 'payPwd')) ?? null,
)
