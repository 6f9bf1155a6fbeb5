import { accounts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { clinicFields, regionFieldAtFault } from '../clinic-form'
import { detailsOf } from '../rules/details'
import { changeClinic, lockClinic, noteChange } from '../store/clinics'

/** While a clinic is reviewed, the reviewer must be able to trust that what they see stays. */
export const updateAddress = useCase(accounts.updateAddress, ({ actor, now, write, fail }, typed) => {
  const { province, city, district, street, address } = clinicFields(typed)
  const place = { province, city, district, street, address }
  return write(async (tx) => {
    const clinic = await lockClinic(tx, actor.clinicId)
    if (!clinic || clinic.status === 'notSubmitted') return fail('verifyFirst')
    if (clinic.status === 'underReview') return fail('addressUnderReview')
    const after = { ...detailsOf(clinic), ...place }
    const field = regionFieldAtFault(after) ?? (street === '' && address === '' ? 'street' : undefined)
    if (field) return fail('addressIncomplete', { field })
    await changeClinic(tx, clinic.id, place)
    const by = { kind: 'buyer', name: actor.name, now } as const
    await noteChange(tx, clinic.id, { what: 'details', before: detailsOf(clinic), after, by })
    return null
  })
})
