import { clinics } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { noteChange } from '../store/clinics'
import { disableMember } from '../store/members'
import { revokeSessions } from '../store/sessions'
import { tellOwner } from '../telling'
import { disabledLetter } from '../texts'

export const disablePerson = useCase(clinics.disablePerson, (call, { id, accountId, reason }) => {
  const { actor, now, write, fail, about, platform } = call
  return write(async (tx) => {
    about(`account ${accountId}`)
    if (reason === '') return fail('reasonMissing', { field: 'reason' })
    const person = await disableMember(tx, id, accountId, { reason, now })
    if (!person) return fail('personNotActive')
    await revokeSessions(tx, accountId, now)
    const by = { kind: 'operator', name: actor.name, now } as const
    await noteChange(tx, id, { what: 'disable', accountId, before: {}, after: {}, by, reason })
    await tellOwner(tx, person, platform.wording.letter(disabledLetter(person.language)))
    return null
  })
})
