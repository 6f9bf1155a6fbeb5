import { accounts } from '@cusp/contract'
import { publish } from '../../../platform/events'
import { useCase } from '../../../platform/use-case'
import { findClinic, moveClinic } from '../store/clinics'

export const rejectClinic = useCase(accounts.rejectClinic, ({ actor, now, write, fail, about }, { id, reason }) =>
  write(async (tx) => {
    about(`clinic ${id}`)
    if (reason === '') return fail('reasonMissing', { field: 'reason' })
    const clinic = await findClinic(tx, id)
    const by = { kind: 'operator', name: actor.name, now } as const
    const stepId = clinic && (await moveClinic(tx, clinic, 'reject', by, { reason }))
    if (stepId === undefined) return fail('clinicNotReviewable')
    await publish(tx, 'clinicRejected', { clinicId: id, stepId, reason })
    return null
  }),
)
