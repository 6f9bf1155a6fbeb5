import { paymentPasswords } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { noteChange } from '../store/clinics'
import { lockMember } from '../store/members'
import { unlockPayment } from '../store/payment-passwords'
import { tellOwner } from '../telling'
import { paymentPasswordLetter } from '../texts'

export const unlockPaymentPassword = useCase(
  paymentPasswords.unlockPaymentPassword,
  ({ actor, now, write, fail, about, platform }, { id, accountId, reason }) =>
    write(async (tx) => {
      about(`account ${accountId}`)
      if (reason === '') return fail('reasonMissing', { field: 'reason' })
      const person = await lockMember(tx, id, accountId)
      if (!person || !(await unlockPayment(tx, accountId, now))) return fail('paymentPasswordNotLocked')
      const by = { kind: 'operator', name: actor.name, now } as const
      await noteChange(tx, id, { what: 'unlockPaymentPassword', accountId, before: {}, after: {}, by, reason })
      await tellOwner(tx, person, platform.wording.letter(paymentPasswordLetter('unlocked', person.language)))
      return null
    }),
)
