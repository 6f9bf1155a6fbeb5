import { accounts } from '@cusp/contract'
import { publish } from '../../../platform/events'
import { useCase } from '../../../platform/use-case'
import { mayExpireOn } from '../rules/certificate-days'
import { findClinic, moveClinic } from '../store/clinics'

export const approveClinic = useCase(accounts.approveClinic, (call, { id, certificateExpiresOn }) => {
  const { actor, now, write, fail, about } = call
  return write(async (tx) => {
    about(`clinic ${id}`)
    if (certificateExpiresOn !== undefined && !mayExpireOn(certificateExpiresOn, now))
      return fail('dayOutOfRange', { field: 'certificateExpiresOn' })
    const clinic = await findClinic(tx, id)
    const by = { kind: 'operator', name: actor.name, now } as const
    const stepId =
      clinic &&
      (await moveClinic(tx, clinic, 'approve', by, { reason: '', certificateExpiresOn: certificateExpiresOn ?? null }))
    if (stepId === undefined) return fail('clinicNotReviewable')
    await publish(tx, 'clinicApproved', { clinicId: id, stepId })
    return null
  })
})
