import { clinics } from '@cusp/contract'
import { forgetAttempts } from '../../../platform/attempts'
import { useCase } from '../../../platform/use-case'
import { attemptKeys } from '../limits'
import { findLocked } from '../locking'
import { noteChange } from '../store/clinics'
import { lockMember } from '../store/members'

export const unlockPerson = useCase(clinics.unlockPerson, (call, { id, accountId }) => {
  const { actor, now, write, fail, about } = call
  return write(async (tx) => {
    about(`account ${accountId}`)
    const person = await lockMember(tx, id, accountId)
    if (!person || !(await findLocked(tx, [person], now)).has(accountId)) return fail('personNotLocked')
    for (const key of attemptKeys(person)) await forgetAttempts(tx, key)
    const by = { kind: 'operator', name: actor.name, now } as const
    await noteChange(tx, id, { what: 'unlock', accountId, before: {}, after: {}, by })
    return null
  })
})
