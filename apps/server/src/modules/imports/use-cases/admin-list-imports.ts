import { catalogue } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { importRun } from '../present'
import { findRuns } from '../store/runs'

export const adminListImports = useCase(catalogue.adminListImports, async ({ read }, { pageIndex, pageSize }) => {
  const { rows, total } = await findRuns(read, (pageIndex - 1) * pageSize, pageSize)
  return { list: rows.map(importRun), totalPage: Math.ceil(total / pageSize), totalCount: total }
})
