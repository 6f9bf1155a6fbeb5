import { catalogue } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { importRun } from '../present'
import { reasonIn } from '../rules/reasons'
import { findProblems, findRun } from '../store/runs'

const problemsShown = 100

export const adminGetImport = useCase(catalogue.adminGetImport, async ({ read, fail, language }, { id }) => {
  const run = await findRun(read, id)
  if (!run) return fail('importNotFound')
  const problems = await findProblems(read, id, 0, problemsShown)
  return {
    run: importRun(run),
    sample: run.sample,
    problems: problems.map(({ line, column, reason }) => ({ line, column, reason: reasonIn(language, reason) })),
    errorSheet: problems.length > 0 ? `/opsapi/files/import-errors/${id}.csv?language=${language}` : '',
  }
})
