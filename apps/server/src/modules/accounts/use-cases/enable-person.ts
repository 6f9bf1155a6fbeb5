import { clinics } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { noteChange } from '../store/clinics'
import { enableMember } from '../store/members'
import { tellOwner } from '../telling'
import { enabledLetter } from '../texts'

export const enablePerson = useCase(clinics.enablePerson, (call, { id, accountId }) => {
  const { actor, now, write, fail, about, platform } = call
  return write(async (tx) => {
    about(`account ${accountId}`)
    const person = await enableMember(tx, id, accountId)
    if (!person) return fail('personNotDisabled')
    const by = { kind: 'operator', name: actor.name, now } as const
    await noteChange(tx, id, { what: 'enable', accountId, before: {}, after: {}, by })
    await tellOwner(tx, person, platform.wording.letter(enabledLetter(person.language)))
    return null
  })
})
