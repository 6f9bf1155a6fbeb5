import { search } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { countSearches, reportSearches } from '../store/searches'

export const adminReportSearches = useCase(
  search.adminReportSearches,
  async ({ read }, { from, until, withoutResult, pageIndex, pageSize }) => {
    const days = { from, until }
    const [counted, { list, totalCount }] = await Promise.all([
      countSearches(read, days),
      reportSearches(read, days, { withoutResult, offset: (pageIndex - 1) * pageSize, limit: pageSize }),
    ])
    return { ...counted, list, totalCount }
  },
)
