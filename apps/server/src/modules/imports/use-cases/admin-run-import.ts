import { catalogue } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findRun, moveRun } from '../store/runs'

/** A failed import may be run again: rows that are in the catalogue already change nothing. */
export const adminRunImport = useCase(catalogue.adminRunImport, (call, { id }) =>
  call.write(async (tx) => {
    if (!(await findRun(tx, id))) return call.fail('importNotFound')
    if (!(await moveRun(tx, id, ['previewed', 'failed'], 'running'))) return call.fail('importNotReady')
    call.about(`import ${id}`)
    return null
  }),
)
