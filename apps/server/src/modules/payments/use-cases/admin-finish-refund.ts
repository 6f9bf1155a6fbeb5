import { payments } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { finishByHand } from '../money-back'
import { findRefund } from '../store'

/** Only what a person has to send is a person's to finish: other refunds are the provider's word. */
export const adminFinishRefund = useCase(payments.adminFinishRefund, ({ now, write, fail, about }, { id, reference }) =>
  write(async (tx) => {
    about(`refund ${id}`)
    const found = await findRefund(tx, id)
    if (found?.payment.method !== 'remittance') return fail('paymentNotFound')
    return (await finishByHand(tx, id, reference, now)) ? null : fail('paymentNotFound')
  }),
)
