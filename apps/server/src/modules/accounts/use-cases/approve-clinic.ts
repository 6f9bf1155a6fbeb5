import { accounts } from '@cusp/contract'
import { publish } from '../../../platform/events'
import { useCase } from '../../../platform/use-case'
import { findClinic, moveClinic } from '../store/clinics'

export const approveClinic = useCase(accounts.approveClinic, ({ actor, now, write, fail, about }, { id }) =>
  write(async (tx) => {
    about(`clinic ${id}`)
    const clinic = await findClinic(tx, id)
    const by = { kind: 'operator', name: actor.name, now } as const
    const stepId = clinic && (await moveClinic(tx, clinic, 'approve', by, { reason: '' }))
    if (stepId === undefined) return fail('clinicNotReviewable')
    await publish(tx, 'clinicApproved', { clinicId: id, stepId })
    return null
  }),
)
