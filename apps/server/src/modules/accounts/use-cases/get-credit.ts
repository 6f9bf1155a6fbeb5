import { clinics } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { differences } from '../present'
import { findChanges } from '../store/clinics'
import { findCredit } from '../store/credit'

export const getCredit = useCase(clinics.getCredit, async ({ read, fail }, { id }) => {
  const [terms, changes] = await Promise.all([findCredit(read, id), findChanges(read, id, 'credit')])
  if (!terms) return fail('notFound')
  const { mayPayByCheque, hasCredit, ...rest } = terms
  return {
    ...rest,
    isCheck: mayPayByCheque,
    credit: hasCredit,
    history: changes.map(({ at, by, reason, before, after }) => ({
      at,
      by,
      reason,
      changes: differences({ before, after }, (code) => code),
    })),
  }
})
