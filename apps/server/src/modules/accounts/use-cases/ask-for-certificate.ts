import { clinics } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { askForNewCertificate } from '../asking'
import { endOfDay, mayBeDeadline } from '../rules/certificate-days'
import { findClinic } from '../store/clinics'

export const askForCertificate = useCase(clinics.askForCertificate, (call, { id, reason, deadline }) => {
  const { actor, now, write, fail, about } = call
  return write(async (tx) => {
    about(`clinic ${id}`)
    if (reason === '') return fail('reasonMissing', { field: 'reason' })
    if (!mayBeDeadline(deadline, now)) return fail('dayOutOfRange', { field: 'deadline' })
    const clinic = await findClinic(tx, id)
    const by = { kind: 'operator', name: actor.name, now } as const
    const asked = { reason, until: endOfDay(deadline), expiresOn: null }
    if (!clinic || !(await askForNewCertificate(tx, clinic, by, asked))) return fail('clinicNotAskable')
    return null
  })
})
