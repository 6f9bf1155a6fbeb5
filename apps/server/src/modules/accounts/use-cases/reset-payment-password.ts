import { paymentPasswords } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { noteChange } from '../store/clinics'
import { lockMember } from '../store/members'
import { removePaymentPassword } from '../store/payment-passwords'
import { tellOwner } from '../telling'
import { paymentPasswordLetter } from '../texts'

export const resetPaymentPassword = useCase(
  paymentPasswords.resetPaymentPassword,
  ({ actor, now, write, fail, about, platform }, { id, accountId, reason }) =>
    write(async (tx) => {
      about(`account ${accountId}`)
      if (reason === '') return fail('reasonMissing', { field: 'reason' })
      const person = await lockMember(tx, id, accountId)
      if (!person || !(await removePaymentPassword(tx, accountId))) return fail('paymentPasswordNotSet')
      const by = { kind: 'operator', name: actor.name, now } as const
      await noteChange(tx, id, { what: 'resetPaymentPassword', accountId, before: {}, after: {}, by, reason })
      await tellOwner(tx, person, platform.wording.letter(paymentPasswordLetter('reset', person.language)))
      return null
    }),
)
