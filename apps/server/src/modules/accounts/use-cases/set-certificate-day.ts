import { clinics } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { mayExpireOn } from '../rules/certificate-days'
import { changeClinic, lockClinic, noteChange } from '../store/clinics'

export const setCertificateDay = useCase(clinics.setCertificateDay, (call, { id, certificateExpiresOn }) => {
  const { actor, now, write, fail, about } = call
  return write(async (tx) => {
    if (certificateExpiresOn !== null && !mayExpireOn(certificateExpiresOn, now))
      return fail('dayOutOfRange', { field: 'certificateExpiresOn' })
    const clinic = await lockClinic(tx, id)
    if (!clinic) return fail('notFound')
    const before = { certificateExpiresOn: clinic.certificateExpiresOn }
    about(`clinic ${id}`, before)
    await changeClinic(tx, id, { certificateExpiresOn })
    const by = { kind: 'operator', name: actor.name, now } as const
    await noteChange(tx, id, { what: 'certificateDay', before, after: { certificateExpiresOn }, by })
    return null
  })
})
