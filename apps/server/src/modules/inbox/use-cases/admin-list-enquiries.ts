import { inbox } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { enquiryFor } from '../present'
import { findEnquiries } from '../store'

export const adminListEnquiries = useCase(
  inbox.adminListEnquiries,
  async ({ actor, read }, { keyword, state, taken, about, pageIndex, pageSize }) => {
    const takenById = taken === 'mine' ? actor.operatorId : taken === 'nobody' ? null : undefined
    const { rows, total } = await findEnquiries(
      read,
      { keyword, state, takenById, about },
      (pageIndex - 1) * pageSize,
      pageSize,
    )
    return {
      list: rows.map((row) => enquiryFor(row, actor.operatorId)),
      totalPage: Math.ceil(total / pageSize),
      totalCount: total,
    }
  },
)
