import { clinics } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { clinicFields, regionFieldAtFault } from '../clinic-form'
import { detailsMark } from '../details-mark'
import { detailsOf } from '../rules/details'
import { missingField } from '../rules/submission'
import { changeClinic, lockClinic, noteChange } from '../store/clinics'

export const saveClinic = useCase(
  clinics.saveClinic,
  (call, { id, isHKCustomer: isHkCustomer, detailsMark: seen, ...typed }) => {
    const { actor, now, write, fail, about } = call
    const fields = clinicFields(typed)
    return write(async (tx) => {
      const field = missingField(fields) ?? regionFieldAtFault(fields)
      if (field) return fail('notUnderstood', { field })
      const clinic = await lockClinic(tx, id)
      if (!clinic) return fail('notFound')
      if (detailsMark(clinic) !== seen) return fail('changedMeanwhile')
      const before = detailsOf(clinic)
      const after = { ...fields, isHkCustomer }
      about(`clinic ${id}`, before)
      await changeClinic(tx, id, after)
      const by = { kind: 'operator', name: actor.name, now } as const
      await noteChange(tx, id, { what: 'details', before, after, by })
      return null
    })
  },
)
