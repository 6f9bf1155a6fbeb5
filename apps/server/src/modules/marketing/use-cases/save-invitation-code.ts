import { marketing } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { periodOf } from '../rules/days'
import { findCode, insertCode, updateCode } from '../store'

export const saveInvitationCode = useCase(marketing.saveInvitationCode, async (call, input) => {
  const { now, write, fail, about } = call
  const period = periodOf(input.validFrom, input.validUntil)
  if (!period) return fail('periodBackwards', { field: 'validUntil' })
  const fields = {
    owner: input.owner,
    note: input.note,
    validFrom: period.from ?? null,
    validUntil: period.until ?? null,
  }
  const { id } = input

  return write(async (tx) => {
    if (id === undefined) {
      const made = await insertCode(tx, { ...fields, code: input.invitationCode }, now)
      if (!made) return fail('invitationCodeTaken', { field: 'invitationCode' })
      about(`invitation code ${input.invitationCode}`)
      return { id: made }
    }
    const before = await findCode(tx, id)
    if (!before) return fail('invitationCodeNotFound')
    const { code, owner, note, validFrom, validUntil } = before
    about(`invitation code ${code}`, { owner, note, validFrom, validUntil })
    return (await updateCode(tx, id, input.version, fields)) ? { id } : fail('changedMeanwhile')
  })
})
