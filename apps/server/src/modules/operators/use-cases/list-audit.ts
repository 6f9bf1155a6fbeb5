import { operators } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { auditRow } from '../present'
import { findAudit, findAuditChoices } from '../store/records'

export const listAudit = useCase(operators.listAudit, async ({ read }, { pageIndex, pageSize, ...asked }) => {
  const filters = { ...asked, operatorId: asked.operatorId, from: asked.from, until: asked.until }
  const { entries, total } = await findAudit(read, filters, { limit: pageSize, offset: (pageIndex - 1) * pageSize })
  const choices = await findAuditChoices(read)
  return { list: entries.map(auditRow), totalCount: total, totalPage: Math.ceil(total / pageSize), ...choices }
})
