import { Readable } from 'node:stream'
import { languages } from '@cusp/kernel'
import { operatorMay } from '../../platform/actor'
import type { RawAnswer, RawCall, RawRoute } from '../../platform/raw-route'
import { catalogueSheet } from './catalogue-sheet'
import { readHeader } from './read-sheet'
import { refused } from './refused'
import { errorHeader, errorRow } from './rules/error-sheet'
import { findProblems, findRun } from './store/runs'

const pageSize = 500

async function* lines(call: RawCall, id: string, header: readonly string[]): AsyncGenerator<string> {
  // A link carries no header of ours: the page that shows it writes its language into it.
  const language = languages.find((each) => each === call.query.language) ?? call.language
  yield `\uFEFF${errorHeader(header, language)}`
  let after = 0
  while (true) {
    const problems = await findProblems(call.read, id, after, pageSize)
    for (const problem of problems) yield errorRow(problem, language)
    const last = problems.at(-1)
    if (!last || problems.length < pageSize) return
    after = last.id
  }
}

async function errorSheet(call: RawCall): Promise<RawAnswer> {
  if (call.actor.kind !== 'operator') return refused(call, 401, 'loginRequired')
  if (!operatorMay(call.actor, 'catalogue.import')) return refused(call, 403, 'forbidden')
  const id = (call.params.id ?? '').replace(/\.csv$/, '')
  const run = await findRun(call.read, id)
  if (!run) return refused(call, 404, 'notFound')
  const header = await readHeader(call.platform.files.absolute(run.filePath)).catch(() => [])
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="import-errors.csv"',
    },
    body: Readable.from(lines(call, id, header)),
  }
}

export const rawRoutes: RawRoute[] = [
  // Bad rows as a sheet. Cells that a spreadsheet would run as formulas have an apostrophe in front.
  { method: 'GET', path: '/opsapi/files/import-errors/:id', run: errorSheet },
  { method: 'GET', path: '/opsapi/files/catalogue/:name', run: catalogueSheet },
]
