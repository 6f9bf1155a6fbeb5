import { clinics } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { termsFieldAtFault } from '../rules/credit'
import { lockClinic, noteChange } from '../store/clinics'
import { changeCredit, findCredit } from '../store/credit'

export const saveCredit = useCase(clinics.saveCredit, (call, { id, reason, isCheck, credit, ...rest }) => {
  const { actor, now, write, fail, about } = call
  const terms = { ...rest, mayPayByCheque: isCheck, hasCredit: credit }
  return write(async (tx) => {
    const field = termsFieldAtFault(terms)
    if (field) return fail('notUnderstood', { field })
    if (reason === '') return fail('reasonMissing', { field: 'reason' })
    const found = (await lockClinic(tx, id)) && (await findCredit(tx, id))
    if (!found) return fail('notFound')
    const { chequeUsed: _, ...before } = found
    about(`clinic ${id}`, before)
    if (!(await changeCredit(tx, id, terms))) return fail('limitBelowUse', { field: 'chequeLimit' })
    const by = { kind: 'operator', name: actor.name, now } as const
    await noteChange(tx, id, { what: 'credit', before, after: terms, by, reason })
    return null
  })
})
