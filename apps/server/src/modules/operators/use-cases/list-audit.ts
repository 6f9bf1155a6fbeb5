import { operators } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { auditRow } from '../present'
import { findAudit } from '../store/records'

export const listAudit = useCase(operators.listAudit, async ({ read }, { pageIndex, pageSize, keyword, action }) => {
  const page = { limit: pageSize, offset: (pageIndex - 1) * pageSize }
  const { entries, total, actions } = await findAudit(read, { keyword, action }, page)
  return { list: entries.map(auditRow), totalCount: total, totalPage: Math.ceil(total / pageSize), actions }
})
