import { colleagues } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { whyNotChanged } from '../rules/members'
import { changeStanding, lockMembers } from '../store/members'

export const changeColleague = useCase(colleagues.changeColleague, ({ actor, write, fail }, { id, roles, isAdmin }) =>
  write(async (tx) => {
    const members = await lockMembers(tx, actor.clinicId)
    const refusal = whyNotChanged(members, actor.accountId, { id, to: { isAdmin } })
    if (refusal) return fail(refusal)
    await changeStanding(tx, id, { roles, isAdmin })
    return null
  }),
)
