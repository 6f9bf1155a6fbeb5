import { marketing } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findCode, setActive } from '../store'

export const activateInvitationCode = useCase(
  marketing.activateInvitationCode,
  ({ now, write, fail, about }, { id, isActive }) =>
    write(async (tx) => {
      const code = await findCode(tx, id)
      if (!code || !(await setActive(tx, id, isActive, now))) return fail('invitationCodeNotFound')
      about(`invitation code ${code.code}`)
      return null
    }),
)
