import { operators } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { auditRow } from '../present'
import { findAudit } from '../store/records'

const everything = { keyword: '', action: '', subject: '', from: undefined, until: undefined }

export const listOwnAudit = useCase(operators.listOwnAudit, async ({ actor, read }, { pageIndex, pageSize }) => {
  const page = { limit: pageSize, offset: (pageIndex - 1) * pageSize }
  const { entries, total } = await findAudit(read, { ...everything, operatorId: actor.operatorId }, page)
  return { list: entries.map(auditRow), totalCount: total, totalPage: Math.ceil(total / pageSize) }
})
