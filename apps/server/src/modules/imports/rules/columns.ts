import { type Problem, type ReadRow, SheetNotUnderstood, type SheetRow } from '../sheet'
import { BadCell, headingKey } from './cells'
import { reason } from './reasons'

/** The cells of one row by the names of their columns. */
export type Cells = { has(column: string): boolean; cell(column: string): string }

export type Columns = { has(column: string): boolean; of(cells: readonly string[]): Cells }

/** Finds the columns of a sheet, or refuses it with the names of those that are missing. */
export function columnsOf(header: readonly string[], required: readonly string[]): Columns {
  const place = new Map<string, number>()
  for (const [at, heading] of header.entries()) {
    const key = headingKey(heading)
    if (key === '') continue
    if (place.has(key)) throw new SheetNotUnderstood(`two columns are called "${key}"`)
    place.set(key, at)
  }
  const missing = required.filter((column) => !place.has(headingKey(column)))
  if (missing.length > 0) {
    const names = missing.map((column) => `"${column}"`).join(', ')
    throw new SheetNotUnderstood(
      `${missing.length === 1 ? 'the column' : 'the columns'} ${names} ${missing.length === 1 ? 'is' : 'are'} missing`,
    )
  }
  const at = (column: string) => place.get(headingKey(column))
  return {
    has: (column) => at(column) !== undefined,
    of: (cells) => ({
      has: (column) => at(column) !== undefined,
      cell: (column) => cells[at(column) ?? -1] ?? '',
    }),
  }
}

/** Turns what goes wrong in a row into the row's problem. */
export function readRow(line: number, cells: readonly string[], width: number, make: () => SheetRow): ReadRow {
  const problem = (column: string, why: string): ReadRow => {
    const found: Problem = { line, column, reason: why, cells }
    return { problems: [found] }
  }
  // Trailing empty cells are what spreadsheets add.
  const extra = cells.slice(width).some((cell) => cell !== '')
  if (extra) return problem('', reason('tooManyCells', { cells: cells.length, columns: width }))
  try {
    return { row: make() }
  } catch (error) {
    if (error instanceof BadCell) return problem(error.column, error.message)
    throw error
  }
}
