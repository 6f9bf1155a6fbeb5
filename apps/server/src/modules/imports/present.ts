import type { catalogue } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'

type Stored = Omit<catalogue.ImportRun, 'id' | 'createdAt' | 'finishedAt'> & {
  readonly id: string
  readonly createdAt: string
  readonly finishedAt: string | null
}

export const importRun = (run: Stored): catalogue.ImportRun => ({
  id: idFrom<'Import'>(run.id),
  fileName: run.fileName,
  preset: run.preset,
  supplier: run.supplier,
  status: run.status,
  rows: run.rows,
  created: run.created,
  updated: run.updated,
  unchanged: run.unchanged,
  bad: run.bad,
  problem: run.problem,
  createdAt: new Date(run.createdAt),
  finishedAt: run.finishedAt === null ? null : new Date(run.finishedAt),
  by: run.by,
})
