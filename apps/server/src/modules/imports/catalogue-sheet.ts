import { Readable } from 'node:stream'
import writeExcel from 'write-excel-file/node'
import { operatorMay } from '../../platform/actor'
import type { RawAnswer, RawCall } from '../../platform/raw-route'
import { type CatalogueFilter, catalogueRows, countCatalogueRows, nameForSheets } from '../catalogue'
import { newWriting } from './own-marks'
import { refused } from './refused'
import { ownHeader, ownRow } from './rules/own-sheet'

const productsAtATime = 200
/** A workbook is made in memory; larger lists go out as CSV. */
export const mostWorkbookRows = 10_000

async function* ownRows(
  call: RawCall,
  filter: CatalogueFilter,
  kind: 'csv' | 'workbook',
): AsyncGenerator<readonly string[]> {
  const writing = newWriting(kind)
  yield ownHeader
  let after = ''
  while (true) {
    const rows = await catalogueRows(call.read, filter, after, productsAtATime)
    for (const row of rows) yield ownRow(row, writing)
    const last = rows.at(-1)
    if (!last) return
    after = last.productId
  }
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

async function* lines(call: RawCall, filter: CatalogueFilter): AsyncGenerator<string> {
  let isFirst = true
  for await (const row of ownRows(call, filter, 'csv')) {
    yield `${isFirst ? '\uFEFF' : ''}${row.map(quoted).join(',')}\r\n`
    isFirst = false
  }
}

/** All cells are text, so that a spreadsheet leaves `0045` and `1E5` alone; a formula cannot come of text either. */
async function workbook(call: RawCall, filter: CatalogueFilter): Promise<Buffer> {
  const rows: { value: string; type: StringConstructor }[][] = []
  for await (const row of ownRows(call, filter, 'workbook')) rows.push(row.map((value) => ({ value, type: String })))
  return writeExcel(rows, { stickyRowsCount: 1, stickyColumnsCount: 2 }).toBuffer()
}

const download = (name: string, type: string, body: RawAnswer['body']): RawAnswer => ({
  status: 200,
  headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  body,
})

/**
 * The catalogue with prices and stock as a sheet that the preset `cusp` reads: what was not edited in it changes nothing
 * when it comes back, whatever has happened since. `catalogue.csv` has any length, `catalogue.xlsx` 10,000 rows at most.
 */
export async function catalogueSheet(call: RawCall): Promise<RawAnswer> {
  if (call.actor.kind !== 'operator') return refused(call, 401, 'loginRequired')
  if (!operatorMay(call.actor, 'catalogue.import')) return refused(call, 403, 'forbidden')
  const { category, brand } = call.query
  const filter = { categoryId: category || undefined, brandId: brand || undefined }
  if (call.params.name === 'catalogue.csv') {
    await call.write(nameForSheets)
    return download('catalogue.csv', 'text/csv; charset=utf-8', Readable.from(lines(call, filter)))
  }
  if (call.params.name !== 'catalogue.xlsx') return refused(call, 404, 'notFound')
  if ((await countCatalogueRows(call.read, filter)) > mostWorkbookRows) return refused(call, 413, 'tooLarge')
  await call.write(nameForSheets)
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return download('catalogue.xlsx', type, await workbook(call, filter))
}
